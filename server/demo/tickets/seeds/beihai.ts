import { bySeason } from '../opening-hours.ts';
import { type SightSeed, ticket } from '../ticket-seed.ts';

/** Beihai and the volcanic island off it. */
export const beihaiSights: readonly SightSeed[] = [
  {
    slug: 'weizhou-crocodile-hill',
    category: '自然风光',
    title: ['涠洲岛鳄鱼山火山公园', 'Crocodile Hill, Weizhou Island'],
    summary: [
      '中国最年轻的火山岛，海把熔岩雕成了洞、崖和一条伏着的鳄鱼。',
      'On China’s youngest volcanic island the sea has carved lava into caves, cliffs and a resting crocodile.',
    ],
    destination: '涠洲岛',
    region: 'beihai',
    grade: 5,
    themes: ['海岛', '自然', '摄影', '研学'],
    cover: 'sea-temple',
    address: ['北海市涠洲岛南湾', 'Nanwan, Weizhou Island, Beihai'],
    hours: bySeason(['07:30', '18:30', '17:30'], ['08:00', '18:00', '17:00']),
    visitHours: 3,
    highlights: [
      ['火山口就在海边，岩层一圈圈看得清楚', 'A crater by the sea, its layers plain to see'],
      ['海蚀洞里能听见潮水拍石的回声', 'Echoes of the tide in sea caves'],
      ['灯塔下是全岛最好的落日', 'The island’s best sunset below the lighthouse'],
    ],
    about: [
      [
        '涠洲岛从海底喷出来，最近一次在七千多年前，玄武岩还带着气泡。步道在崖上走，海在下面，仙人掌长在石缝里。',
        'Weizhou rose from the sea floor, last some seven thousand years ago, and its basalt still holds bubbles. The path runs along the cliff with the sea below and cacti in the cracks.',
      ],
      [
        '公园约走两小时，与岛上教堂、滴水丹屏合成一天。上岛船从北海出发，约七十五分钟。',
        'Two hours for the park; with the church and the cliffs of Dishui, a day. The boat from Beihai takes about 75 minutes.',
      ],
    ],
    places: [
      [
        ['鳄鱼山火山口', 'Crater of Crocodile Hill'],
        ['俯瞰像一只趴在海边的鳄鱼。', 'From above, a crocodile lying by the sea.'],
        'island',
      ],
      [
        ['海蚀步道', 'Path of the sea caves'],
        ['退潮时可下到平台，岩上全是气孔。', 'At low tide one may step down to a shelf full of bubbles.'],
        'sea',
      ],
      [
        ['南湾灯塔', 'Lighthouse of Nanwan'],
        ['塔不进人，塔下是看日落的长椅。', 'Closed to visitors, with a bench for the sunset.'],
        'lighthouse',
      ],
    ],
    gettingThere: [
      [
        '渡船：北海国际客运港登船约 75 分钟，须实名购船票（另购）。',
        'By ferry from Beihai in about 75 minutes; the ferry has a ticket of its own.',
      ],
      ['岛上：码头到公园约 6 公里，可租电动车。', 'On the island: 6 km from the pier, by rented scooter.'],
    ],
    notices: ['smallFree', 'steps', 'wind', 'drones'],
    realName: true,
    prices: 'holidays',
    types: [
      ticket('adult', ['鳄鱼山成人票', 'Adult'], 'adult', ['entry', 'english'], ['anytime', 98, 500, 115]),
      ticket('child', ['鳄鱼山儿童票', 'Child'], 'child', ['entry'], ['anytime', 48, 300]),
      ticket(
        'boat',
        ['门票+近岸游船', 'Entry and boat round the cliffs'],
        'everyone',
        ['entry', 'cruise', 'vest'],
        ['dayBefore', 198, 60, 230],
        [
          ['10:30', '11:30'],
          ['15:30', '16:30'],
        ],
      ),
      ticket('senior', ['长者票', 'Senior'], 'senior', ['entry'], ['anytime', 48, 150]),
    ],
  },
  {
    slug: 'golden-bay',
    category: '湿地田园',
    title: ['北海金海湾红树林', 'Golden Bay Mangroves, Beihai'],
    summary: [
      '银滩旁的红树林，退潮赶海、涨潮看鹭，早上和傍晚是两个地方。',
      'Mangroves beside Silver Beach: mud crabs at low tide, herons at high, two places a day.',
    ],
    destination: '北海',
    region: 'beihai',
    grade: 4,
    themes: ['自然', '亲子', '研学', '亲水'],
    cover: 'mangrove',
    address: ['北海市银海区银滩大道东', 'Yintan Avenue East, Yinhai District, Beihai'],
    hours: bySeason(['08:30', '18:30', '17:00'], ['09:00', '18:00', '16:30']),
    visitHours: 2.5,
    highlights: [
      ['木栈道伸进林子，蟹在木板下赶路', 'A boardwalk into the trees; crabs hurry below the planks'],
      ['疍家老人示范捞蟹、敲蚝', 'An old boatman shows how to take crabs and open oysters'],
      ['红树林与金色沙滩一步之隔', 'Mangroves and golden sand, a step apart'],
    ],
    about: [
      [
        '树根在泥里站成栅栏，鸟在上面筑窝。木栈道留了一排低头能看的小孔，给个头矮的孩子。',
        'Roots stand like a fence in the mud and birds nest in them. The boardwalk has a row of holes for those who are not tall enough.',
      ],
      [
        '赶海随潮汐，赶的是沙滩那一边；林区不挖、不踩、不喂鸟。景区备有洗脚池与鞋套。',
        'Shell-gathering follows the tide, on the sand only: in the forest nothing is dug, trodden on or fed. There are foot baths at the gate.',
      ],
    ],
    places: [
      [
        ['红树林栈道', 'Boardwalk'],
        ['约两公里，有三处观鸟平台。', 'Two kilometres with three platforms for birds.'],
        'sea',
      ],
      [
        ['金海湾沙滩', 'Golden Bay beach'],
        ['退潮露出一公里宽的滩涂。', 'Low tide lays bare a kilometre of flats.'],
        'palm-beach',
      ],
      [
        ['疍家小屋', 'A boatman’s house'],
        ['旧船板搭的屋，摆着渔具与茶。', 'Built of old planks, with nets and tea.'],
        'fishing-village',
      ],
    ],
    gettingThere: [
      ['公交：北海市区到金海湾红树林站。', 'By city bus to Golden Bay.'],
      ['自驾：北海站约 9 公里，景区停车场。', 'By car: 9 km from Beihai station, car park at the gate.'],
    ],
    notices: ['smallFree', 'tide', 'mosquito', 'pets'],
    realName: true,
    prices: 'holidays',
    types: [
      ticket('adult', ['成人票', 'Adult'], 'adult', ['entry', 'english'], ['anytime', 78, 600, 88]),
      ticket('child', ['儿童票', 'Child'], 'child', ['entry'], ['anytime', 38, 400]),
      ticket(
        'catch',
        ['赶海体验票', 'Shell-gathering'],
        'everyone',
        ['entry', 'guide', ['桶、耙与靴子', 'Bucket, rake and boots']],
        ['dayBefore', 118, 60],
        [
          ['09:30', '11:30'],
          ['15:00', '17:00'],
        ],
      ),
      ticket(
        'family',
        ['家庭票+观光车', 'Family and shuttle'],
        'family',
        ['entry', 'shuttle', ['桶、耙与靴子', 'Bucket, rake and boots']],
        ['dayBefore', 198, 120, 232],
      ),
    ],
  },
];
