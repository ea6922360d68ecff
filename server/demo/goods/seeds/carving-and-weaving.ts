import type { GoodsSeed } from '../goods-seed.ts';

/** Stone, rush, bamboo and paper. */
export const carvingAndWeaving: readonly GoodsSeed[] = [
  {
    slug: 'leizhou-stone-dog',
    category: '手工艺品',
    origin: '雷州',
    maker: 'stone',
    keeps: 'craft',
    themes: ['非遗', '手作', '收藏'],
    title: ['雷州石狗：玄武岩守护小像', 'Stone dogs of Leizhou, carved in basalt'],
    summary: [
      '半岛村口的石狗守了千年，缩成掌心大小，陪你看门。',
      'They have kept the villages for a thousand years; in the palm of a hand they keep your door.',
    ],
    options: [
      {
        name: 'design',
        values: [
          ['蹲坐', 'Sitting'],
          ['含笑', 'Smiling'],
          ['抱子', 'With a pup'],
        ],
      },
      {
        name: 'size',
        values: [
          ['8 厘米', '8 cm'],
          ['15 厘米', '15 cm'],
        ],
      },
    ],
    skus: [
      [168, 620],
      [398, 2600],
      [188, 620],
      [438, 2600],
      [218, 620],
      [488, 2600],
    ],
    highlights: [
      ['整块玄武岩手凿，没有两只一样', 'Hewn from one block, no two alike'],
      ['底部有刻工编号', 'Numbered by the carver below'],
      ['配棉麻袋与说明卡', 'With a linen bag and a card'],
    ],
    about: [
      [
        '雷州古人信雷也敬狗，石狗立在村口、井边、坟前，有的威严有的憨。雷州石狗入选国家级非遗，博物馆里收着上千尊；我们按馆藏神态请年轻刻工重新凿。',
        'The old Leizhou people revered thunder and dogs, and set them at gates, wells and graves, stern or droll. The craft is national heritage; young carvers follow faces that stand in the museum.',
      ],
    ],
    parameters: [
      [
        ['材质', 'Material'],
        ['玄武岩', 'Basalt'],
      ],
      [
        ['工期', 'Made in'],
        ['现货；定制 20 天', 'In stock; made to order in 20 days'],
      ],
    ],
    scenes: ['goods-craft', 'temple', 'old-street'],
  },
  {
    slug: 'rush-woven-bag',
    category: '手工艺品',
    origin: '遂溪',
    maker: 'weave',
    keeps: 'craft',
    themes: ['手作', '非遗', '送礼'],
    title: ['蒲织手提包：晒过太阳的草香', 'A handbag woven of rush'],
    summary: [
      '本地蒲草手编，轻、挺、透气，夏天去海边带它。',
      'Local rush, light and firm and airy; for summer and the beach.',
    ],
    options: [
      {
        name: 'size',
        values: [
          ['小', 'Small'],
          ['大', 'Large'],
        ],
      },
      {
        name: 'colour',
        values: [
          ['原色', 'Natural'],
          ['靛蓝边', 'Indigo edge'],
          ['茜红边', 'Madder edge'],
        ],
      },
    ],
    skus: [
      [138, 320],
      [148, 320],
      [148, 320],
      [198, 520],
      [212, 520],
      [212, 520],
    ],
    highlights: [
      ['一只包编两天，约九百根草', 'Two days and some nine hundred rushes'],
      ['植物染，初次沾水略褪色', 'Plant dyes; may run a little at first'],
      ['棉布内衬带拉链袋', 'Cotton lining with a zipped pocket'],
    ],
    about: [
      [
        '遂溪的蒲草长在咸淡水之间，割下晒成淡金，碾软再编。从前编席子、编装盐的袋子，如今村里三十多位妇女编包。',
        'Rush grows between fresh water and salt; cut and sunned to pale gold, it is rolled soft. Once it made mats and salt sacks; now thirty women in the village weave bags.',
      ],
    ],
    parameters: [
      [
        ['尺寸', 'Size'],
        ['小 24×18 厘米；大 36×28 厘米', 'small 24 × 18 cm; large 36 × 28 cm'],
      ],
      [
        ['材质', 'Material'],
        ['蒲草、棉', 'Rush, cotton'],
      ],
    ],
    scenes: ['goods-craft', 'red-village', 'goods-gift-box'],
  },
  {
    slug: 'rush-mat',
    category: '手工艺品',
    origin: '遂溪',
    maker: 'weave',
    keeps: 'craft',
    themes: ['手作', '非遗', '家常'],
    title: ['蒲草坐垫与餐垫', 'Rush cushions and table mats'],
    summary: [
      '厚编坐垫不烫不凉，薄编餐垫一套四张。',
      'Thick cushions that are never cold, thin mats in sets of four.',
    ],
    options: [
      {
        name: 'design',
        values: [
          ['圆坐垫', 'Round cushion'],
          ['方坐垫', 'Square cushion'],
          ['餐垫四张', 'Four table mats'],
        ],
      },
    ],
    skus: [
      [78, 700],
      [82, 760],
      [66, 420],
    ],
    highlights: [
      ['双层编，坐久不塌', 'Woven double, keeps its shape'],
      ['可擦洗，晾干即用', 'Wipe clean and dry'],
      ['草香三个月后变淡', 'The scent fades in three months'],
    ],
    about: [
      [
        '编垫子从中心起头，一圈一圈向外，起头的手法每个人不一样，看底下的花心能认出是谁编的。',
        'A mat begins in the middle, and each weaver begins her own way; by the heart of it you can tell whose it is.',
      ],
    ],
    parameters: [
      [
        ['直径', 'Size'],
        ['坐垫 40 厘米；餐垫 30×45 厘米', 'cushion 40 cm; mat 30 × 45 cm'],
      ],
      [
        ['材质', 'Material'],
        ['蒲草', 'Rush'],
      ],
    ],
    scenes: ['goods-craft', 'study-farm', 'hotel-inn'],
  },
  {
    slug: 'lion-head-figure',
    category: '手工艺品',
    origin: '遂溪',
    maker: 'leizhou',
    keeps: 'craft',
    themes: ['非遗', '手作', '收藏'],
    title: ['遂溪醒狮小狮头：竹篾纸扎', 'Little lion heads of bamboo and paper'],
    summary: [
      '“中国醒狮之乡”的手艺缩到三十厘米，眼睛会眨。',
      'The craft of China’s home of waking lions, thirty centimetres tall, with eyes that blink.',
    ],
    options: [
      {
        name: 'colour',
        values: [
          ['红', 'Red'],
          ['金', 'Gold'],
          ['海蓝', 'Sea blue'],
        ],
      },
      {
        name: 'packing',
        values: [
          ['成品', 'Finished'],
          ['材料包', 'Kit'],
        ],
      },
    ],
    skus: [
      [288, 900],
      [98, 700],
      [288, 900],
      [98, 700],
      [298, 900],
      [98, 700],
    ],
    highlights: [
      ['扎、扑、写、装四道全手工', 'Bound, papered, painted, dressed by hand'],
      ['材料包适合八岁以上', 'The kit suits eight and above'],
      ['附视频教程', 'With a film that shows how'],
    ],
    about: [
      [
        '遂溪的高桩醒狮能跳上三米高的桩子。狮头师傅用的竹篾要泡三天，弯起来才不断。',
        'Suixi’s lions leap between poles three metres high. The bamboo soaks for three days before it bends without breaking.',
      ],
    ],
    parameters: [
      [
        ['高度', 'Height'],
        ['30 厘米', '30 cm'],
      ],
      [
        ['材质', 'Material'],
        ['竹、纸、绒毛', 'Bamboo, paper, fleece'],
      ],
    ],
    scenes: ['old-street', 'goods-craft', 'red-village'],
  },
];
