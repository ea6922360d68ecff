import type { GoodsSeed } from '../goods-seed.ts';

/** Other things to drink. */
export const drinks: readonly GoodsSeed[] = [
  {
    slug: 'sugarcane-ginger',
    category: '茶与饮品',
    origin: '遂溪',
    maker: 'sugar',
    keeps: 'snack',
    themes: ['家常', '甜味', '早餐'],
    title: ['古法红糖姜茶块', 'Brown sugar and ginger cubes'],
    summary: [
      '一块冲一杯，冷天、淋雨、坐船回来都合适。',
      'A cube to a cup, for cold days, rain and coming home by boat.',
    ],
    options: [
      {
        name: 'flavour',
        values: [
          ['老姜', 'Old ginger'],
          ['姜枣', 'Ginger and jujube'],
          ['姜桂圆', 'Ginger and longan'],
        ],
      },
      {
        name: 'packing',
        values: [
          ['12 块', '12 cubes'],
          ['30 块', '30 cubes'],
        ],
      },
    ],
    skus: [
      [25, 280],
      [55, 680],
      [28, 280],
      [62, 680],
      [28, 280],
      [62, 680],
    ],
    highlights: [
      ['甘蔗汁直接熬，不用糖粉压', 'Boiled from cane juice, not pressed from powder'],
      ['小黄姜现榨', 'Fresh yellow ginger'],
      ['每块 20 克独立包', '20 g each, wrapped'],
    ],
    about: [
      [
        '八口连环锅，从清汁熬到起沙，浮沫撇十几遍。块面有气孔、颜色不匀，正是没加料的样子。',
        'Eight linked pans take the juice to grain, skimmed a dozen times. Pores and uneven colour show that nothing was added.',
      ],
    ],
    parameters: [
      [
        ['配料', 'Ingredients'],
        ['甘蔗、小黄姜', 'Cane, yellow ginger'],
      ],
      [
        ['单块', 'Each'],
        ['20 克', '20 g'],
      ],
    ],
    scenes: ['goods-tea', 'goods-jar', 'study-farm'],
  },
  {
    slug: 'pineapple-juice',
    category: '茶与饮品',
    origin: '徐闻',
    maker: 'redEarth',
    keeps: 'snack',
    themes: ['甜味', '早餐', '家常'],
    title: ['徐闻菠萝汁 NFC：只有菠萝', 'Xuwen pineapple juice, nothing added'],
    summary: ['鲜果直榨，不加水不加糖，冰过更好喝。', 'Pressed fresh, neither water nor sugar; best cold.'],
    options: [
      {
        name: 'packing',
        values: [
          ['6 瓶', '6 bottles'],
          ['12 瓶', '12 bottles'],
        ],
      },
    ],
    skus: [
      [48, 1700],
      [89, 3350],
    ],
    highlights: [
      ['250 毫升一瓶，约用 600 克菠萝', '250 ml, from some 600 g of fruit'],
      ['瓶底果肉沉淀，摇匀', 'Shake: the pulp settles'],
      ['非浓缩还原', 'Not from concentrate'],
    ],
    about: [
      [
        '榨季一天收进三百吨菠萝，从地头到灌装不超过十二小时。',
        'In season three hundred tons a day come in; from field to bottle takes at most twelve hours.',
      ],
    ],
    parameters: [
      [
        ['配料', 'Ingredients'],
        ['菠萝', 'Pineapple'],
      ],
      [
        ['单瓶', 'Each'],
        ['250 毫升', '250 ml'],
      ],
    ],
    scenes: ['goods-jar', 'pineapple-field', 'goods-fruit'],
  },
  {
    slug: 'xuwen-coffee',
    category: '茶与饮品',
    origin: '徐闻',
    maker: 'redEarth',
    keeps: 'tea',
    themes: ['早餐', '送礼'],
    title: ['雷州半岛咖啡豆：海风里的罗布斯塔', 'Coffee of the peninsula'],
    summary: [
      '徐闻试种多年的咖啡，中深烘，坚果与可可味，适合做冰美式与椰青拿铁。',
      'Grown in Xuwen for years, medium dark: nuts and cocoa, good on ice or with coconut.',
    ],
    options: [
      {
        name: 'design',
        values: [
          ['整豆', 'Beans'],
          ['研磨粉', 'Ground'],
          ['挂耳 10 包', '10 drip bags'],
        ],
      },
    ],
    skus: [
      [56, 280],
      [56, 280],
      [45, 180],
    ],
    highlights: [
      ['下单后三天内烘焙', 'Roasted within three days of your order'],
      ['单一产地', 'Single origin'],
      ['附冲煮比例卡', 'With a brewing card'],
    ],
    about: [
      [
        '归侨带来的种子，在徐闻的旧农场里留了几十年。产量很小，一年只有一吨多生豆。',
        'Returning emigrants brought the seed; it survived for decades on an old farm. The harvest is little more than a ton a year.',
      ],
    ],
    parameters: [
      [
        ['净含量', 'Net'],
        ['227 克（挂耳 10×10 克）', '227 g (drip bags 10 × 10 g)'],
      ],
      [
        ['烘焙', 'Roast'],
        ['中深', 'Medium dark'],
      ],
    ],
    scenes: ['goods-tea', 'goods-jar', 'palm-beach'],
  },
];
