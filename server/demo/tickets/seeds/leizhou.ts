import { allYear, bySeason } from '../opening-hours.ts';
import { type SightSeed, ticket } from '../ticket-seed.ts';

/** The old city of Leizhou. */
export const leizhouSights: readonly SightSeed[] = [
  {
    slug: 'leizhou-west-lake',
    category: '古迹人文',
    title: ['雷州西湖导览与游船', 'West Lake of Leizhou, Walk and Boats'],
    summary: [
      '苏轼兄弟走过的湖，十位宋代名臣的祠，一个下午的南国文气。',
      'A lake the Su brothers knew, a shrine to ten exiled statesmen: an afternoon of letters in the far south.',
    ],
    destination: '雷州',
    region: 'leizhou',
    themes: ['人文', '古城', '亲水', '休闲'],
    cover: 'pagoda-hill',
    address: ['雷州市雷城西湖大道', 'Xihu Avenue, Leizhou'],
    hours: allYear('08:30', '21:00', '20:00'),
    visitHours: 2,
    highlights: [
      ['湖名因苏轼而改，堤上仍有苏公亭', 'Renamed for Su Shi, whose pavilion stands on the causeway'],
      ['十贤祠里的名字，串起半部宋史', 'The names in the Shrine of Ten make half a history of Song'],
      ['手划船半小时，荷叶擦着船舷', 'Half an hour at the oars among lotus leaves'],
    ],
    about: [
      [
        '宋代贬官一路向南，过了雷州就要渡海。寇准、苏轼、苏辙、李纲等人先后到过这里，给一座海边小城留下了书院与诗。',
        'Exiles of the Song went south, and after Leizhou came the sea. Kou Zhun, the brothers Su, Li Gang and others stayed, and left a small town academies and poems.',
      ],
      [
        '西湖公园免费开放。这里售卖的是讲解与手划船；夜里灯亮起来，适合吃过晚饭再来走。',
        'The park is free. Sold here are a guide and rowing boats. At night the lamps are lit; come after dinner.',
      ],
    ],
    places: [
      [
        ['苏公亭', 'Pavilion of Su Shi'],
        [
          '相传苏轼兄弟在此泛舟，亭子是后人所建。',
          'The brothers are said to have boated here; the pavilion came later.',
        ],
        'crater-lake',
      ],
      [
        ['十贤祠', 'Shrine of the Ten Worthies'],
        ['纪念十位与雷州有缘的宋代名臣。', 'For ten statesmen of Song whose ways led through Leizhou.'],
        'temple',
      ],
      [
        ['湖岸夜色', 'The shore by night'],
        [
          '堤上挂灯，老人唱雷歌，调子像海浪。',
          'Lanterns on the causeway and old songs that rock like waves.',
        ],
        'city-night',
      ],
    ],
    gettingThere: [
      ['高铁：雷州站下车，打车约 20 分钟。', 'By train to Leizhou, then 20 minutes by taxi.'],
      [
        '自驾：湛江市区出发经沈海高速约 65 公里，湖边有停车位。',
        'By car: 65 km from Zhanjiang by the expressway; parking by the lake.',
      ],
    ],
    notices: ['freePlace', 'wind'],
    realName: false,
    prices: 'even',
    types: [
      ticket(
        'guide',
        ['西湖导览', 'Guided walk'],
        'everyone',
        ['guide', 'insurance'],
        ['anytime', 29, 30],
        [
          ['09:30', '11:00'],
          ['15:30', '17:00'],
          ['19:30', '20:45'],
        ],
      ),
      ticket(
        'boat',
        ['手划船（每船 4 人）', 'Rowing boat for four'],
        'everyone',
        [['手划船 40 分钟', 'Forty minutes of a boat'], 'vest'],
        ['anytime', 58, 20],
      ),
      ticket(
        'family',
        ['导览+手划船家庭票', 'Walk and boat for a family'],
        'family',
        ['guide', ['手划船 40 分钟', 'Forty minutes of a boat'], 'vest'],
        ['dayBefore', 118, 12, 145],
      ),
    ],
  },
  {
    slug: 'sanyuan-pagoda',
    category: '古迹人文',
    title: ['三元塔与雷州古城漫步', 'Sanyuan Pagoda and Old Leizhou'],
    summary: [
      '明代的九层砖塔下，转进曲街看骑楼与石狗，走半天也不嫌长。',
      'Below a nine-storey Ming pagoda and into Qujie, with its arcades and stone dogs: half a day is not too long.',
    ],
    destination: '雷州',
    region: 'leizhou',
    themes: ['古城', '人文', '研学', '摄影'],
    cover: 'pagoda-hill',
    address: ['雷州市雷城三元塔公园，南门集合', 'South gate of Sanyuan Pagoda Park, Leizhou'],
    hours: bySeason(['08:30', '18:00', '17:00'], ['08:30', '17:30', '16:30']),
    visitHours: 3,
    highlights: [
      [
        '塔建于明万历年间，八角九层，是雷州的地标',
        'Built under the Wanli emperor: eight sides, nine storeys',
      ],
      ['基座一圈石雕，讲的是海与神兽', 'Carvings round its foot tell of the sea and its beasts'],
      ['拓片课带走一尊自己的石狗', 'In the rubbing class you take a stone dog home on paper'],
    ],
    about: [
      [
        '“三元”是盼着城里有人连中三场考试。三百多年过去，塔还在，考试换了名字，塔下的孩子照样被大人嘱咐好好读书。',
        'The name wishes for a scholar first in three examinations. Centuries later the pagoda stands, examinations have other names, and children below it are still told to study.',
      ],
      [
        '导览从塔下出发，经天宁寺到曲街收尾，全程约三公里，中途在老茶铺歇脚。沿途如有收费场馆，票已含在内。',
        'The walk goes from the pagoda by Tianning Temple to Qujie, about three kilometres, with a rest in an old teahouse. Any entrance on the way is included.',
      ],
    ],
    places: [
      [
        ['三元塔', 'Sanyuan Pagoda'],
        ['砖塔高五十余米，从前是进港船只的望标。', 'More than fifty metres of brick, once a mark for ships.'],
        'sea-temple',
      ],
      [
        ['天宁寺', 'Tianning Temple'],
        [
          '唐代始建的古刹，山门石额传为苏轼所题。',
          'Founded in Tang times; the words above the gate are said to be Su Shi’s.',
        ],
        'temple',
      ],
      [
        ['雷州古城曲街', 'Qujie, old Leizhou'],
        [
          '弯弯的老街，骑楼下卖竹器、香烛与糖水。',
          'A winding street of arcades with bamboo ware, incense and sweet soup.',
        ],
        'old-street',
      ],
    ],
    gettingThere: [
      ['高铁：雷州站打车约 20 分钟到三元塔公园。', 'By train to Leizhou, then 20 minutes by taxi.'],
      ['公交：城内线路到三元塔站。', 'By town bus to Sanyuan Pagoda.'],
    ],
    notices: ['temple', 'steps', 'late'],
    realName: false,
    prices: 'even',
    types: [
      ticket(
        'adult',
        ['古城漫步成人票', 'Old town walk, adult'],
        'adult',
        ['guide', 'fees', 'insurance'],
        ['anytime', 45, 24, 55],
        [
          ['09:00', '12:00'],
          ['14:30', '17:30'],
        ],
      ),
      ticket(
        'child',
        ['古城漫步儿童票', 'Old town walk, child'],
        'child',
        ['guide', 'fees', 'insurance'],
        ['anytime', 22, 16],
        [
          ['09:00', '12:00'],
          ['14:30', '17:30'],
        ],
      ),
      ticket(
        'rubbing',
        ['石狗拓片课', 'Rubbing class'],
        'everyone',
        ['tools', 'coach', 'drink'],
        ['dayBefore', 88, 12],
        [
          ['10:00', '11:30'],
          ['15:00', '16:30'],
        ],
      ),
    ],
  },
];
