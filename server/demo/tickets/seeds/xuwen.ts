import { allYear } from '../opening-hours.ts';
import { type SightSeed, ticket } from '../ticket-seed.ts';

/** The southern end of the mainland. */
export const xuwenSights: readonly SightSeed[] = [
  {
    slug: 'pineapple-sea',
    category: '湿地田园',
    title: ['曲界菠萝的海', 'Pineapple Sea of Qujie'],
    summary: [
      '红土上铺开的菠萝与甘蔗，像一块会换颜色的棋盘，风车站在远处。',
      'Pineapples and cane on red earth, a chessboard that changes its colours, with windmills far off.',
    ],
    destination: '徐闻',
    region: 'xuwen',
    themes: ['摄影', '亲子', '自驾', '自然'],
    cover: 'pineapple-field',
    address: ['徐闻县曲界镇，七彩田园观景台', 'Lookout of the coloured fields, Qujie Town, Xuwen'],
    hours: allYear('08:00', '18:00', '17:00'),
    visitHours: 2.5,
    highlights: [
      ['全国每三个菠萝，就有一个来自徐闻', 'One pineapple in three in China comes from Xuwen'],
      ['二月到五月是收获季，田埂边就能吃', 'Harvest from February to May, eaten at the edge of the field'],
      ['傍晚光线斜，红土最红', 'Slanting light makes the earth reddest in the evening'],
    ],
    about: [
      [
        '这片丘陵连绵几十公里，菠萝、香蕉、甘蔗、番薯轮着种，从高处看是一道道色带。它是农田，不是公园，路归拖拉机先走。',
        'For miles the hills bear pineapples, bananas, cane and sweet potatoes in turn, bands of colour from above. It is farmland, not a park: tractors go first.',
      ],
      [
        '田野免费开放。我们提供带讲解的观光车、采摘和削菠萝课，请勿踩踏未收的植株。',
        'The fields are free. We offer a shuttle with a guide, picking and a lesson in peeling; please do not step on the plants.',
      ],
    ],
    places: [
      [
        ['七彩田园与风车', 'Coloured fields and windmills'],
        [
          '观景台正对最密的一片色带，风车缓缓地转。',
          'The lookout faces the brightest bands, and windmills turn slowly.',
        ],
        'flower-field',
      ],
      [
        ['田洋火山口', 'Tianyang crater'],
        ['古火山口里的水田，四面是缓坡。', 'Wet fields in an old crater among gentle slopes.'],
        'crater-lake',
      ],
      [
        ['采摘园', 'Picking field'],
        [
          '学挑熟的：看果眼，闻果柄，最后才是颜色。',
          'How to choose: look at the eyes, smell the stalk, colour last.',
        ],
        'study-farm',
      ],
    ],
    gettingThere: [
      ['自驾：沈海高速徐闻段下，约 25 公里到观景台。', 'By car: 25 km from the expressway at Xuwen.'],
      [
        '高铁：徐闻站打车约 45 分钟，建议约好返程。',
        'By train to Xuwen, 45 minutes by taxi; agree on the way back.',
      ],
    ],
    notices: ['freePlace', 'sun', 'drones'],
    realName: false,
    prices: 'holidays',
    types: [
      ticket(
        'shuttle',
        ['观光车+讲解', 'Shuttle with a guide'],
        'everyone',
        [['田间观光车 90 分钟', 'Ninety minutes by shuttle'], 'guide'],
        ['anytime', 48, 40, 58],
        [
          ['09:00', '10:30'],
          ['15:00', '16:30'],
        ],
      ),
      ticket(
        'picking',
        ['采摘与削菠萝课', 'Picking and peeling'],
        'everyone',
        ['guide', 'tools', ['带走两个菠萝', 'Two pineapples to take home']],
        ['dayBefore', 78, 30],
      ),
      ticket(
        'tractor',
        ['亲子拖拉机半日', 'Tractor morning for families'],
        'family',
        [['拖拉机拖斗游田', 'A ride in the trailer'], 'guide', 'tools', 'snack'],
        ['dayBefore', 258, 6],
        [['08:30', '11:30']],
      ),
    ],
  },
  {
    slug: 'southernmost-village',
    category: '海滨海岛',
    title: ['大陆南极村与灯楼角', 'Southernmost Village and Denglou Cape'],
    summary: [
      '中国大陆最南端的渔村，一座灯塔、两片海、千年盐田。',
      'The village at the southern tip of the Chinese mainland: a lighthouse, two seas, salt fields a thousand years old.',
    ],
    destination: '徐闻',
    region: 'xuwen',
    themes: ['摄影', '人文', '自驾', '研学'],
    cover: 'lighthouse',
    address: ['徐闻县角尾乡', 'Jiaowei, Xuwen'],
    hours: allYear('08:00', '19:00', '17:30'),
    visitHours: 3,
    highlights: [
      [
        '站在灯楼角，左手南海，右手北部湾',
        'At Denglou Cape: the South China Sea to the left, the Gulf of Tonkin to the right',
      ],
      ['两股海流相遇，水面有一道看得见的线', 'Where two currents meet there is a line on the water'],
      ['珊瑚屋与盐田，适合慢慢拍', 'Coral houses and salt fields for patient photographers'],
    ],
    about: [
      [
        '走到这里，大陆就没有路了。村里的老屋用珊瑚石砌，院墙爬着仙人掌；一九五〇年，渡海的木船从附近的滩头出发。',
        'Here the mainland ends. Old houses are of coral stone, with cactus on their walls; in 1950 wooden boats set out for Hainan from the shore nearby.',
      ],
      [
        '村子和海角可自由前往。我们提供电瓶车与讲解、珊瑚馆研学和盐田体验，落日前一小时最美。',
        'Village and cape are open to all. We offer a cart with a guide, a visit to the coral hall and a morning in the salt. The last hour before sunset is best.',
      ],
    ],
    places: [
      [
        ['灯楼角', 'Denglou Cape'],
        [
          '大陆最南端的灯塔，塔下是合水线。',
          'The southernmost lighthouse of the mainland, above the meeting of currents.',
        ],
        'sea',
      ],
      [
        ['徐闻珊瑚礁保护区展馆', 'Xuwen Coral Reef Reserve'],
        [
          '看懂近岸珊瑚怎样活着，以及为什么不能踩。',
          'How corals live close to the shore, and why not to step on them.',
        ],
        'study-ocean',
      ],
      [
        ['角尾盐田', 'Salt fields of Jiaowei'],
        [
          '石盐槽传了许多代，午后能看到结晶。',
          'Stone troughs handed down for generations; crystals form after noon.',
        ],
        'fishing-village',
      ],
    ],
    gettingThere: [
      [
        '自驾：徐闻县城约 45 公里，最后一段是村道。',
        'By car: 45 km from Xuwen, the last of them on village roads.',
      ],
      ['班车：县城客运站到角尾，约 90 分钟。', 'By coach from Xuwen to Jiaowei, about 90 minutes.'],
    ],
    notices: ['freePlace', 'sun', 'wind', 'drones'],
    realName: false,
    prices: 'holidays',
    types: [
      ticket(
        'cart',
        ['电瓶车+讲解', 'Cart with a guide'],
        'everyone',
        ['guide', ['村内电瓶车', 'A cart through the village']],
        ['anytime', 38, 60],
      ),
      ticket(
        'coral',
        ['珊瑚研学', 'Coral class'],
        'everyone',
        ['museum', 'guide', 'tools'],
        ['dayBefore', 58, 25, 68],
        [
          ['09:30', '11:00'],
          ['14:30', '16:00'],
        ],
      ),
      ticket(
        'salt',
        ['盐田体验', 'In the salt fields'],
        'everyone',
        ['guide', 'tools', ['带走一小罐海盐', 'A small jar of salt']],
        ['dayBefore', 68, 16],
        [['15:00', '16:30']],
      ),
    ],
  },
];
