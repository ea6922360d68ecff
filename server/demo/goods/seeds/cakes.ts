import type { GoodsSeed } from '../goods-seed.ts';

/** From the oven. */
export const cakes: readonly GoodsSeed[] = [
  {
    slug: 'wuchuan-mooncake',
    category: '糕点小吃',
    origin: '吴川',
    maker: 'bakery',
    keeps: 'mooncake',
    themes: ['送礼', '甜味', '手作'],
    title: ['吴川大月饼：一斤一个的金腿五仁', 'Wuchuan mooncakes, half a kilo each'],
    summary: [
      '吴川是月饼之乡，饼大馅足，一家人分一个才叫团圆。',
      'Wuchuan is the town of mooncakes: large, full, and cut for a whole family.',
    ],
    options: [
      {
        name: 'flavour',
        values: [
          ['金腿五仁', 'Ham and five nuts'],
          ['蛋黄莲蓉', 'Lotus paste and yolk'],
          ['陈皮豆沙', 'Red bean and tangerine peel'],
        ],
      },
      {
        name: 'packing',
        values: [
          ['单个纸盒', 'One in a box'],
          ['两个礼盒', 'Two in a gift box'],
        ],
      },
    ],
    skus: [
      [68, 620],
      [138, 1400],
      [72, 620],
      [146, 1400],
      [58, 620],
      [118, 1400],
    ],
    highlights: [
      ['五仁里数得出十一样坚果与果脯', 'Eleven nuts and candied fruits in the filling'],
      ['手工按模，一炉六十个', 'Pressed by hand, sixty to an oven'],
      ['全年做，中秋前要排队', 'Baked all year; before the festival there is a queue'],
    ],
    about: [
      [
        '吴川人做月饼讲“重料”：皮占两成，馅占八成。切成十六块，配浓茶，慢慢吃。',
        'In Wuchuan the skin is two tenths and the filling eight. Cut it into sixteen and take strong tea with it.',
      ],
    ],
    parameters: [
      [
        ['单个净重', 'Each'],
        ['500 克', '500 g'],
      ],
      [
        ['过敏原', 'Allergens'],
        ['坚果、蛋、小麦', 'Nuts, egg, wheat'],
      ],
    ],
    scenes: ['goods-gift-box', 'goods-snack', 'dish-dim-sum'],
  },
  {
    slug: 'wuchuan-mooncake-small',
    category: '糕点小吃',
    origin: '吴川',
    maker: 'bakery',
    keeps: 'mooncake',
    themes: ['送礼', '甜味'],
    title: ['吴川小月饼八味盒', 'Eight small mooncakes of Wuchuan'],
    summary: ['一口一味，老人孩子分着吃。', 'Eight flavours in a box, a bite or two of each.'],
    options: [
      {
        name: 'packing',
        values: [
          ['8 枚', '8 pieces'],
          ['16 枚', '16 pieces'],
        ],
      },
    ],
    skus: [
      [59, 560],
      [112, 1080],
    ],
    usualPrice: 68,
    highlights: [
      ['莲蓉、豆沙、椰丝、凤梨等八味', 'Lotus, red bean, coconut, pineapple and more'],
      ['每枚 50 克独立包装', '50 g each, wrapped singly'],
      ['比传统减糖三成', 'A third less sugar than usual'],
    ],
    about: [
      [
        '饼家第三代接手后做的新品：皮更薄、糖更少，保留了手工压模的老花纹。',
        'The third generation’s idea: thinner skin, less sugar, and the old wooden moulds.',
      ],
    ],
    parameters: [
      [
        ['单枚', 'Each'],
        ['50 克', '50 g'],
      ],
      [
        ['过敏原', 'Allergens'],
        ['坚果、蛋、小麦', 'Nuts, egg, wheat'],
      ],
    ],
    scenes: ['goods-snack', 'goods-gift-box', 'dish-dim-sum'],
  },
  {
    slug: 'pineapple-cakes',
    category: '糕点小吃',
    origin: '徐闻',
    maker: 'redEarth',
    keeps: 'cake',
    themes: ['送礼', '甜味', '早餐'],
    title: ['徐闻菠萝酥：真菠萝熬的馅', 'Pineapple shortcakes with real pineapple'],
    summary: [
      '一盒用掉两个菠萝，馅里有果丝，微酸不腻。',
      'Two pineapples to a box, with threads of fruit, a little sour.',
    ],
    options: [
      {
        name: 'packing',
        values: [
          ['10 枚', '10 pieces'],
          ['20 枚礼盒', 'Box of 20'],
        ],
      },
    ],
    skus: [
      [45, 480],
      [86, 960],
    ],
    highlights: [
      ['馅料菠萝含量 65%，不掺冬瓜', '65 % pineapple, no winter melon'],
      ['黄油酥皮，掰开掉渣', 'Butter pastry that crumbles'],
      ['独立小袋', 'Wrapped singly'],
    ],
    about: [
      [
        '菠萝熬到水分去掉七成要四个钟头，铜锅边要一直有人搅。淡季用当季急冻的果泥，味道不变。',
        'It takes four hours of stirring at a copper pot to drive out seven tenths of the water. Out of season we use purée frozen in season.',
      ],
    ],
    parameters: [
      [
        ['单枚', 'Each'],
        ['40 克', '40 g'],
      ],
      [
        ['过敏原', 'Allergens'],
        ['奶、蛋、小麦', 'Milk, egg, wheat'],
      ],
    ],
    scenes: ['goods-snack', 'pineapple-field', 'goods-gift-box'],
  },
];
