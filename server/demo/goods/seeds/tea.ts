import type { GoodsSeed } from '../goods-seed.ts';

/** Leaves and flowers to infuse. */
export const tea: readonly GoodsSeed[] = [
  {
    slug: 'lianjiang-green-tea',
    category: '茶与饮品',
    origin: '廉江',
    maker: 'tea',
    keeps: 'tea',
    themes: ['送礼', '家常', '手作'],
    title: ['廉江长山绿茶：雾里的头春', 'Changshan green tea, first of spring'],
    summary: [
      '粤西少有的高丘茶园，一芽二叶，豆香清甜。',
      'A rare hill garden in the west: one bud, two leaves, sweet as young beans.',
    ],
    options: [
      {
        name: 'grade',
        values: [
          ['头春', 'First flush'],
          ['春茶', 'Spring'],
          ['口粮', 'Everyday'],
        ],
      },
      {
        name: 'size',
        values: [
          ['50 克', '50 g'],
          ['125 克', '125 g'],
        ],
      },
    ],
    skus: [
      [58, 90],
      [138, 190],
      [36, 90],
      [82, 190],
      [19.9, 90],
      [45, 190],
    ],
    highlights: [
      ['清明前手采', 'Picked by hand before Qingming'],
      ['85 ℃ 水、两分钟，能泡四道', '85 °C, two minutes, four infusions'],
      ['小罐避光', 'Small tins keep out the light'],
    ],
    about: [
      [
        '廉江北边的丘陵海拔三百米上下，早晨常起雾。茶场做烘青，叶底匀整，喝的是一股干净。',
        'The hills north of Lianjiang rise some 300 metres into morning fog. The leaves are baked, even, and taste clean.',
      ],
    ],
    parameters: [
      [
        ['工艺', 'Process'],
        ['烘青', 'Baked green'],
      ],
      [
        ['采摘', 'Picked'],
        ['一芽二叶', 'One bud, two leaves'],
      ],
    ],
    scenes: ['goods-tea', 'pagoda-hill', 'goods-gift-box'],
  },
  {
    slug: 'leizhou-black-tea',
    category: '茶与饮品',
    origin: '雷州',
    maker: 'leizhou',
    keeps: 'tea',
    themes: ['送礼', '家常'],
    title: ['雷州半岛大叶红茶', 'Large-leaf black tea of the peninsula'],
    summary: [
      '火山红土上的大叶种，汤色红亮，加奶也压得住。',
      'From volcanic soil: a bright red cup that stands up to milk.',
    ],
    options: [
      {
        name: 'size',
        values: [
          ['100 克', '100 g'],
          ['250 克', '250 g'],
        ],
      },
    ],
    skus: [
      [39, 150],
      [88, 330],
    ],
    highlights: [
      ['全发酵，不伤胃', 'Fully fermented, gentle'],
      ['蜜薯香，余味甜', 'Scent of baked yam, sweet finish'],
      ['做奶茶用 5 克茶配 200 毫升奶', 'For milk tea: 5 g to 200 ml'],
    ],
    about: [
      [
        '半岛六十年代建的茶场，老茶树还在产。日照长，茶多酚高，适合做红茶。',
        'The gardens date from the 1960s, and the old bushes still bear. Long sun makes strong leaves, fit for black tea.',
      ],
    ],
    parameters: [
      [
        ['品种', 'Variety'],
        ['云南大叶种', 'Yunnan large leaf'],
      ],
      [
        ['发酵', 'Fermented'],
        ['全发酵', 'Fully'],
      ],
    ],
    scenes: ['goods-tea', 'study-farm', 'goods-jar'],
  },
  {
    slug: 'herbal-cooling-tea',
    category: '茶与饮品',
    origin: '赤坎',
    maker: 'sauce',
    keeps: 'tea',
    themes: ['家常', '素食'],
    title: ['赤坎老街凉茶包：五花茶', 'Five-flower cooling tea of Chikan'],
    summary: [
      '金银花、菊花、鸡蛋花、木棉花、槐花，煲十五分钟一大壶。',
      'Honeysuckle, chrysanthemum, frangipani, kapok and sophora: a pot in fifteen minutes.',
    ],
    options: [
      {
        name: 'packing',
        values: [
          ['5 包', '5 bags'],
          ['12 包', '12 bags'],
        ],
      },
    ],
    skus: [
      [19.8, 190],
      [42, 440],
    ],
    highlights: [
      ['看得见整朵花', 'Whole flowers, to be seen'],
      ['微甘不苦', 'Faintly sweet, not bitter'],
      ['每包煲 1.5 升', 'A bag makes 1.5 litres'],
    ],
    about: [
      [
        '南方人说“上火”，老街的凉茶铺从早熬到晚。这是日常饮品，不是药，孕妇与体寒者请少喝。',
        'The south drinks it against inner heat, and the old streets brew it all day. It is a drink, not a medicine; in pregnancy take little.',
      ],
    ],
    parameters: [
      [
        ['每包', 'Each'],
        ['35 克', '35 g'],
      ],
      [
        ['配料', 'Ingredients'],
        ['五种干花', 'Five dried flowers'],
      ],
    ],
    scenes: ['goods-tea', 'old-street', 'flower-field'],
  },
  {
    slug: 'mugwort-tea',
    category: '茶与饮品',
    origin: '麻章',
    maker: 'leizhou',
    keeps: 'tea',
    themes: ['家常', '素食', '送礼'],
    title: ['艾叶陈皮茶：饭后一杯', 'Mugwort and tangerine peel tea'],
    summary: [
      '麻章艾草配八年陈皮，温和去腻，适合下午。',
      'Mazhang mugwort with eight-year tangerine peel, mild and settling, for the afternoon.',
    ],
    options: [
      {
        name: 'packing',
        values: [
          ['袋泡 20 包', '20 tea bags'],
          ['散装 100 克', '100 g loose'],
        ],
      },
    ],
    skus: [
      [35, 120],
      [48, 150],
    ],
    highlights: [
      ['陈皮自然陈化八年', 'Peel aged eight years'],
      ['艾叶阴干留香', 'Mugwort dried in shade'],
      ['玉米纤维茶袋', 'Bags of maize fibre'],
    ],
    about: [
      [
        '艾草生长快、种在火山灰土里少虫害，割下来阴干七天，和陈皮丝一起窨。',
        'On volcanic ash mugwort grows fast with few pests; dried in the shade for a week, it rests together with the peel.',
      ],
    ],
    parameters: [
      [
        ['每包', 'Each'],
        ['3 克', '3 g'],
      ],
      [
        ['配料', 'Ingredients'],
        ['艾叶、陈皮', 'Mugwort, tangerine peel'],
      ],
    ],
    scenes: ['goods-tea', 'crater-lake', 'goods-gift-box'],
  },
];
