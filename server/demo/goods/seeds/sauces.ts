import type { GoodsSeed } from '../goods-seed.ts';

/** Sauces from the coast. */
export const sauces: readonly GoodsSeed[] = [
  {
    slug: 'sand-ginger-sauce',
    category: '调味酱料',
    origin: '廉江',
    maker: 'anpu',
    keeps: 'sauce',
    themes: ['下饭', '家常', '素食'],
    title: ['沙姜蒜蓉酱：白切鸡的灵魂', 'Sand ginger and garlic sauce'],
    summary: [
      '安铺小厨的配方，蘸鸡、拌面、蒸豆腐。',
      'The Anpu recipe, for chicken, noodles and steamed tofu.',
    ],
    options: [
      {
        name: 'flavour',
        values: [
          ['原味', 'Plain'],
          ['小米辣', 'With chilli'],
        ],
      },
      {
        name: 'packing',
        values: [
          ['1 瓶', '1 jar'],
          ['3 瓶', '3 jars'],
        ],
      },
    ],
    skus: [
      [19.9, 340],
      [55, 1020],
      [21.9, 340],
      [59, 1020],
    ],
    highlights: [
      ['鲜沙姜手剁，看得见粒', 'Chopped by hand, in pieces you can see'],
      ['花生油封面', 'Sealed with peanut oil'],
      ['一餐两勺就够', 'Two spoons a meal are enough'],
    ],
    about: [
      [
        '沙姜不是姜，是山柰，香气像樟又像柠檬。湛江人没有它不吃鸡。',
        'Sand ginger is no ginger but galangal’s cousin, with a scent between camphor and lemon. Without it Zhanjiang eats no chicken.',
      ],
    ],
    parameters: [
      [
        ['净含量', 'Net'],
        ['220 克', '220 g'],
      ],
      [
        ['配料', 'Ingredients'],
        ['沙姜、蒜、花生油、盐', 'Sand ginger, garlic, peanut oil, salt'],
      ],
    ],
    scenes: ['goods-jar', 'dish-chicken', 'old-street'],
  },
  {
    slug: 'oyster-sauce-real',
    category: '调味酱料',
    origin: '湛江',
    maker: 'oyster',
    keeps: 'sauce',
    themes: ['家常', '咸鲜', '下饭'],
    title: ['原熬蚝汁：蚝汁含量 62%', 'Slow oyster sauce, 62 % oyster'],
    summary: [
      '不靠焦糖色与增稠，炒芥兰、蒸鸡、拌面一勺鲜。',
      'Neither caramel nor thickener: a spoon for greens, chicken or noodles.',
    ],
    options: [
      {
        name: 'size',
        values: [
          ['250 克', '250 g'],
          ['480 克', '480 g'],
        ],
      },
    ],
    skus: [
      [32, 450],
      [56, 780],
    ],
    highlights: [
      ['十公斤鲜蚝出一公斤汁', 'Ten kilos of oysters to one of sauce'],
      ['无味精、无防腐剂', 'No glutamate, no preservative'],
      ['开盖后请冷藏', 'Chill once opened'],
    ],
    about: [
      [
        '把蚝水收到挂勺，要守六个钟头的火。颜色比市面上的浅，因为里面真的没有酱色。',
        'To bring the liquor to a coat on the spoon takes six hours. It is paler than others, because nothing colours it.',
      ],
    ],
    parameters: [
      [
        ['蚝汁', 'Oyster'],
        ['62%', '62 %'],
      ],
      [
        ['过敏原', 'Allergens'],
        ['软体动物', 'Molluscs'],
      ],
    ],
    scenes: ['goods-jar', 'dish-seafood', 'fishing-village'],
  },
  {
    slug: 'shrimp-paste',
    category: '调味酱料',
    origin: '东海岛',
    maker: 'donghai',
    keeps: 'sauce',
    themes: ['下饭', '咸鲜', '手作'],
    title: ['东海岛虾酱：晒足四十天', 'Shrimp paste, forty days in the sun'],
    summary: [
      '银虾加盐磨浆，白天晒、夜里盖，通菜的最佳搭档。',
      'Tiny shrimp ground with salt, sunned by day, covered by night; made for water spinach.',
    ],
    options: [
      {
        name: 'packing',
        values: [
          ['1 瓶', '1 jar'],
          ['2 瓶', '2 jars'],
        ],
      },
    ],
    skus: [
      [22, 300],
      [40, 600],
    ],
    highlights: [
      ['盐度比老法低三成', 'A third less salt than of old'],
      ['紫灰色、细而不稀', 'Violet grey, fine, not thin'],
      ['炒前用热油激香', 'Wake it in hot oil first'],
    ],
    about: [
      [
        '五六月银虾靠岸，一夜之间家家门口都是缸。晒酱怕雨，渔家女的耳朵比天气预报灵。',
        'In early summer the shrimp come in, and overnight there is a crock at every door. Rain would spoil it, and the women hear it before the forecast does.',
      ],
    ],
    parameters: [
      [
        ['净含量', 'Net'],
        ['200 克', '200 g'],
      ],
      [
        ['过敏原', 'Allergens'],
        ['甲壳类', 'Crustaceans'],
      ],
    ],
    scenes: ['goods-jar', 'fishing-village', 'dish-shrimp'],
  },
  {
    slug: 'pineapple-chilli-sauce',
    category: '调味酱料',
    origin: '徐闻',
    maker: 'redEarth',
    keeps: 'sauce',
    themes: ['微辣', '下饭', '素食'],
    title: ['黄灯笼椒菠萝辣酱', 'Yellow lantern chilli with pineapple'],
    summary: ['先甜后辣，蘸烤蚝、配披萨都行。', 'Sweet first, hot after, for grilled oysters or pizza.'],
    options: [
      {
        name: 'flavour',
        values: [
          ['微辣', 'Mild'],
          ['中辣', 'Medium'],
          ['过瘾辣', 'Hot'],
        ],
      },
      {
        name: 'packing',
        values: [
          ['1 瓶', '1 jar'],
          ['3 瓶', '3 jars'],
        ],
      },
    ],
    skus: [
      [18, 320],
      [49, 960],
      [18, 320],
      [49, 960],
      [20, 320],
      [55, 960],
    ],
    highlights: [
      ['三成菠萝果肉', 'Three tenths pineapple'],
      ['黄灯笼椒自家腌制', 'Chillies pickled at home'],
      ['不加色素，黄得自然', 'Its yellow is its own'],
    ],
    about: [
      [
        '徐闻隔海就是海南，灯笼椒也长得好。菠萝的酸把辣味托起来，吃完嘴里是果香。',
        'Hainan lies across the strait, and lantern chillies do as well here. The pineapple’s acid carries the heat and leaves fruit behind.',
      ],
    ],
    parameters: [
      [
        ['净含量', 'Net'],
        ['210 克', '210 g'],
      ],
      [
        ['配料', 'Ingredients'],
        ['黄灯笼椒、菠萝、蒜、盐', 'Chilli, pineapple, garlic, salt'],
      ],
    ],
    scenes: ['goods-jar', 'pineapple-field', 'dish-seafood'],
  },
];
