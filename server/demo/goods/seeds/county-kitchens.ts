import type { GoodsSeed } from '../goods-seed.ts';

/** From the kitchens of the counties. */
export const countyKitchens: readonly GoodsSeed[] = [
  {
    slug: 'tianai-rice-cake',
    category: '糕点小吃',
    origin: '廉江',
    maker: 'anpu',
    keeps: 'frozen',
    themes: ['手作', '早餐', '非遗'],
    title: ['安铺田艾籺：一口早春的草香', 'Cudweed rice cakes from Anpu'],
    summary: [
      '清明前采的田艾揉进糯米皮，花生椰丝馅，蒸八分钟。',
      'Cudweed of early spring kneaded into rice dough, filled with peanut and coconut; steam for eight minutes.',
    ],
    options: [
      {
        name: 'flavour',
        values: [
          ['甜：花生椰丝', 'Sweet: peanut and coconut'],
          ['咸：萝卜虾米', 'Savoury: radish and shrimp'],
          ['甜咸各半', 'Half and half'],
        ],
      },
      {
        name: 'packing',
        values: [
          ['8 个', '8 pieces'],
          ['16 个', '16 pieces'],
        ],
      },
    ],
    skus: [
      [36, 620],
      [66, 1200],
      [38, 620],
      [70, 1200],
      [37, 620],
      [68, 1200],
    ],
    highlights: [
      ['真田艾入皮，不用色素', 'Real cudweed, no colouring'],
      ['木薯叶垫底，蒸好不粘', 'On leaves, so nothing sticks'],
      ['急冻冷链，蒸开如现做', 'Frozen at once; steamed, it is like new'],
    ],
    about: [
      [
        '“籺”念作“hé”，是粤西对米粿的叫法。婚礼、祭祖、入伙都要做，安铺的阿婆能一手捏出十几种花样。',
        'He is what western Guangdong calls its rice cakes; weddings, ancestors and new houses all ask for them. The grandmothers of Anpu pinch a dozen patterns.',
      ],
    ],
    parameters: [
      [
        ['单个', 'Each'],
        ['70 克', '70 g'],
      ],
      [
        ['过敏原', 'Allergens'],
        ['花生、甲壳类', 'Peanut, crustaceans'],
      ],
    ],
    scenes: ['dish-dim-sum', 'old-street', 'goods-snack'],
  },
  {
    slug: 'anpu-chicken-ready',
    category: '糕点小吃',
    origin: '廉江',
    maker: 'anpu',
    keeps: 'frozen',
    themes: ['下饭', '送礼', '即食'],
    title: ['安铺白切鸡：熟制冷链，附沙姜汁', 'Anpu chicken, poached, with sand-ginger dip'],
    summary: [
      '阉鸡养足 210 天，浸熟冰镇，解冻斩件就上桌。',
      'Capons kept 210 days, poached and iced: thaw, chop, serve.',
    ],
    options: [
      {
        name: 'size',
        values: [
          ['半只', 'Half'],
          ['整只', 'Whole'],
        ],
      },
    ],
    skus: [
      [78, 900],
      [148, 1750],
    ],
    highlights: [
      ['皮脆、皮下一层冻', 'Crisp skin with jelly below'],
      ['附沙姜蒜油两包', 'With two sachets of sand ginger and garlic oil'],
      ['冷藏解冻一夜即食', 'Overnight in the fridge, and it is ready'],
    ],
    about: [
      [
        '安铺鸡出名在“三浸三提”：水将开未开时下锅，提起来沥干再下，肉才嫩、骨头还带一点红。',
        'Anpu’s secret is three dips in water just short of boiling; so the meat stays tender and the bone a little pink.',
      ],
    ],
    parameters: [
      [
        ['整只净重', 'Whole'],
        ['1.4–1.6 千克', '1.4–1.6 kg'],
      ],
      [
        ['配料', 'Ingredients'],
        ['鸡、盐、沙姜', 'Chicken, salt, sand ginger'],
      ],
    ],
    scenes: ['dish-chicken', 'old-street', 'goods-jar'],
  },
  {
    slug: 'shrimp-crackers',
    category: '糕点小吃',
    origin: '东海岛',
    maker: 'donghai',
    keeps: 'snack',
    themes: ['即食', '咸鲜', '微辣'],
    title: ['虾片与虾酥：半杯虾炸一碗脆', 'Prawn crackers and crisps'],
    summary: [
      '虾肉含量三成以上，非油炸虾片自己动手炸，虾酥开袋即吃。',
      'Over three tenths prawn: crackers to fry at home, crisps to eat at once.',
    ],
    options: [
      {
        name: 'design',
        values: [
          ['生虾片', 'Raw crackers'],
          ['虾酥', 'Crisps'],
        ],
      },
      {
        name: 'flavour',
        values: [
          ['原味', 'Plain'],
          ['微辣', 'Mildly hot'],
        ],
      },
    ],
    skus: [
      [19.9, 330],
      [21.9, 330],
      [25.9, 240],
      [26.9, 240],
    ],
    highlights: [
      ['虾肉不低于 30%', 'At least 30 % prawn'],
      ['生虾片下油十秒膨三倍', 'Raw crackers triple in ten seconds'],
      ['不加味精', 'No glutamate'],
    ],
    about: [
      [
        '用的是加工对虾时剩下的小规格虾，连壳打浆，钙与鲜味都在。',
        'Made of the smallest prawns, ground shell and all.',
      ],
    ],
    parameters: [
      [
        ['净含量', 'Net'],
        ['生虾片 300 克；虾酥 200 克', 'crackers 300 g; crisps 200 g'],
      ],
      [
        ['过敏原', 'Allergens'],
        ['甲壳类', 'Crustaceans'],
      ],
    ],
    scenes: ['goods-snack', 'dish-shrimp', 'sea'],
  },
];
