import type { GoodsSeed } from '../goods-seed.ts';

/** What ripens on trees and trellises. */
export const fruitOfOrchards: readonly GoodsSeed[] = [
  {
    slug: 'lianjiang-red-orange',
    category: '鲜果',
    origin: '廉江',
    maker: 'orange',
    keeps: 'citrus',
    themes: ['当季', '甜味', '送礼'],
    title: ['廉江红橙：切开是晚霞色', 'Red oranges of Lianjiang'],
    summary: [
      '果肉橙红、汁多化渣，过年前后最好，家里摆一盘也喜庆。',
      'Red-fleshed, tender and full of juice; best around Spring Festival, and merry on the table.',
    ],
    options: [
      {
        name: 'size',
        values: [
          ['2.5 千克', '2.5 kg'],
          ['5 千克', '5 kg'],
        ],
      },
      {
        name: 'grade',
        values: [
          ['65 毫米以上', 'Above 65 mm'],
          ['75 毫米以上', 'Above 75 mm'],
        ],
      },
    ],
    skus: [
      [39.9, 2900],
      [49.9, 2900],
      [72, 5600],
      [92, 5600],
    ],
    highlights: [
      ['树上挂到转红才采，不打蜡', 'Left on the tree until red, never waxed'],
      ['现摘现选，糖度不足 12 不发', 'Nothing below 12 °Bx is sent'],
      ['放一周更甜', 'Sweeter after a week'],
    ],
    about: [
      [
        '上世纪七十年代，廉江农科人员从一株变异的橙树开始育种，从此有了红肉的橙子。它怕黄龙病，种植面积几起几落，能吃到的都来自重新育起来的新园。',
        'In the 1970s growers in Lianjiang began with one sport on one tree. Disease felled the orchards more than once; what you eat comes from newly raised gardens.',
      ],
    ],
    parameters: [
      [
        ['品种', 'Variety'],
        ['红江橙', 'Hongjiang'],
      ],
      [
        ['糖度', 'Sugar'],
        ['12–15°Bx', '12–15 °Bx'],
      ],
    ],
    scenes: ['goods-fruit', 'dish-fruit', 'flower-field'],
  },
  {
    slug: 'leizhou-mango',
    category: '鲜果',
    origin: '雷州',
    maker: 'redEarth',
    keeps: 'fruit',
    themes: ['当季', '甜味'],
    title: ['雷州金煌芒：一个顶一碗', 'Jinhuang mangoes from Leizhou'],
    summary: [
      '核薄肉厚，几乎无丝，七成熟发货，放软再吃。',
      'Thin stone, thick flesh, hardly a fibre. Sent at seven tenths; eat when soft.',
    ],
    options: [
      {
        name: 'size',
        values: [
          ['2.5 千克（4–6 个）', '2.5 kg (4–6)'],
          ['5 千克（8–12 个）', '5 kg (8–12)'],
        ],
      },
    ],
    skus: [
      [45, 2900],
      [79, 5500],
    ],
    highlights: [
      ['套袋长大，果面干净', 'Grown in paper bags, clean of skin'],
      ['常温后熟两到四天', 'Ripens at home in two to four days'],
      ['附熟度对照卡', 'With a card that shows when it is ripe'],
    ],
    about: [
      [
        '雷州半岛光照足、雨季短，芒果比海南略晚。收到先别进冰箱，用纸包着放在米缸旁，果肩鼓起、微微发香再切。',
        'The peninsula has much sun and a short rainy season, a little behind Hainan. Do not chill at once: wrap in paper until the shoulders swell and it smells.',
      ],
    ],
    parameters: [
      [
        ['品种', 'Variety'],
        ['金煌', 'Jinhuang'],
      ],
      [
        ['单果重', 'Each'],
        ['400–650 克', '400–650 g'],
      ],
    ],
    scenes: ['goods-fruit', 'dish-fruit', 'pineapple-field'],
  },
  {
    slug: 'suixi-dragon-fruit',
    category: '鲜果',
    origin: '遂溪',
    maker: 'redEarth',
    keeps: 'fruit',
    themes: ['甜味', '家常', '早餐'],
    title: ['遂溪红心火龙果：夜里补光种的', 'Red dragon fruit, lit by night'],
    summary: [
      '种植园夜里亮灯像星海，冬天也有甜果。',
      'The gardens glow like stars at night, and so there is sweet fruit in winter too.',
    ],
    options: [
      {
        name: 'size',
        values: [
          ['2.5 千克（中果）', '2.5 kg, medium'],
          ['2.5 千克（大果）', '2.5 kg, large'],
          ['5 千克（大果）', '5 kg, large'],
        ],
      },
    ],
    skus: [
      [35, 2800],
      [46, 2800],
      [82, 5500],
    ],
    highlights: [
      ['糖度 16 以上才剪', 'Cut at 16 °Bx and above'],
      ['鳞片薄、皮薄，可食率高', 'Thin skin, much to eat'],
      ['一棵一年收十五批，批批新鲜', 'Fifteen harvests a year, always fresh'],
    ],
    about: [
      [
        '火龙果是长日照植物，冬天白天短，农户就在夜里点灯骗它开花。遂溪人晚饭后散步，爱去看这片“灯海”。',
        'Dragon fruit wants long days; in winter the growers light lamps to coax it into bloom. After dinner people in Suixi walk out to see the lights.',
      ],
    ],
    parameters: [
      [
        ['品种', 'Variety'],
        ['金都一号', 'Jindu No. 1'],
      ],
      [
        ['糖度', 'Sugar'],
        ['16–20°Bx', '16–20 °Bx'],
      ],
    ],
    scenes: ['goods-fruit', 'dish-fruit', 'study-farm'],
  },
  {
    slug: 'lychee-early',
    category: '鲜果',
    origin: '廉江',
    maker: 'orange',
    keeps: 'fruit',
    themes: ['当季', '甜味', '送礼'],
    title: ['廉江妃子笑荔枝：五月的第一口', 'Lianjiang lychees, the first of the year'],
    summary: [
      '粤西荔枝早熟，凌晨采、冰水浸、泡沫箱走。',
      'Western Guangdong ripens first: picked before dawn, plunged in ice water, sent in foam.',
    ],
    options: [
      {
        name: 'size',
        values: [
          ['1.5 千克', '1.5 kg'],
          ['2.5 千克', '2.5 kg'],
          ['4 千克', '4 kg'],
        ],
      },
    ],
    skus: [
      [59, 2300],
      [89, 3500],
      [135, 5200],
    ],
    highlights: [
      ['凌晨四点采摘，十点前预冷', 'Picked at four, chilled by ten'],
      ['果皮带绿正是熟度最好', 'A green blush means just ripe'],
      ['留枝叶，证明是新摘', 'Leaves left on, to show how fresh they are'],
    ],
    about: [
      [
        '“一日色变，二日香变”，荔枝的敌人是时间。非产季下单为预订，五月中旬起按付款先后发货，可随时取消。',
        'A lychee changes colour in a day and scent in two. Out of season this is an advance order, sent from mid-May in turn, and can be cancelled at any time.',
      ],
    ],
    parameters: [
      [
        ['品种', 'Variety'],
        ['妃子笑', 'Feizixiao'],
      ],
      [
        ['发货期', 'Sent'],
        ['五月中旬至六月上旬', 'Mid-May to early June'],
      ],
    ],
    scenes: ['goods-fruit', 'dish-fruit', 'waterfall'],
  },
];
