import { allYear, bySeason } from '../opening-hours.ts';
import { type SightSeed, ticket } from '../ticket-seed.ts';

/** The crater lake outside Zhanjiang and its bay. */
export const lakeAndBay: readonly SightSeed[] = [
  {
    slug: 'huguangyan',
    category: '自然风光',
    title: ['湖光岩风景区', 'Huguangyan Scenic Area'],
    summary: [
      '一次火山喷发留下的圆湖，十几万年没有干过，也没有一条河流进来。',
      'A round lake left by one eruption: in well over a hundred thousand years it has neither run dry nor met a river.',
    ],
    destination: '麻章',
    region: 'mazhang',
    grade: 4,
    themes: ['自然', '亲子', '研学', '摄影'],
    cover: 'crater-lake',
    address: ['湛江市麻章区湖光镇', 'Huguang Town, Mazhang, Zhanjiang'],
    hours: bySeason(['07:30', '18:30', '17:30'], ['07:30', '18:00', '17:00']),
    visitHours: 3,
    highlights: [
      ['雷琼世界地质公园的核心，典型的玛珥湖', 'The heart of Leiqiong Global Geopark, a textbook maar lake'],
      ['环湖步道约六公里，两小时从容走完', 'Six kilometres of path round the water, two easy hours'],
      ['湖心倒映崖壁，清晨无风时最静', 'Cliffs on still water, best before the morning wind'],
    ],
    about: [
      [
        '十几万年前，地下岩浆遇到水，一声巨响炸出一个圆坑，雨水把它填成了湖。湖底的泥一层一层，像没有缺页的日历，科学家从中读出了十几万年的雨和风。',
        'Long ago magma met water under the ground and blew out a round pit, which the rain filled. The mud at the bottom lies in layers like a calendar without a missing page, and from it scientists read ancient rain and wind.',
      ],
      [
        '今天的湖边是大榕树、石阶和慢慢走的人。上午看火山博物馆，弄懂这口湖的来历，再沿步道绕一圈，中途在楞严寺喝一杯茶。',
        'Today there are banyans, stone steps and people in no hurry. See the museum first to learn where the lake came from, then walk round it, with tea at Lengyan Temple on the way.',
      ],
    ],
    places: [
      [
        ['湖光岩玛珥湖', 'Huguangyan maar lake'],
        [
          '湖面约两平方公里，水色随天光从墨绿变到湛蓝。',
          'Some two square kilometres of water, from dark green to deep blue with the sky.',
        ],
        'pagoda-hill',
      ],
      [
        ['玛珥湖火山博物馆', 'Maar Volcano Museum'],
        ['用模型与岩芯讲清楚火山怎样变成湖。', 'Models and cores that tell how a volcano becomes a lake.'],
        'study-museum',
      ],
      [
        ['楞严寺', 'Lengyan Temple'],
        [
          '崖下古寺，相传宋代李纲南行时在此题“湖光岩”三字。',
          'Below the cliff; here, they say, the exiled minister Li Gang named the place in Song times.',
        ],
        'temple',
      ],
    ],
    gettingThere: [
      [
        '自驾：距霞山约 18 公里，景区北门停车场按次收费。',
        'By car: 18 km from Xiashan; the car park is at the north gate.',
      ],
      [
        '公交：市区有公交到湖光岩站，以当日车次为准，约 50 分钟。',
        'By bus: city buses stop at Huguangyan, about 50 minutes.',
      ],
      ['高铁：湛江西站打车约 25 分钟。', 'By train: 25 minutes by taxi from Zhanjiang West.'],
    ],
    notices: ['smallFree', 'steps', 'mosquito', 'pets'],
    realName: true,
    prices: 'even',
    types: [
      ticket('adult', ['成人票', 'Adult'], 'adult', ['entry', 'museum'], ['anytime', 48, 500, 55]),
      ticket('child', ['儿童学生票', 'Child or student'], 'child', ['entry', 'museum'], ['anytime', 24, 300]),
      ticket('senior', ['长者票', 'Senior'], 'senior', ['entry', 'museum'], ['anytime', 20, 200]),
      ticket(
        'shuttle',
        ['门票+环湖观光车', 'Entry and lakeside shuttle'],
        'everyone',
        ['entry', 'museum', 'shuttle'],
        ['anytime', 68, 200, 78],
      ),
    ],
  },
  {
    slug: 'jinsha-bay-cruise',
    category: '游船观光',
    title: ['金沙湾·湛江湾夜游船', 'Zhanjiang Bay Evening Cruise'],
    summary: [
      '从金沙湾看日落，再上船穿过海湾大桥，一边是港区的吊机，一边是新城的灯。',
      'Sunset at Jinsha Bay, then by boat below the bridge, with port cranes on one side and new lights on the other.',
    ],
    destination: '赤坎',
    region: 'chikan',
    themes: ['夜游', '亲水', '休闲', '摄影'],
    cover: 'cruise',
    address: [
      '湛江市赤坎区海滨大道北，金沙湾码头',
      'Jinsha Bay pier, Haibin Avenue North, Chikan, Zhanjiang',
    ],
    hours: allYear('16:00', '21:30', '20:30'),
    visitHours: 1.5,
    highlights: [
      [
        '黄昏场看得到落日正好沉到桥塔之间',
        'On the dusk sailing the sun sets between the towers of the bridge',
      ],
      ['全程约 70 分钟，船头可以吹风', 'Seventy minutes with the wind at the bow'],
      ['金沙湾长廊免费开放，上船前后都能走走', 'The promenade is free, for a stroll before or after'],
    ],
    about: [
      [
        '湛江湾是一个深而平静的海湾，岛屿替城市挡住了外海的浪。船从金沙湾出发，经过海湾大桥、渔港和港区，在特呈岛外掉头。',
        'Zhanjiang Bay is deep and calm; islands keep the ocean out. The boat leaves Jinsha Bay, passes bridge, fishing harbour and port, and turns off Techeng Island.',
      ],
      [
        '讲解只讲一半，另一半时间留给安静。带孩子的家庭适合第一场，拍夜景的选第二场。',
        'The guide talks half of the time and leaves the other half to quiet. Families like the first sailing, photographers the second.',
      ],
    ],
    places: [
      [
        ['金沙湾观海长廊', 'Jinsha Bay promenade'],
        [
          '两公里多的海边步道，傍晚满是跑步与放风筝的人。',
          'Two kilometres by the sea, full of runners and kites in the evening.',
        ],
        'city-bay',
      ],
      [
        ['湛江海湾大桥', 'Zhanjiang Bay Bridge'],
        [
          '斜拉桥横跨海湾，船从主跨下缓缓穿过。',
          'A cable-stayed bridge; the boat glides below its main span.',
        ],
        'bay-bridge',
      ],
      [
        ['湛江湾夜景', 'Zhanjiang Bay by night'],
        ['回程时两岸亮起，水面铺满倒影。', 'Coming back, both shores are lit and lie on the water.'],
        'city-night',
      ],
    ],
    gettingThere: [
      [
        '公交：多条线路到金沙湾广场站，步行 5 分钟到码头。',
        'By bus to Jinsha Bay Square, then five minutes on foot.',
      ],
      [
        '自驾：金沙湾地下停车场，傍晚建议提前一小时到。',
        'By car: the garage at Jinsha Bay; in the evening come an hour early.',
      ],
    ],
    notices: ['wind', 'late', 'smallFree'],
    realName: true,
    prices: 'weekends',
    types: [
      ticket(
        'adult',
        ['成人船票', 'Adult'],
        'adult',
        ['cruise', 'guide', 'insurance'],
        ['dayBefore', 98, 60, 118],
        [
          ['17:30', '18:40'],
          ['19:20', '20:30'],
        ],
      ),
      ticket(
        'child',
        ['儿童船票', 'Child'],
        'smallChild',
        ['cruise', 'guide', 'insurance'],
        ['dayBefore', 58, 30],
        [
          ['17:30', '18:40'],
          ['19:20', '20:30'],
        ],
      ),
      ticket(
        'family',
        ['家庭船票', 'Family'],
        'family',
        ['cruise', 'guide', 'insurance', 'snack'],
        ['dayBefore', 228, 16],
        [
          ['17:30', '18:40'],
          ['19:20', '20:30'],
        ],
      ),
    ],
  },
];
