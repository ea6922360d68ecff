import { allYear, bySeason } from '../opening-hours.ts';
import { type SightSeed, ticket } from '../ticket-seed.ts';

/** Yangjiang, by the sea and inland. */
export const yangjiangSights: readonly SightSeed[] = [
  {
    slug: 'dajiao-bay',
    category: '海滨海岛',
    title: ['海陵岛大角湾与“南海一号”', 'Dajiao Bay and the Nanhai No. 1'],
    summary: [
      '两山相抱的海湾，旁边的馆里泡着一艘宋代的商船。',
      'A bay between two hills, and in the museum near it, under water, a merchantman of the Song.',
    ],
    destination: '海陵岛',
    region: 'yangjiang',
    grade: 5,
    themes: ['海岛', '人文', '亲子', '亲水'],
    cover: 'palm-beach',
    address: ['阳江市海陵岛闸坡镇', 'Zhapo Town, Hailing Island, Yangjiang'],
    hours: bySeason(['08:00', '22:00', '20:30'], ['08:30', '20:00', '18:00']),
    visitHours: 5,
    highlights: [
      ['湾口朝南，浪进来时已经变得温柔', 'The bay looks south and the waves come in gentle'],
      ['隔玻璃看考古队员清理船舱与瓷器', 'Archaeologists at work among porcelain, behind glass'],
      ['渔港归船最热闹，下午四点到六点', 'The harbour is liveliest from four to six'],
    ],
    about: [
      [
        '海陵岛是广东最宽的海岛之一。上午在大角湾下海，中午在闸坡吃虾，下午去博物馆看那艘沉了八百年的船。',
        'Hailing is one of the widest islands of Guangdong. Swim in Dajiao Bay, eat prawns at Zhapo, and after noon see the ship that lay on the sea floor for eight hundred years.',
      ],
      [
        '联票含海滩与博物馆，两处相距约八公里，请留出半天。博物馆周一闭馆与否以馆方公告为准。',
        'The combined ticket holds the beach and the museum, eight kilometres apart: leave half a day. The museum announces its own closing days.',
      ],
    ],
    places: [
      [
        ['海陵岛大角湾', 'Dajiao Bay, Hailing Island'],
        ['两座小山像一对牛角，把湾围成半圆。', 'Two hills like horns close a half circle.'],
        'island',
      ],
      [
        ['广东海上丝绸之路博物馆', 'Maritime Silk Road Museum'],
        ['整船移进“水晶宫”，边清理边展出。', 'A whole ship in its “crystal palace”, shown while it is dug.'],
        'study-museum',
      ],
      [
        ['闸坡渔港', 'Zhapo fishing harbour'],
        ['木船靠满，鱼市在码头边支起来。', 'Boats side by side and the market on the quay.'],
        'harbour',
      ],
    ],
    gettingThere: [
      [
        '高铁：阳江站乘旅游班车约 75 分钟到闸坡。',
        'By train to Yangjiang, then a coach of 75 minutes to Zhapo.',
      ],
      ['自驾：湛江市区约 220 公里，岛上停车需早到。', 'By car: 220 km from Zhanjiang; arrive early to park.'],
    ],
    notices: ['smallFree', 'swim', 'sun'],
    realName: true,
    prices: 'weekends',
    types: [
      ticket(
        'adult',
        ['大角湾成人票', 'Dajiao Bay, adult'],
        'adult',
        ['entry', 'shower'],
        ['anytime', 48, 800, 56],
      ),
      ticket(
        'child',
        ['大角湾儿童票', 'Dajiao Bay, child'],
        'smallChild',
        ['entry', 'shower'],
        ['anytime', 28, 400],
      ),
      ticket(
        'combo',
        ['大角湾+博物馆联票', 'Bay and museum'],
        'everyone',
        ['entry', 'museum', 'shower'],
        ['dayBefore', 98, 300, 118],
      ),
      ticket(
        'family',
        ['家庭联票', 'Family ticket for both'],
        'family',
        ['entry', 'museum', 'shower', 'parasol'],
        ['dayBefore', 238, 100],
      ),
    ],
  },
  {
    slug: 'lingxiao-cave',
    category: '自然风光',
    title: ['阳春凌霄岩', 'Lingxiao Cave, Yangchun'],
    summary: [
      '一座可以仰着头走半小时的溶洞，穹顶高得像被掏空的山。',
      'A cave to walk through with your head back for half an hour: the roof is as high as a hollow hill.',
    ],
    destination: '阳春',
    region: 'yangjiang',
    grade: 4,
    themes: ['自然', '研学', '亲子', '自驾'],
    cover: 'waterfall',
    address: ['阳春市河朗镇', 'Helang Town, Yangchun, Yangjiang'],
    hours: allYear('08:30', '17:00', '16:00'),
    visitHours: 2.5,
    highlights: [
      ['主厅宽阔，钟乳与石幔层层垂下', 'A wide hall, hung with stalactites and stone curtains'],
      ['洞中四季约二十度，夏天最合适', 'Some twenty degrees all year, best in summer'],
      ['地下河听得见声音，看不见源头', 'One hears the river below and never sees where it begins'],
    ],
    about: [
      [
        '水在石灰岩里走了很久很久，走出一条看得见的路。洞分三层，中层最高，讲解员关一次灯，让您听一会儿黑暗。',
        'For ages water walked through limestone until its way could be seen. There are three storeys, the middle one highest; for a while the guide turns off the light so that you hear the dark.',
      ],
      [
        '洞内有台阶与栈道，老人可走中层平路。山外是稻田与河，适合再玩半天。',
        'There are steps and boardwalks; the elderly keep to the level middle storey. Outside lie rice fields and a river for the rest of the day.',
      ],
    ],
    places: [
      [
        ['凌霄大厅', 'Great hall'],
        [
          '顶高如教堂，最粗的石柱要几人合抱。',
          'As high as a church, with pillars that take several to embrace.',
        ],
        'waterfall',
      ],
      [
        ['地下河', 'Underground river'],
        ['水从石缝里流过，夏天也冰手。', 'Water through the rock, cold even in summer.'],
        'pagoda-hill',
      ],
      [
        ['洞口稻田', 'Rice fields at the mouth'],
        ['出洞先被一片绿晃了眼。', 'Coming out, the green is dazzling.'],
        'study-farm',
      ],
    ],
    gettingThere: [
      ['高铁：阳春站打车约 50 分钟。', 'By train to Yangchun, then 50 minutes by taxi.'],
      ['自驾：湛江市区约 240 公里，山脚停车场。', 'By car: 240 km from Zhanjiang, car park below the cave.'],
    ],
    notices: ['smallFree', 'steps', 'pets'],
    realName: true,
    prices: 'holidays',
    types: [
      ticket('adult', ['成人票', 'Adult'], 'adult', ['entry', 'guide'], ['anytime', 68, 400, 78]),
      ticket('student', ['学生票', 'Student'], 'student', ['entry', 'guide'], ['anytime', 34, 300]),
      ticket('senior', ['长者票', 'Senior'], 'senior', ['entry', 'guide'], ['anytime', 34, 200]),
      ticket(
        'lamp',
        ['探洞体验（领灯）', 'By lamplight'],
        'grown',
        ['entry', 'guide', ['头灯与防滑鞋套', 'Head lamp and shoe grips']],
        ['dayBefore', 138, 15],
        [
          ['10:00', '11:30'],
          ['14:00', '15:30'],
        ],
      ),
    ],
  },
];
