import { bySeason } from '../opening-hours.ts';
import { type SightSeed, ticket } from '../ticket-seed.ts';

/** The red mountains in the north of Guangdong. */
export const shaoguanSights: readonly SightSeed[] = [
  {
    slug: 'mount-danxia',
    category: '自然风光',
    title: ['韶关丹霞山', 'Mount Danxia, Shaoguan'],
    summary: [
      '红砂岩长成的山林，登高看日出，坐船看它从江里站起来。',
      'A forest of red sandstone: climb for the sunrise, or see it from a boat, standing up out of the river.',
    ],
    destination: '丹霞山',
    region: 'shaoguan',
    grade: 5,
    themes: ['自然', '摄影', '研学', '自驾'],
    cover: 'pagoda-hill',
    address: ['韶关市仁化县丹霞山', 'Mount Danxia, Renhua, Shaoguan'],
    hours: bySeason(['06:00', '18:30', '17:00'], ['06:30', '18:00', '16:30']),
    visitHours: 8,
    highlights: [
      ['世界自然遗产，“丹霞地貌”因它得名', 'World Heritage; the word Danxia landform comes from here'],
      [
        '票四十八小时内有效，登山一天、看江一天',
        'The ticket holds for 48 hours: a day uphill, a day on the river',
      ],
      ['长老峰日出，云常常在脚下', 'On Elder Peak the clouds often lie below'],
    ],
    about: [
      [
        '几千万年前的河床抬起来，被雨水一层层削成今天的样子：平的顶、红的壁、窄的缝。锦江在山脚绕，水与山配成一对。',
        'A riverbed raised over ages and cut back by rain: flat tops, red walls, narrow cracks. The Jin River winds round its foot and belongs to it.',
      ],
      [
        '山上有索道，走得动的人建议上山坐索道、下山走路。夏天午后有雷雨，请趁早。',
        'There is a cable car; ride up and walk down. Summer afternoons bring thunder, so start early.',
      ],
    ],
    places: [
      [
        ['长老峰', 'Elder Peak'],
        ['三个多小时来回，最值得的是清早。', 'More than three hours there and back, best at dawn.'],
        'pagoda-hill',
      ],
      [
        ['锦江游船', 'Boats on the Jin River'],
        ['约四十分钟，山一座座从水里站起。', 'Forty minutes past hills that rise from the water.'],
        'cruise',
      ],
      [
        ['别传寺', 'Biechuan Temple'],
        ['清初的寺，藏在崖下的林子里。', 'A temple of the early Qing in the woods below the cliff.'],
        'temple',
      ],
    ],
    gettingThere: [
      [
        '高铁：韶关站有旅游班车，约 60 分钟到山门。',
        'By train to Shaoguan, then a coach of an hour to the gate.',
      ],
      [
        '自驾：广州约 280 公里，山门停车场，园内换乘景区车。',
        'By car: 280 km from Guangzhou; inside there is a shuttle.',
      ],
    ],
    notices: ['smallFree', 'steps', 'wind', 'drones'],
    realName: true,
    prices: 'holidays',
    types: [
      ticket(
        'adult',
        ['成人两日票', 'Adult, two days'],
        'adult',
        ['twoDays', 'shuttle', 'english'],
        ['anytime', 98, 800, 115],
      ),
      ticket(
        'student',
        ['学生两日票', 'Student, two days'],
        'student',
        ['twoDays', 'shuttle'],
        ['anytime', 49, 500],
      ),
      ticket(
        'cable',
        ['门票+索道', 'Entry and cable car'],
        'everyone',
        ['twoDays', 'shuttle', 'cable'],
        ['dayBefore', 158, 200, 188],
      ),
      ticket(
        'river',
        ['门票+锦江游船', 'Entry and river boat'],
        'everyone',
        ['twoDays', 'shuttle', 'cruise', 'vest'],
        ['never', 198, 80],
        [
          ['09:30', '10:30'],
          ['14:00', '15:00'],
        ],
      ),
    ],
  },
];
