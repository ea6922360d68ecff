import { allYear } from '../opening-hours.ts';
import { type SightSeed, ticket } from '../ticket-seed.ts';

/** The old streets of Chikan, and the sea indoors. */
export const cityStreets: readonly SightSeed[] = [
  {
    slug: 'chikan-walk',
    category: '城市漫步',
    title: ['赤坎老街导览漫步', 'Old Chikan Guided Walk'],
    summary: [
      '跟着在老街长大的人，从十八级台阶走到骑楼深处，听码头怎样变成街市。',
      'With somebody who grew up here, from the Eighteen Steps into the arcades: how a landing became a town.',
    ],
    destination: '赤坎',
    region: 'chikan',
    themes: ['人文', '美食', '古城', '夜游'],
    cover: 'old-street',
    address: [
      '湛江市赤坎区民主路，水井头牌坊集合',
      'Meet at the arch of Shuijingtou, Minzhu Road, Chikan, Zhanjiang',
    ],
    hours: allYear('09:00', '21:30', '19:00'),
    visitHours: 2,
    highlights: [
      ['每团不超过 12 人，走走停停两小时', 'Twelve people at most, two unhurried hours'],
      ['走进一间仍在营业的老会馆与老药铺', 'Into a guild hall and a chemist’s still in business'],
      [
        '夜场一路吃：簸箕炊、田艾籺、糖水',
        'By night from stall to stall: rice cake, mugwort dumplings, sweet soup',
      ],
    ],
    about: [
      [
        '赤坎的街是从海里长出来的：先有码头，再有会馆、商铺、骑楼。潮水退远以后，台阶还留在原处，一共十八级。',
        'The streets of Chikan grew out of the sea: first the landings, then guild halls, shops, arcades. The tide has drawn back, but the eighteen steps remain.',
      ],
      [
        '街道本身免费开放，您可以随时自己走。导览卖的是讲解、试吃和几扇平时关着的门。',
        'The streets are free and open at any time. What the walk adds are stories, things to taste, and a few doors that are usually shut.',
      ],
    ],
    places: [
      [
        ['水井头十八级台阶', 'Eighteen Steps'],
        ['从前货船靠岸的地方，石面磨得发亮。', 'Where boats once unloaded; the stone is polished by feet.'],
        'harbour',
      ],
      [
        ['赤坎古商埠老街', 'Old Chikan trading streets'],
        ['骑楼连成一片，二楼的花窗家家不同。', 'Arcades in a row, no two upstairs windows alike.'],
        'fishing-village',
      ],
      [
        ['老街小吃', 'Street food'],
        [
          '簸箕炊、虾饺与一碗番薯糖水，都是几代人的手艺。',
          'Rice cake, prawn dumplings, sweet potato soup: the work of generations.',
        ],
        'dish-dim-sum',
      ],
    ],
    gettingThere: [
      ['公交：到民主路或幸福路口站，步行 3 分钟。', 'By bus to Minzhu Road, then three minutes on foot.'],
      [
        '打车：从金沙湾约 10 分钟，从湛江西站约 20 分钟。',
        'By taxi: 10 minutes from Jinsha Bay, 20 from Zhanjiang West.',
      ],
    ],
    notices: ['freePlace', 'late'],
    realName: false,
    prices: 'even',
    types: [
      ticket(
        'walk',
        ['老街漫步', 'The walk'],
        'everyone',
        ['guide', 'fees', 'insurance'],
        ['anytime', 49, 12, 59],
        [
          ['09:30', '11:30'],
          ['15:30', '17:30'],
        ],
      ),
      ticket(
        'rubbing',
        ['亲子拓印漫步', 'Walk and rubbing for families'],
        'parentAndChild',
        ['guide', 'tools', 'drink'],
        ['dayBefore', 128, 8],
        [['09:30', '12:00']],
      ),
      ticket(
        'night',
        ['夜场寻味', 'Tasting by night'],
        'adult',
        ['guide', ['五样小吃与一碗糖水', 'Five things to taste and a sweet soup']],
        ['dayBefore', 138, 12],
        [['19:00', '21:30']],
      ),
    ],
  },
  {
    slug: 'ocean-museum',
    category: '主题场馆',
    title: ['水生生物博物馆研学参观', 'Museum of Aquatic Life, Study Visit'],
    summary: [
      '在大学里的海洋标本馆，看鲸的骨架、砗磲与几千件海里的居民。',
      'In a university’s collection: a whale’s skeleton, giant clams and thousands of creatures of the sea.',
    ],
    destination: '麻章',
    region: 'mazhang',
    themes: ['研学', '亲子', '自然'],
    cover: 'study-ocean',
    address: [
      '湛江市麻章区，广东海洋大学湖光校区',
      'Huguang campus of Guangdong Ocean University, Mazhang, Zhanjiang',
    ],
    hours: allYear('09:00', '17:00', '16:00'),
    visitHours: 2,
    highlights: [
      ['从贝壳到大鱼，标本按生活的深浅排列', 'From shells to whales, arranged by the depth they live in'],
      ['海洋专业学生带队，问题答得上来', 'Led by students of marine biology, who know the answers'],
      ['动手课做一枚自己的贝壳标本', 'In the workshop, make a specimen of your own'],
    ],
    about: [
      [
        '湛江靠海吃海，海洋大学就把海搬进了屋里。这里没有表演，只有标本、灯箱和耐心的讲解，适合认真看。',
        'Zhanjiang lives by the sea, and its university has brought the sea indoors. No shows: specimens, light boxes and patient explanations.',
      ],
      [
        '参观后可顺路去十分钟车程的湖光岩，一天里看完海与火山。',
        'Huguangyan is ten minutes away: the sea and a volcano in one day.',
      ],
    ],
    places: [
      [
        ['鲸类骨架厅', 'Hall of whales'],
        [
          '抬头就是一整副骨架，孩子可以在下面躺着看。',
          'A whole skeleton overhead; children may lie down below it.',
        ],
        'study-museum',
      ],
      [
        ['贝类与珊瑚', 'Shells and corals'],
        [
          '南海的砗磲、宝贝与珊瑚，颜色还像在水里。',
          'Clams, cowries and corals of the South China Sea, as bright as in water.',
        ],
        'goods-pearl',
      ],
      [
        ['标本动手课', 'Specimen workshop'],
        ['清洗、比对、写标签，带走一枚贝壳。', 'Clean, compare, label, and take a shell home.'],
        'study-laboratory',
      ],
    ],
    gettingThere: [
      [
        '公交：到海大正门站，入校凭订单二维码登记。',
        'By bus to the main gate of the university; show the code of your order.',
      ],
      [
        '自驾：距赤坎约 20 公里，校内访客停车场。',
        'By car: 20 km from Chikan, visitors’ car park on the campus.',
      ],
    ],
    notices: ['late'],
    realName: true,
    prices: 'even',
    types: [
      ticket('adult', ['成人参观', 'Adult'], 'adult', ['museum', 'guide'], ['anytime', 30, 80]),
      ticket('child', ['学生参观', 'Child or student'], 'child', ['museum', 'guide'], ['anytime', 20, 120]),
      ticket(
        'workshop',
        ['标本动手课（亲子）', 'Specimen workshop for two'],
        'parentAndChild',
        ['museum', 'guide', 'tools'],
        ['dayBefore', 138, 15, 158],
        [
          ['09:30', '11:30'],
          ['14:30', '16:30'],
        ],
      ),
    ],
  },
];
