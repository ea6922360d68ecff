import { allYear, bySeason } from '../opening-hours.ts';
import { type SightSeed, ticket } from '../ticket-seed.ts';

/** Techeng and Naozhou. */
export const islandSights: readonly SightSeed[] = [
  {
    slug: 'techeng-island',
    category: '海滨海岛',
    title: ['特呈岛红树林与渔村', 'Techeng Island: Mangroves and Village'],
    summary: [
      '霞山对面的小岛，退潮走进红树林，涨潮划独木舟穿过树冠。',
      'The island across from Xiashan: on foot into the mangroves at low tide, by canoe between their crowns at high.',
    ],
    destination: '特呈岛',
    region: 'xiashan',
    themes: ['海岛', '自然', '亲子', '亲水'],
    cover: 'mangrove',
    address: [
      '湛江市霞山区特呈岛，霞山特呈渡口集合',
      'Techeng Island; meet at the Techeng ferry in Xiashan, Zhanjiang',
    ],
    hours: bySeason(['08:00', '18:00', '16:00'], ['08:30', '17:30', '15:30']),
    visitHours: 4,
    highlights: [
      ['数百年的白骨壤林，木栈道直到林心', 'Mangroves some centuries old and a boardwalk into their heart'],
      ['渔民带路赶海，认沙虫、花蟹与血蚶', 'A fisherman shows you sandworms, crabs and cockles'],
      ['渡船二十分钟，当天往返不赶', 'Twenty minutes by ferry, an easy day'],
    ],
    about: [
      [
        '特呈岛不大，骑车一小时能绕一圈。岛上的人打鱼、种菜，也看守着一片很老的红树林：树长得慢，潮水来一次、退一次，才长一点点。',
        'Techeng is small: an hour by bicycle. Its people fish, grow vegetables and guard a very old mangrove forest, which grows a little with each tide.',
      ],
      [
        '上岛本身不收门票。这里售卖的是往返船与向导、独木舟等体验，收入的一部分用于林区清洁。',
        'There is no entrance fee for the island. Sold here are the ferry with a guide and canoe trips; a part of it pays for keeping the forest clean.',
      ],
    ],
    places: [
      [
        ['特呈岛红树林', 'Techeng Island mangroves'],
        [
          '退潮时露出满地的呼吸根，招潮蟹在其间挥手。',
          'At low tide roots stand up like pencils and fiddler crabs wave between them.',
        ],
        'sea',
      ],
      [
        ['特呈岛渔村', 'Techeng fishing village'],
        [
          '珊瑚石老屋、晾网的空地和一间卖椰青的小店。',
          'Coral-stone houses, nets drying, a shop with coconuts.',
        ],
        'fishing-village',
      ],
      [
        ['特呈岛冼太庙', 'Lady Xian Temple, Techeng'],
        [
          '供奉岭南圣母冼夫人，每年正月有游神。',
          'For Lady Xian, mother of the south; a procession in the first lunar month.',
        ],
        'sea-temple',
      ],
    ],
    gettingThere: [
      [
        '渡船：霞山特呈渡口上船，约 20 分钟，具体班次以码头当日公告为准。',
        'By ferry from Xiashan, 20 minutes; times are posted at the pier.',
      ],
      ['公交：到海滨公园站，步行约 12 分钟到渡口。', 'By bus to Haibin Park, then twelve minutes on foot.'],
    ],
    notices: ['freePlace', 'tide', 'wind', 'mosquito'],
    realName: true,
    prices: 'weekends',
    types: [
      ticket(
        'adult',
        ['往返船+林间向导', 'Ferry and forest guide, adult'],
        'adult',
        ['boat', 'guide', 'insurance'],
        ['dayBefore', 78, 60, 88],
      ),
      ticket(
        'child',
        ['往返船+林间向导（儿童）', 'Ferry and forest guide, child'],
        'child',
        ['boat', 'guide', 'insurance'],
        ['dayBefore', 48, 40, 58],
      ),
      ticket(
        'canoe',
        ['红树林独木舟', 'Canoe in the mangroves'],
        'everyone',
        ['boat', 'coach', 'vest', 'insurance'],
        ['dayBefore', 168, 12],
        [
          ['09:30', '11:30'],
          ['14:30', '16:30'],
        ],
      ),
    ],
  },
  {
    slug: 'naozhou-lighthouse',
    category: '古迹人文',
    title: ['硇洲灯塔与那晏海石滩', 'Naozhou Lighthouse and Nayan Shore'],
    summary: [
      '火山岛上的百年石塔，日落时看光开始转；次日天亮，黑石滩上等太阳。',
      'A century-old tower of stone on a volcanic island: see the light begin to turn at dusk, and the sun rise over black rocks.',
    ],
    destination: '硇洲岛',
    region: 'mazhang',
    themes: ['海岛', '人文', '摄影'],
    cover: 'lighthouse',
    address: ['湛江市硇洲岛孟岗村马鞍山', 'Ma’anshan, Menggang Village, Naozhou Island, Zhanjiang'],
    hours: allYear('05:30', '19:00', '17:30'),
    visitHours: 2.5,
    highlights: [
      ['全塔用当地麻石叠砌，至今仍为船只引航', 'Built of island granite, and still guiding ships'],
      ['水晶透镜把光聚到几十公里外', 'A crystal lens that carries the light for many miles'],
      ['那晏的玄武岩像一条凝固的浪', 'The basalt of Nayan like a wave turned to stone'],
    ],
    about: [
      [
        '十九世纪末，法国人租借广州湾，在岛的最高处立起这座塔。石头不用灰浆，一块咬着一块，一百二十多年没有移动。',
        'At the end of the nineteenth century the French, who leased the bay, raised this tower on the highest point of the island. Its stones lock without mortar and have not moved in over 120 years.',
      ],
      [
        '灯塔仍在值守，是否入内以航标部门当日安排为准；我们的导览在塔下与周边进行，不另收灯塔门票。上岛的车渡费用自理。',
        'The light is on duty: whether one may go inside is decided by its keepers on the day. Our guide walks around it and charges no entrance to it. The car ferry is not included.',
      ],
    ],
    places: [
      [
        ['硇洲灯塔', 'Naozhou Lighthouse'],
        [
          '塔高二十余米，从马鞍山顶照向四面海。',
          'Some twenty metres tall, shining from the hilltop on the sea all round.',
        ],
        'island',
      ],
      [
        ['那晏海石滩', 'Nayan basalt shore'],
        [
          '黑色火山石铺进海里，是岛上最好的日出机位。',
          'Black lava runs into the sea: the best place on the island for sunrise.',
        ],
        'sea',
      ],
      [
        ['宋皇村与宋皇井', 'Song Emperor Village and Well'],
        [
          '南宋末年小朝廷南逃至此，留下一口井和许多传说。',
          'The last court of the Southern Song fled here and left a well and many tales.',
        ],
        'fishing-village',
      ],
    ],
    gettingThere: [
      [
        '自驾或班车：市区到东海岛东南码头约 60 公里，车渡约 40 分钟到硇洲北港。',
        'By car or coach: 60 km to Dongnan pier on Donghai, then 40 minutes by car ferry.',
      ],
      [
        '岛上：北港到灯塔约 4 公里，可打电动车或租摩托。',
        'On the island: 4 km from the ferry to the lighthouse by cart or rented scooter.',
      ],
    ],
    notices: ['freePlace', 'wind', 'sun', 'drones'],
    realName: false,
    prices: 'even',
    types: [
      ticket(
        'guide',
        ['灯塔导览', 'Lighthouse walk'],
        'everyone',
        ['guide', 'insurance'],
        ['anytime', 39, 30],
        [
          ['10:00', '11:00'],
          ['16:30', '18:00'],
        ],
      ),
      ticket(
        'sunrise',
        ['那晏日出（含接送）', 'Sunrise at Nayan with a ride'],
        'everyone',
        ['guide', ['岛内往返接送', 'The ride there and back'], 'drink'],
        ['dayBefore', 88, 14],
        [['05:40', '08:00']],
      ),
      ticket(
        'round',
        ['环岛半日', 'Half a day round the island'],
        'everyone',
        ['guide', ['岛内用车', 'A car on the island'], ['渔家简餐', 'A simple lunch with fishermen']],
        ['dayBefore', 198, 14, 228],
        [['09:00', '13:30']],
      ),
    ],
  },
];
