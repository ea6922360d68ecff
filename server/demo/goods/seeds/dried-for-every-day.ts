import type { GoodsSeed } from '../goods-seed.ts';

/** What the sun keeps for every day. */
export const driedForEveryDay: readonly GoodsSeed[] = [
  {
    slug: 'dried-squid-wushi',
    category: '海味干货',
    origin: '雷州',
    maker: 'leizhou',
    keeps: 'dried',
    themes: ['咸鲜', '煲汤', '家常'],
    title: ['乌石吊片鱿鱼干：一根绳子吊着晒', 'Line-dried squid from Wushi harbour'],
    summary: [
      '夜里灯光诱钓的鱿鱼，天亮剖开吊晒，薄而透，炭火一烤满屋香。',
      'Caught by lamplight, split at dawn and hung to dry: thin, clear, made for a charcoal fire.',
    ],
    options: [
      {
        name: 'size',
        values: [
          ['200 克（4–5 片）', '200 g (4–5 pieces)'],
          ['500 克（10–12 片）', '500 g (10–12 pieces)'],
        ],
      },
    ],
    skus: [
      [65, 230],
      [152, 540],
    ],
    highlights: [
      ['手钓鱿鱼，体表无网痕', 'Caught by hand line, no marks of nets'],
      ['吊片透光，厚薄一致', 'Hung so thin that light comes through'],
      ['撕条、炒芹菜、煲莲藕都合适', 'To shred, stir-fry or simmer with lotus root'],
    ],
    about: [
      [
        '乌石是雷州半岛西岸的大渔港，北部湾的鱿鱼船傍晚出、清早回。“吊片”是老做法：不压平、不烘，让海风自己抽走水分。',
        'Wushi is the great harbour of the peninsula’s west coast; its squid boats leave at dusk and return at dawn. Hanging is the old way: neither pressed nor baked, the sea wind draws the water out.',
      ],
    ],
    parameters: [
      [
        ['捕捞方式', 'Caught by'],
        ['灯光手钓', 'Hand line and lamp'],
      ],
      [
        ['长度', 'Length'],
        ['18–24 厘米', '18–24 cm'],
      ],
    ],
    scenes: ['goods-dried-seafood', 'harbour', 'fishing-village'],
  },
  {
    slug: 'sun-dried-prawns',
    category: '海味干货',
    origin: '东海岛',
    maker: 'donghai',
    keeps: 'dried',
    themes: ['即食', '咸鲜', '早餐'],
    title: ['日晒对虾干：一口一只的大虾仁', 'Sun-dried prawns, a mouthful each'],
    summary: [
      '湛江对虾去头煮熟日晒，只用海盐，当零食或切碎煮粥。',
      'Zhanjiang prawns boiled in sea salt and sunned: eat as they are or chop into congee.',
    ],
    options: [
      {
        name: 'grade',
        values: [
          ['小虾', 'Small'],
          ['大虾', 'Large'],
        ],
      },
      {
        name: 'size',
        values: [
          ['150 克', '150 g'],
          ['300 克', '300 g'],
          ['500 克', '500 g'],
        ],
      },
    ],
    skus: [
      [39, 175],
      [75, 330],
      [119, 540],
      [56, 175],
      [108, 330],
      [172, 540],
    ],
    highlights: [
      ['不加糖、不加味精，配料只有虾与盐', 'Two ingredients: prawns and salt'],
      ['每斤干虾用七斤鲜虾', 'Seven kilos of fresh prawns to one of dried'],
      ['独立拉链袋，开袋能封回去', 'In a bag that closes again'],
    ],
    about: [
      [
        '全国每三只对虾，就有一只从湛江上岸。东海岛的虾塘紧挨着潮间带，捕起来两小时内下锅，虾肉才不发散。',
        'One of every three prawns in China comes ashore in Zhanjiang. The ponds on Donghai lie beside the tideland; boiled within two hours, the flesh stays firm.',
      ],
    ],
    parameters: [
      [
        ['配料', 'Ingredients'],
        ['南美白对虾、海盐', 'Whiteleg prawns, sea salt'],
      ],
      [
        ['含盐量', 'Salt'],
        ['约 3.5%', 'about 3.5 %'],
      ],
    ],
    scenes: ['goods-dried-seafood', 'dish-shrimp', 'sea'],
  },
  {
    slug: 'salted-mackerel',
    category: '海味干货',
    origin: '霞山',
    maker: 'donghai',
    keeps: 'dried',
    themes: ['下饭', '咸鲜', '家常'],
    title: ['霉香马鲛咸鱼：瓶装油浸', 'Salted mackerel in oil'],
    summary: [
      '先发酵再盐渍，蒸肉饼放两块，饭锅要见底。',
      'Ripened, salted, put up in oil: two pieces on steamed pork, and the rice pot is empty.',
    ],
    options: [
      {
        name: 'size',
        values: [
          ['180 克', '180 g'],
          ['360 克', '360 g'],
        ],
      },
    ],
    skus: [
      [42, 380],
      [76, 680],
    ],
    highlights: [
      ['肥身马鲛取中段，无细刺', 'Middle cuts of fat mackerel without small bones'],
      ['自然发酵 48 小时，霉香不腥', 'Ripened for 48 hours: fragrant, not fishy'],
      ['花生油浸封，开盖就能用', 'Sealed in peanut oil, ready to use'],
    ],
    about: [
      [
        '咸鱼有“实肉”与“霉香”两派，湛江人偏爱后者：入盐前先放一放，肉质变松，香味才出来。含盐高，建议每餐不超过一小块。',
        'Salted fish is either firm or ripened, and Zhanjiang prefers it ripened: left a while before the salt, it loosens and turns fragrant. It is salty; a small piece a meal is enough.',
      ],
    ],
    parameters: [
      [
        ['配料', 'Ingredients'],
        ['马鲛鱼、海盐、花生油', 'Mackerel, sea salt, peanut oil'],
      ],
      [
        ['固形物', 'Drained weight'],
        ['不低于 70%', 'at least 70 %'],
      ],
    ],
    scenes: ['goods-jar', 'dish-fish', 'harbour'],
  },
  {
    slug: 'seaweed-naozhou',
    category: '海味干货',
    origin: '硇洲岛',
    maker: 'naozhou',
    keeps: 'dried',
    themes: ['素食', '煲汤', '家常'],
    title: ['硇洲紫菜：礁石头水，泡开像绸', 'First-cut laver from Naozhou'],
    summary: [
      '冬春第一茬野生紫菜，手工刮礁、圆筛晾晒，三分钟一碗汤。',
      'The first wild laver of winter, scraped from the rocks and dried on round sieves; soup in three minutes.',
    ],
    options: [
      {
        name: 'packing',
        values: [
          ['单饼 50 克', 'One round, 50 g'],
          ['三饼 150 克', 'Three rounds, 150 g'],
        ],
      },
    ],
    skus: [
      [29, 70],
      [79, 190],
    ],
    highlights: [
      ['头水薄嫩，泡开不烂', 'The first cut is tender and keeps its shape'],
      ['去沙两遍，仍建议快速过水', 'Rinsed twice; rinse it once more'],
      ['圆饼晾晒，无压制', 'Dried loose, not pressed'],
    ],
    about: [
      [
        '每年十一月礁石上长出一层紫黑的“头发”，岛民趁退潮拿贝壳去刮。刮三四次就老了，所以“头水”最贵。',
        'Each November the rocks grow dark hair, and islanders scrape it with shells at low tide. After three or four cuts it turns tough, so the first is dearest.',
      ],
    ],
    parameters: [
      [
        ['采收', 'Gathered'],
        ['野生，头水', 'Wild, first cut'],
      ],
      [
        ['配料', 'Ingredients'],
        ['坛紫菜', 'Porphyra haitanensis'],
      ],
    ],
    scenes: ['goods-dried-seafood', 'lighthouse', 'sea'],
  },
];
