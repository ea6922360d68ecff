import type { GoodsSeed } from '../goods-seed.ts';

/** What a kitchen shelf needs. */
export const pantry: readonly GoodsSeed[] = [
  {
    slug: 'sun-soy-sauce',
    category: '调味酱料',
    origin: '赤坎',
    maker: 'sauce',
    keeps: 'sauce',
    themes: ['家常', '咸鲜', '素食'],
    title: ['赤坎露天晒酱油：一百八十天', 'Soy sauce, 180 days under the sky'],
    summary: [
      '黄豆与面粉制曲，大缸日晒夜露，头抽单独装瓶。',
      'Beans and wheat in great crocks under sun and dew; the first draw bottled by itself.',
    ],
    options: [
      {
        name: 'grade',
        values: [
          ['头抽', 'First draw'],
          ['生抽', 'Light'],
        ],
      },
      {
        name: 'size',
        values: [
          ['250 毫升', '250 ml'],
          ['500 毫升', '500 ml'],
        ],
      },
    ],
    skus: [
      [29, 480],
      [52, 900],
      [15, 480],
      [26, 900],
    ],
    highlights: [
      ['氨基酸态氮 1.2 克/百毫升', 'Amino nitrogen 1.2 g per 100 ml'],
      ['非转基因黄豆', 'Beans not genetically modified'],
      ['配料四样：水、豆、麦、盐', 'Water, beans, wheat, salt'],
    ],
    about: [
      [
        '老埠头的酱园临海，太阳大、湿气重，菌种和别处不同。天一晴，伙计们就沿着屋顶挨个揭缸盖。',
        'The old sauce yard lies by the sea, and its moulds are its own. On clear mornings the men walk the roof, lifting lid after lid.',
      ],
    ],
    parameters: [
      [
        ['酿造', 'Brewed'],
        ['高盐稀态，180 天', 'High-salt, 180 days'],
      ],
      [
        ['过敏原', 'Allergens'],
        ['大豆、小麦', 'Soy, wheat'],
      ],
    ],
    scenes: ['goods-jar', 'old-street', 'dish-fish'],
  },
  {
    slug: 'sea-salt-flakes',
    category: '调味酱料',
    origin: '徐闻',
    maker: 'naozhou',
    keeps: 'sauce',
    themes: ['家常', '送礼', '素食'],
    title: ['角尾日晒海盐：盐田里的雪', 'Sun-made sea salt of Jiaowei'],
    summary: [
      '两百年的盐田，晒出脆的片盐，煎鱼、撒水果都好。',
      'From salt pans two centuries old: crisp flakes for fish, and for fruit.',
    ],
    options: [
      {
        name: 'design',
        values: [
          ['片盐', 'Flakes'],
          ['粗盐', 'Coarse'],
          ['沙姜盐', 'With sand ginger'],
        ],
      },
      {
        name: 'packing',
        values: [
          ['150 克罐', '150 g tin'],
          ['400 克袋', '400 g bag'],
        ],
      },
    ],
    skus: [
      [26, 210],
      [48, 440],
      [16, 210],
      [28, 440],
      [22, 210],
      [42, 440],
    ],
    highlights: [
      ['浓海水日晒结晶，不精制', 'Crystallised by the sun, unrefined'],
      ['片盐一捻即碎', 'Flakes that break between the fingers'],
      ['未加碘，请与碘盐轮换', 'Without iodine: alternate with iodised salt'],
    ],
    about: [
      [
        '大陆最南端的角尾，两片海流在灯楼角相遇，盐田就在岸边。收片盐只在无风的下午，用竹耙轻轻推到一边。',
        'At the mainland’s southern tip two seas meet, and the pans lie by the shore. Flakes are gathered on windless afternoons with a bamboo rake.',
      ],
    ],
    parameters: [
      [
        ['氯化钠', 'Sodium chloride'],
        ['不低于 94%', 'at least 94 %'],
      ],
      [
        ['碘', 'Iodine'],
        ['未添加', 'None added'],
      ],
    ],
    scenes: ['goods-jar', 'lighthouse', 'sea'],
  },
  {
    slug: 'brown-sugar-blocks',
    category: '调味酱料',
    origin: '遂溪',
    maker: 'sugar',
    keeps: 'sauce',
    themes: ['甜味', '家常', '非遗'],
    title: ['遂溪土榨红糖砖', 'Suixi brown sugar in bricks'],
    summary: [
      '牛拉石磨的老法改用电动，火候还是靠眼睛。',
      'The ox is gone from the mill, but the fire is still judged by eye.',
    ],
    options: [
      {
        name: 'size',
        values: [
          ['350 克', '350 g'],
          ['700 克', '700 g'],
          ['1.5 千克', '1.5 kg'],
        ],
      },
    ],
    skus: [
      [18, 380],
      [33, 740],
      [66, 1560],
    ],
    highlights: [
      ['只有甘蔗', 'Nothing but cane'],
      ['化开有焦香，不发苦', 'Dissolves with a scent of caramel, never bitter'],
      ['糖砖受潮变软属正常', 'It may soften in damp; that is normal'],
    ],
    about: [
      [
        '榨季从十一月到次年三月，师傅看泡沫判断：大泡是水，小泡是糖，鱼眼泡就该起锅。',
        'From November to March the master reads the froth: large bubbles are water, small ones sugar, fish eyes mean now.',
      ],
    ],
    parameters: [
      [
        ['配料', 'Ingredients'],
        ['甘蔗', 'Cane'],
      ],
      [
        ['总糖', 'Sugars'],
        ['约 90%', 'about 90 %'],
      ],
    ],
    scenes: ['goods-jar', 'study-farm', 'goods-tea'],
  },
];
