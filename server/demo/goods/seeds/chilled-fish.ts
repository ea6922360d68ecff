import type { GoodsSeed } from '../goods-seed.ts';

/** Fish and cuttlefish on ice. */
export const chilledFish: readonly GoodsSeed[] = [
  {
    slug: 'golden-pompano',
    category: '冷链海鲜',
    origin: '湛江',
    maker: 'donghai',
    keeps: 'frozen',
    themes: ['家常', '咸鲜'],
    title: ['深海网箱金鲳鱼：三去真空', 'Golden pompano, cleaned and sealed'],
    summary: [
      '流沙湾外深水网箱养成，去鳞去鳃去内脏，一条一袋。',
      'From deep cages off Liusha Bay, scaled and gutted, a fish to a bag.',
    ],
    options: [
      {
        name: 'packing',
        values: [
          ['2 条装', '2 fish'],
          ['4 条装', '4 fish'],
          ['8 条装', '8 fish'],
        ],
      },
    ],
    skus: [
      [58, 1100],
      [108, 2150],
      [206, 4250],
    ],
    highlights: [
      ['深水流急，肉里没有泥味', 'Deep swift water leaves no taste of mud'],
      ['少刺，老人孩子都方便', 'Few bones: good for old and young'],
      ['背面划好花刀，八分钟蒸熟', 'Already scored: eight minutes of steam'],
    ],
    about: [
      [
        '湛江是全国金鲳鱼最大的产地，网箱沉在二十米深的海里，台风来时整个没入水下。每条 450–550 克，正好一盘。',
        'Zhanjiang raises more pompano than anywhere in China, in cages that sink below the waves when a typhoon comes. Each is 450–550 g, just a plateful.',
      ],
    ],
    parameters: [
      [
        ['单条重', 'Each'],
        ['450–550 克', '450–550 g'],
      ],
      [
        ['处理', 'Prepared'],
        ['去鳞、去鳃、去内脏', 'Scaled, gilled, gutted'],
      ],
    ],
    scenes: ['dish-fish', 'sea', 'harbour'],
  },
  {
    slug: 'grouper-fillet',
    category: '冷链海鲜',
    origin: '雷州',
    maker: 'leizhou',
    keeps: 'frozen',
    themes: ['家常', '煲汤'],
    title: ['珍珠龙胆石斑鱼片', 'Pearl grouper in slices'],
    summary: ['去骨斜切，打边炉烫十秒即熟。', 'Boned and sliced; ten seconds in the hotpot.'],
    options: [
      {
        name: 'size',
        values: [
          ['300 克', '300 g'],
          ['600 克', '600 g'],
        ],
      },
    ],
    skus: [
      [66, 400],
      [126, 760],
    ],
    highlights: [
      ['只取背腹净肉，无刺', 'Clean fillets without bones'],
      ['鱼皮保留，胶质足', 'Skin on, full of gelatine'],
      ['附鱼骨一包熬汤底', 'With a bag of bones for the stock'],
    ],
    about: [
      [
        '雷州东海岸的工厂化石斑，水温常年二十六度，切片前吊水两天，没有土腥味。',
        'Raised on the east coast of Leizhou at 26 °C and kept two days in clean water before slicing.',
      ],
    ],
    parameters: [
      [
        ['厚度', 'Thickness'],
        ['约 3 毫米', 'about 3 mm'],
      ],
      [
        ['附送', 'With it'],
        ['鱼骨 150 克', '150 g of bones'],
      ],
    ],
    scenes: ['dish-fish', 'harbour', 'dish-seafood'],
  },
  {
    slug: 'wushi-baby-cuttlefish',
    category: '冷链海鲜',
    origin: '雷州',
    maker: 'leizhou',
    keeps: 'frozen',
    themes: ['家常', '咸鲜', '下饭'],
    title: ['乌石墨鱼仔：整只带膏', 'Baby cuttlefish from Wushi'],
    summary: [
      '拇指长的小墨鱼，酱爆、白灼、煮面都鲜。',
      'Thumb-long cuttlefish for the wok, the pot or a bowl of noodles.',
    ],
    options: [
      {
        name: 'size',
        values: [
          ['500 克', '500 g'],
          ['1 千克', '1 kg'],
        ],
      },
    ],
    skus: [
      [55, 640],
      [104, 1220],
    ],
    highlights: [
      ['整只急冻，墨囊已去', 'Frozen whole, ink removed'],
      ['当年春汛渔获', 'From this year’s spring run'],
      ['冷水下锅，一开即起', 'Start in cold water, out when it boils'],
    ],
    about: [
      [
        '北部湾的小墨鱼春天靠岸，只来二十来天。渔船在海上就分拣装盘，回港直接入冷库。',
        'Small cuttlefish come inshore in spring for some twenty days; boats sort them at sea and land them straight into the cold store.',
      ],
    ],
    parameters: [
      [
        ['单只长', 'Length'],
        ['5–7 厘米', '5–7 cm'],
      ],
      [
        ['包冰', 'Glaze'],
        ['不高于 10%', 'at most 10 %'],
      ],
    ],
    scenes: ['fishing-village', 'harbour', 'dish-seafood'],
  },
  {
    slug: 'fish-balls-handmade',
    category: '冷链海鲜',
    origin: '霞山',
    maker: 'donghai',
    keeps: 'frozen',
    themes: ['手作', '家常', '早餐'],
    title: ['手打马鲛鱼丸与鱼饼', 'Hand-beaten mackerel balls and cakes'],
    summary: [
      '鱼肉含量七成以上，摔打到起胶，落地能弹。',
      'More than seven tenths fish, beaten until it bounces.',
    ],
    options: [
      {
        name: 'design',
        values: [
          ['鱼丸', 'Balls'],
          ['鱼饼', 'Cakes'],
          ['各半', 'Half and half'],
        ],
      },
      {
        name: 'size',
        values: [
          ['500 克', '500 g'],
          ['1 千克', '1 kg'],
        ],
      },
    ],
    skus: [
      [36, 580],
      [68, 1120],
      [38, 580],
      [72, 1120],
      [37, 580],
      [70, 1120],
    ],
    highlights: [
      ['马鲛鱼肉不低于 72%', 'At least 72 % mackerel'],
      ['不加硼砂、不加色素', 'No borax, no colour'],
      ['煮到浮起就能吃', 'Done when they float'],
    ],
    about: [
      [
        '霞山渔市凌晨三点开秤，鱼肉刮下来就摔。手打的鱼丸不圆，大小也不一，但咬下去有鱼的纤维。',
        'Xiashan’s fish market opens at three, and the beating starts at once. Hand-made balls are neither round nor alike, but you taste the fibre of the fish.',
      ],
    ],
    parameters: [
      [
        ['配料', 'Ingredients'],
        ['马鲛鱼、木薯淀粉、盐、葱', 'Mackerel, tapioca, salt, spring onion'],
      ],
      [
        ['鱼肉含量', 'Fish'],
        ['72%', '72 %'],
      ],
    ],
    scenes: ['dish-congee', 'dish-fish', 'fishing-village'],
  },
];
