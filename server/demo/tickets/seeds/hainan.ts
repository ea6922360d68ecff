import { allYear, bySeason } from '../opening-hours.ts';
import { type SightSeed, ticket } from '../ticket-seed.ts';

/** Hainan, across the strait. */
export const hainanSights: readonly SightSeed[] = [
  {
    slug: 'shishan-volcanoes',
    category: '自然风光',
    title: ['海口石山火山群地质公园', 'Shishan Volcanoes, Haikou'],
    summary: [
      '四十多座火山散在城郊，走下马鞍岭的坑底只要十分钟。',
      'Some forty volcanoes at the edge of town, and ten minutes down into the crater of Ma’anling.',
    ],
    destination: '海口',
    region: 'haikou',
    grade: 4,
    themes: ['自然', '研学', '亲子', '自驾'],
    cover: 'crater-lake',
    address: ['海口市秀英区石山镇', 'Shishan Town, Xiuying District, Haikou'],
    hours: allYear('08:00', '18:00', '17:00'),
    visitHours: 2.5,
    highlights: [
      ['与湛江的湖光岩同属雷琼世界地质公园', 'In one global geopark with Huguangyan of Zhanjiang'],
      [
        '坑底长满热带林，火山已经安静了上万年',
        'The crater is a wood: the fire has slept for thousands of years',
      ],
      ['火山石垒的村子，墙缝里长出仙人掌', 'Villages of lava, with cactus in the walls'],
    ],
    about: [
      [
        '石山的石头会呼吸：满是气孔，敲起来像空的。人们用它盖屋、垒墙、做磨盘，也在石缝里种荔枝与黄皮。',
        'The stone of Shishan breathes: it is full of holes and rings hollow. People build with it, grind with it and plant litchis in its cracks.',
      ],
      [
        '登顶约二十分钟，晴天能望见琼州海峡。下山到火山口底部的环形步道，空气里有点甜味，是满地的野牡丹。',
        'Twenty minutes to the top, from where one sees the strait on a clear day; then down and round the bottom, where melastoma sweetens the air.',
      ],
    ],
    places: [
      [
        ['马鞍岭火山口', 'Crater of Ma’anling'],
        ['台阶一路下到坑底，绿得发黑。', 'Steps lead down into a green that is almost black.'],
        'pagoda-hill',
      ],
      [
        ['火山村', 'Lava village'],
        ['石屋、石井、石磨，老人仍住着。', 'Houses, wells and mills of lava, and still lived in.'],
        'fishing-village',
      ],
      [
        ['地质馆', 'Geology hall'],
        ['讲清楚这片火山怎样与海南岛一起长大。', 'How the volcanoes grew up with the island.'],
        'study-museum',
      ],
    ],
    gettingThere: [
      ['公交：海口东站有旅游专线，约 60 分钟。', 'By tourist bus from Haikou East, about an hour.'],
      ['自驾：海口市区约 20 公里，景区停车场。', 'By car: 20 km from the town, car park at the gate.'],
    ],
    notices: ['smallFree', 'steps', 'mosquito', 'pets'],
    realName: true,
    prices: 'even',
    types: [
      ticket('adult', ['成人票', 'Adult'], 'adult', ['entry', 'museum', 'english'], ['anytime', 60, 400, 70]),
      ticket('student', ['学生票', 'Student'], 'student', ['entry', 'museum'], ['anytime', 30, 300]),
      ticket(
        'guide',
        ['门票+地质讲解', 'Entry and geologist’s guide'],
        'everyone',
        ['entry', 'museum', 'guide'],
        ['dayBefore', 98, 30],
        [
          ['09:00', '11:00'],
          ['15:00', '17:00'],
        ],
      ),
    ],
  },
  {
    slug: 'wuzhizhou-reef',
    category: '海滨海岛',
    title: ['三亚蜈支洲岛', 'Wuzhizhou Island, Sanya'],
    summary: [
      '海棠湾外的一座蓝色小岛，潜水、浮潜、坐船看鱼，水清得像没有水。',
      'A blue island off Haitang Bay: dive, snorkel or look through glass into water that seems not to be there.',
    ],
    destination: '三亚',
    region: 'sanya',
    grade: 5,
    themes: ['海岛', '亲水', '亲子', '摄影'],
    cover: 'island',
    address: ['三亚市海棠区蜈支洲岛', 'Wuzhizhou Island, Haitang District, Sanya'],
    hours: bySeason(['08:00', '17:30', '15:00'], ['08:00', '17:00', '14:30']),
    visitHours: 6,
    highlights: [
      ['水下能见度常在六米以上', 'Often six metres of sight or more'],
      ['环岛观光车与步道相接，走一半坐一半', 'Shuttle and path meet: walk half, ride half'],
      ['情人桥、观日岩，风最大的地方最好看', 'The windiest spots are the prettiest'],
    ],
    about: [
      [
        '岛长不到一公里半，却有沙滩、礁石和一片老林子。清早第一班船上岛，人最少，水最清。',
        'The island is hardly a mile long, with beach, reef and an old wood. The first boat brings the emptiest beach and the clearest water.',
      ],
      [
        '旺季排队上岛要留足一小时；潜水按体能分级，教练有权请您改玩浮潜，费用差额当场退。',
        'In high season allow an hour for the queue. Divers are graded; an instructor may send you snorkelling instead and refund the difference on the spot.',
      ],
    ],
    places: [
      [
        ['西海岸沙滩', 'West beach'],
        ['白沙浅水，适合孩子。', 'White sand and shallow water for children.'],
        'palm-beach',
      ],
      [
        ['珊瑚海域', 'Coral waters'],
        ['鱼绕着礁走，人浮着就能看见。', 'Fish round the reef, seen while floating.'],
        'study-ocean',
      ],
      [
        ['观日岩', 'Sunrise rock'],
        ['岛东的高崖，浪打在脚下。', 'A cliff in the east with surf below.'],
        'sea',
      ],
    ],
    gettingThere: [
      [
        '公交：三亚市区有旅游专线到海棠湾码头，约 60 分钟。',
        'By tourist bus from Sanya to the pier in Haitang Bay, about an hour.',
      ],
      ['自驾：亚龙湾约 25 公里，码头停车场。', 'By car: 25 km from Yalong Bay, car park at the pier.'],
    ],
    notices: ['wind', 'swim', 'sun', 'heart'],
    realName: true,
    prices: 'weekends',
    types: [
      ticket(
        'adult',
        ['往返船+上岛成人票', 'Boat and island, adult'],
        'adult',
        ['boat', 'entry', 'insurance'],
        ['dayBefore', 138, 800, 158],
      ),
      ticket(
        'child',
        ['往返船+上岛儿童票', 'Boat and island, child'],
        'smallChild',
        ['boat', 'entry', 'insurance'],
        ['dayBefore', 82, 400, 95],
      ),
      ticket(
        'snorkel',
        ['船票+浮潜', 'Boat and snorkelling'],
        'everyone',
        ['boat', 'entry', 'coach', 'vest', 'shower'],
        ['dayBefore', 328, 80, 380],
      ),
      ticket(
        'dive',
        ['船票+体验潜水', 'Boat and a first dive'],
        'grown',
        ['boat', 'entry', 'coach', ['全套装备', 'All equipment'], 'photo'],
        ['dayBefore', 598, 16],
        [
          ['09:30', '11:30'],
          ['13:30', '15:30'],
        ],
      ),
    ],
  },
  {
    slug: 'nanshan-culture-park',
    category: '古迹人文',
    title: ['三亚南山文化旅游区', 'Nanshan Culture Park, Sanya'],
    summary: [
      '海上一尊 108 米的观音像，香火、海风与一条很长的菩提路。',
      'A Guanyin of 108 metres in the sea, incense, wind, and a very long avenue of bodhi trees.',
    ],
    destination: '三亚',
    region: 'sanya',
    grade: 5,
    themes: ['人文', '休闲', '摄影', '亲子'],
    cover: 'sea-temple',
    address: ['三亚市崖州区南山', 'Nanshan, Yazhou District, Sanya'],
    hours: allYear('08:00', '17:30', '16:30'),
    visitHours: 4,
    highlights: [
      ['三面观音立在海上，绕像一圈看三种神情', 'Three faces over the sea: walk round and see them all'],
      ['金玉观音、万佛殿，藏的是工艺', 'Halls full of craft, from jade to gold'],
      ['海边步道有荫，中午也能慢慢走', 'Shaded paths by the sea, even at noon'],
    ],
    about: [
      [
        '园子按佛家说法布置，却不必是信徒才好看。清早鸟多，傍晚光斜，中午最热的时候可以坐进素斋馆。',
        'The park is laid out after Buddhist ideas, but one need not be a believer. Birds in the morning, slanting light in the evening, and a vegetarian table at noon.',
      ],
      [
        '门票含园区，登像台与缆车另购。园子很大，老人与孩子建议加观光车。',
        'Entry holds the park; the platform of the statue and the shuttle are extra. It is a large park: with children, take the shuttle.',
      ],
    ],
    places: [
      [
        ['南山海上观音', 'Guanyin of the Sea, Nanshan'],
        ['像高 108 米，趁海天同色时来看。', '108 metres tall, best when sea and sky are one colour.'],
        'sea-temple',
      ],
      [
        ['南山寺', 'Nanshan Temple'],
        ['仿唐建筑，院子里常有风。', 'Built after the Tang, with wind in its courts.'],
        'temple',
      ],
      [
        ['菩提路', 'Avenue of bodhi trees'],
        ['两公里的树荫，适合慢走。', 'Two kilometres of shade for a slow walk.'],
        'pagoda-hill',
      ],
    ],
    gettingThere: [
      ['公交：三亚市区到南山专线，约 70 分钟。', 'By bus from Sanya, about 70 minutes.'],
      [
        '自驾：三亚站约 45 公里，停车场到入口有接驳。',
        'By car: 45 km from Sanya station, with a shuttle from the car park.',
      ],
    ],
    notices: ['smallFree', 'sun', 'temple', 'pets'],
    realName: true,
    prices: 'holidays',
    types: [
      ticket('adult', ['成人票', 'Adult'], 'adult', ['entry', 'english'], ['anytime', 108, 1000, 122]),
      ticket('child', ['儿童票', 'Child'], 'child', ['entry'], ['anytime', 54, 500]),
      ticket('senior', ['长者票', 'Senior'], 'senior', ['entry'], ['anytime', 54, 300]),
      ticket(
        'shuttle',
        ['门票+观光车', 'Entry and shuttle'],
        'everyone',
        ['entry', 'shuttle', 'english'],
        ['anytime', 148, 400, 170],
      ),
    ],
  },
];
