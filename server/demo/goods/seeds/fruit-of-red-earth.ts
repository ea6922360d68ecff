import type { GoodsSeed } from '../goods-seed.ts';

/** What ripens low on red earth. */
export const fruitOfRedEarth: readonly GoodsSeed[] = [
  {
    slug: 'xuwen-pineapple',
    category: '鲜果',
    origin: '徐闻',
    maker: 'redEarth',
    keeps: 'fruit',
    themes: ['当季', '甜味', '家常'],
    title: ['徐闻菠萝：红土地里的巴厘种', 'Xuwen pineapples, grown on red earth'],
    summary: [
      '“菠萝的海”现摘现发，八成熟离地，到家正好。',
      'Picked in the Sea of Pineapples at eight tenths ripe, just right when they arrive.',
    ],
    options: [
      {
        name: 'size',
        values: [
          ['2.5 千克（3–4 个）', '2.5 kg (3–4)'],
          ['5 千克（6–8 个）', '5 kg (6–8)'],
        ],
      },
      {
        name: 'packing',
        values: [
          ['带冠', 'With crown'],
          ['去冠', 'Without crown'],
        ],
      },
    ],
    skus: [
      [29.9, 2900],
      [32.9, 2800],
      [49.9, 5600],
      [54.9, 5400],
    ],
    usualPrice: 36,
    highlights: [
      [
        '果眼深、香气足，泡盐水五分钟更甜',
        'Deep eyes and strong scent; five minutes in salt water make it sweeter',
      ],
      ['不打催熟剂，成熟度不够不摘', 'Never forced: what is not ready stays'],
      ['附削皮刀与挖眼夹', 'With a peeler and an eye cutter'],
    ],
    about: [
      [
        '徐闻的土是火山灰变的，含铁多，红得像砖；海风把夜温拉低，菠萝才攒得住糖。全国每三个菠萝，有一个从这里装车。',
        'Xuwen’s soil was volcanic ash, red with iron, and the sea wind cools its nights, so the fruit keeps its sugar. One pineapple in three in China is loaded here.',
      ],
    ],
    parameters: [
      [
        ['品种', 'Variety'],
        ['巴厘', 'Comte de Paris'],
      ],
      [
        ['糖度', 'Sugar'],
        ['14–16°Bx', '14–16 °Bx'],
      ],
    ],
    scenes: ['pineapple-field', 'goods-fruit', 'dish-fruit'],
  },
  {
    slug: 'golden-pineapple',
    category: '鲜果',
    origin: '徐闻',
    maker: 'redEarth',
    keeps: 'fruit',
    themes: ['甜味', '送礼', '当季'],
    title: ['徐闻金钻凤梨：不用泡盐水', 'Gold diamond pineapples: no salt water needed'],
    summary: [
      '果眼浅，削皮即食，芯也能吃，适合送人。',
      'Shallow eyes, an edible heart: peel and eat. A good present.',
    ],
    options: [
      {
        name: 'packing',
        values: [
          ['2 个装', '2 pieces'],
          ['4 个礼盒', 'Box of 4'],
        ],
      },
    ],
    skus: [
      [42, 3200],
      [88, 6400],
    ],
    highlights: [
      ['单果 1.3 千克以上', 'Each above 1.3 kg'],
      ['一株只留一个果，长十六个月', 'One fruit to a plant, sixteen months'],
      ['个个贴采摘日期', 'Each labelled with its day of picking'],
    ],
    about: [
      [
        '金钻比巴厘晚熟、酸度低，切开像蜂蜜色的蜡。放到底部微黄时最香，冷藏一小时再切更好看。',
        'It ripens later and less sour, the colour of honey when cut. Wait until the base turns gold; an hour in the fridge makes cleaner slices.',
      ],
    ],
    parameters: [
      [
        ['品种', 'Variety'],
        ['台农 17 号', 'Tainong 17'],
      ],
      [
        ['糖度', 'Sugar'],
        ['15–18°Bx', '15–18 °Bx'],
      ],
    ],
    scenes: ['goods-fruit', 'pineapple-field', 'dish-fruit'],
  },
  {
    slug: 'xuwen-apple-bananas',
    category: '鲜果',
    origin: '徐闻',
    maker: 'redEarth',
    keeps: 'fruit',
    themes: ['早餐', '家常', '甜味'],
    title: ['徐闻粉蕉：皮薄如纸，软糯带酸', 'Apple bananas from Xuwen'],
    summary: [
      '不催熟，青着发，家里放黄了皮起麻点最好吃。',
      'Sent green and never forced; best when yellow and freckled.',
    ],
    options: [
      {
        name: 'size',
        values: [
          ['2.5 千克', '2.5 kg'],
          ['4.5 千克', '4.5 kg'],
        ],
      },
    ],
    skus: [
      [28.9, 2900],
      [45.9, 5000],
    ],
    highlights: [
      ['生长期十四个月，淀粉足', 'Fourteen months in growth'],
      ['自然熟，不用乙烯', 'Ripens by itself'],
      ['附催熟小窍门：和苹果放一起', 'With a tip: keep it with an apple'],
    ],
    about: [
      [
        '粉蕉圆短，和香蕉是表亲，口感更糯。台风季前抢收的一批最甜，留到中秋。',
        'Short and round, cousin to the common banana but denser. The bunches cut before the typhoons are sweetest.',
      ],
    ],
    parameters: [
      [
        ['品种', 'Variety'],
        ['粉蕉', 'Pisang Awak'],
      ],
      [
        ['成熟时间', 'Ripens in'],
        ['4–8 天', '4–8 days'],
      ],
    ],
    scenes: ['goods-fruit', 'dish-fruit', 'study-farm'],
  },
  {
    slug: 'sweet-potato-leizhou',
    category: '鲜果',
    origin: '雷州',
    maker: 'redEarth',
    keeps: 'citrus',
    themes: ['家常', '早餐', '甜味'],
    title: ['雷州沙地番薯：烤到流蜜', 'Sweet potatoes from the sands of Leizhou'],
    summary: [
      '沿海沙地种的西瓜红，个头匀，烤箱二百度五十分钟。',
      'Grown in coastal sand, even in size; fifty minutes at 200 °C and they run with syrup.',
    ],
    options: [
      {
        name: 'size',
        values: [
          ['2.5 千克', '2.5 kg'],
          ['4.5 千克', '4.5 kg'],
        ],
      },
    ],
    skus: [
      [25.9, 2800],
      [39.9, 4900],
    ],
    highlights: [
      ['沙土长大，表皮光滑好洗', 'Smooth skin, easy to wash'],
      ['采后糖化十天再发', 'Rested ten days until sweet'],
      ['单个 150–350 克，烤得透', '150–350 g each, so they bake through'],
    ],
    about: [
      [
        '刚挖的番薯不甜，要放一放让淀粉变糖。烤时不要包锡纸，皮裂开、蜜流出来才算到位。',
        'Fresh from the ground they are not sweet; starch needs time. Bake without foil until the skin splits and syrup runs.',
      ],
    ],
    parameters: [
      [
        ['品种', 'Variety'],
        ['西瓜红', 'Xiguahong'],
      ],
      [
        ['规格', 'Each'],
        ['150–350 克', '150–350 g'],
      ],
    ],
    scenes: ['study-farm', 'red-village', 'goods-snack'],
  },
];
