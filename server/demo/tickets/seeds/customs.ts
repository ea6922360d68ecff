import { allYear } from '../opening-hours.ts';
import { type SightSeed, ticket } from '../ticket-seed.ts';

/** Thunder drums of Leizhou and lions of Suixi. */
export const customSights: readonly SightSeed[] = [
  {
    slug: 'leizu-temple',
    category: '古迹人文',
    title: ['雷祖祠与石狗', 'Temple of the Thunder Ancestor'],
    summary: [
      '供奉唐代雷州首任刺史的千年祠宇，门外守着一排神情各异的石狗。',
      'A thousand years of homage to Leizhou’s first governor, with a row of stone dogs on guard, each in its own mood.',
    ],
    destination: '雷州',
    region: 'leizhou',
    themes: ['人文', '研学', '摄影'],
    cover: 'temple',
    address: ['雷州市白沙镇白院村英榜山', 'Yingbang Hill, Baiyuan Village, Baisha Town, Leizhou'],
    hours: allYear('08:00', '17:30', '17:00'),
    visitHours: 1.5,
    highlights: [
      ['始建于唐代，历代重修，梁架与碑刻并存', 'Founded under the Tang, rebuilt by every age since'],
      [
        '石狗是雷州人的门神，上千尊没有一样的',
        'Stone dogs guard every village: a thousand of them, none alike',
      ],
      ['正月祭雷，鼓声从早响到晚', 'In the first month drums for the thunder from dawn to dusk'],
    ],
    about: [
      [
        '雷州多雷，先民敬雷如敬长辈。传说刺史陈文玉由雷所生，为官清正，死后被尊为雷祖。祠在山坡上，三进两廊，树比房子还老。',
        'Leizhou is a land of thunder, honoured like an elder. Legend has it that governor Chen Wenyu was born of it and ruled justly. His temple lies on a slope, three halls deep, among trees older than the walls.',
      ],
      [
        '我们的讲解员来自本村，讲完正史也讲故事。票价已含讲解与进祠所需费用，余下的时间请慢慢看石狗的表情。',
        'Our guides come from the village and tell history and tales alike. The price holds guide and entrance; take your time with the faces of the dogs.',
      ],
    ],
    places: [
      [
        ['正殿', 'Main hall'],
        ['供奉雷祖，抬梁彩绘讲的是海上行舟。', 'The Thunder Ancestor, below beams painted with ships.'],
        'temple',
      ],
      [
        ['石狗群', 'Stone dogs'],
        ['蹲、卧、笑、怒，都守着同一扇门。', 'Sitting, lying, laughing, fierce: all guard one door.'],
        'goods-craft',
      ],
      [
        ['英榜山林', 'Woods of Yingbang Hill'],
        ['百年古榕下有石桌，适合歇脚。', 'Stone tables below old banyans.'],
        'pagoda-hill',
      ],
    ],
    gettingThere: [
      [
        '自驾：雷州城区西南约 3 公里，门前可停车。',
        'By car: 3 km southwest of Leizhou, parking at the gate.',
      ],
      ['打车：雷州站出发约 25 分钟。', 'By taxi: 25 minutes from Leizhou station.'],
    ],
    notices: ['temple', 'steps'],
    realName: false,
    prices: 'even',
    types: [
      ticket('adult', ['成人讲解票', 'Adult with a guide'], 'adult', ['guide', 'fees'], ['anytime', 28, 100]),
      ticket(
        'child',
        ['学生讲解票', 'Student with a guide'],
        'student',
        ['guide', 'fees'],
        ['anytime', 15, 100],
      ),
      ticket(
        'senior',
        ['长者讲解票', 'Senior with a guide'],
        'senior',
        ['guide', 'fees'],
        ['anytime', 12, 60],
      ),
      ticket(
        'drum',
        ['雷鼓体验', 'Drum lesson'],
        'everyone',
        ['coach', 'tools', 'photo'],
        ['dayBefore', 58, 15],
        [
          ['10:00', '11:00'],
          ['15:00', '16:00'],
        ],
      ),
    ],
  },
  {
    slug: 'suixi-lions',
    category: '主题场馆',
    title: ['遂溪醒狮传习馆', 'Suixi Lion Dance School'],
    summary: [
      '高桩上的狮子在这里长大：看一场训练，学一套鼓点，扎一只小狮头。',
      'Where the lions of the high poles grow up: watch a practice, learn a drum beat, make a small lion head.',
    ],
    destination: '遂溪',
    region: 'suixi',
    themes: ['人文', '研学', '亲子'],
    cover: 'old-street',
    address: ['遂溪县遂城镇，醒狮传习基地', 'Lion-dance base, Suicheng Town, Suixi'],
    hours: allYear('09:00', '18:00', '16:30'),
    visitHours: 2,
    highlights: [
      ['遂溪醒狮，国家级非物质文化遗产', 'The awakening lion of Suixi, a national heritage'],
      ['高桩最高近三米，狮子在上面转身', 'On poles of almost three metres a lion turns round'],
      ['鼓手教孩子打第一套“起狮”', 'Drummers teach children the call that wakes the lion'],
    ],
    about: [
      [
        '遂溪几乎村村有狮队，农闲练，过年舞，婚礼和新居也请。少年十来岁上桩，摔过，再上去。',
        'Nearly every village has its team: practice after harvest, dances at New Year, weddings, new houses. At ten or so the young climb the poles, fall, and climb again.',
      ],
      [
        '传习馆的训练可以免票旁观；收费的是讲解、成套演出和动手课，收入给队里添置狮被与护垫。',
        'Watching practice costs nothing. What is paid are guide, show and classes, which buy costumes and mats for the team.',
      ],
    ],
    places: [
      [
        ['高桩训练场', 'Pole yard'],
        ['二十一根桩，最远的一跳近两米。', 'Twenty-one poles, the longest leap almost two metres.'],
        'theme-park',
      ],
      [
        ['狮头作坊', 'Workshop'],
        ['竹篾、纸、绒球，一只狮头要做半个月。', 'Bamboo, paper and tassels: half a month for a head.'],
        'goods-craft',
      ],
      [
        ['祠堂鼓房', 'Drums in the ancestral hall'],
        ['大鼓、锣、镲，三样凑成一个年。', 'Drum, gong and cymbals: three make a New Year.'],
        'temple',
      ],
    ],
    gettingThere: [
      ['高铁：遂溪站打车约 12 分钟。', 'By train to Suixi, then 12 minutes by taxi.'],
      ['自驾：赤坎约 22 公里，门前停车。', 'By car: 22 km from Chikan, parking at the door.'],
    ],
    notices: ['late'],
    realName: false,
    prices: 'even',
    types: [
      ticket(
        'show',
        ['醒狮演出', 'The show'],
        'everyone',
        ['show', 'guide'],
        ['dayBefore', 48, 120, 58],
        [
          ['10:30', '11:20'],
          ['15:30', '16:20'],
        ],
      ),
      ticket(
        'drum',
        ['鼓点体验课', 'Drum class'],
        'everyone',
        ['coach', 'tools', 'show'],
        ['dayBefore', 88, 20],
        [
          ['09:30', '11:20'],
          ['14:30', '16:20'],
        ],
      ),
      ticket(
        'head',
        ['扎小狮头（亲子）', 'Make a lion head, for two'],
        'parentAndChild',
        ['coach', 'tools', ['带走自己的小狮头', 'Your lion head to take home']],
        ['dayBefore', 168, 10],
        [['13:30', '16:20']],
      ),
    ],
  },
];
