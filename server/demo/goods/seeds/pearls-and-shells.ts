import type { GoodsSeed } from '../goods-seed.ts';

/** From shells. */
export const pearlsAndShells: readonly GoodsSeed[] = [
  {
    slug: 'liusha-pearl-studs',
    category: '手工艺品',
    origin: '雷州',
    maker: 'pearl',
    keeps: 'pearl',
    themes: ['送礼', '收藏'],
    title: ['流沙南珠耳钉：海水珠，银针', 'South pearl studs from Liusha Bay'],
    summary: [
      '“西珠不如东珠，东珠不如南珠”，流沙湾的海水珠，晕彩偏粉。',
      'The south pearl was always prized above the rest: from Liusha Bay, with a rosy sheen.',
    ],
    options: [
      {
        name: 'size',
        values: [
          ['5–5.5 毫米', '5–5.5 mm'],
          ['6–6.5 毫米', '6–6.5 mm'],
          ['7–7.5 毫米', '7–7.5 mm'],
        ],
      },
      {
        name: 'colour',
        values: [
          ['白', 'White'],
          ['奶油', 'Cream'],
        ],
      },
    ],
    skus: [
      [298, 60],
      [278, 60],
      [468, 60],
      [438, 60],
      [798, 60],
      [748, 60],
    ],
    highlights: [
      ['有核海水珠，强光可照出字影', 'Sea pearls of high lustre'],
      ['附第三方检测证书', 'With an independent certificate'],
      ['925 银针，可换 18K 金托', 'Sterling posts; gold settings on request'],
    ],
    about: [
      [
        '流沙湾三面环陆，水温和、藻类多，马氏珠母贝在这里养两年才开珠。一百只贝里，能做成一对的不过三四颗。',
        'Liusha Bay is sheltered and rich in algae; the oysters stay two years. Of a hundred, three or four pearls may make a pair.',
      ],
    ],
    parameters: [
      [
        ['母贝', 'Oyster'],
        ['马氏珠母贝', 'Pinctada fucata'],
      ],
      [
        ['配件', 'Setting'],
        ['925 银', 'Sterling silver'],
      ],
    ],
    scenes: ['goods-pearl', 'sea', 'goods-gift-box'],
  },
  {
    slug: 'liusha-pearl-necklace',
    category: '手工艺品',
    origin: '雷州',
    maker: 'pearl',
    keeps: 'pearl',
    themes: ['送礼', '收藏'],
    title: ['流沙南珠塔链：由小到大一串月光', 'A graduated strand of south pearls'],
    summary: [
      '五到八毫米渐大，一颗一颗配色，丝线打结穿成。',
      'From five to eight millimetres, matched one by one and knotted on silk.',
    ],
    options: [
      {
        name: 'grade',
        values: [
          ['日常', 'Everyday'],
          ['精选', 'Select'],
          ['臻选', 'Finest'],
        ],
      },
      {
        name: 'size',
        values: [
          ['42 厘米', '42 cm'],
          ['48 厘米', '48 cm'],
        ],
      },
    ],
    skus: [
      [1280, 180],
      [1480, 190],
      [2680, 180],
      [2980, 190],
      [5880, 180],
      [6480, 190],
    ],
    highlights: [
      ['颗颗之间打结，断线不散珠', 'Knotted between pearls: none is lost'],
      ['同海域同批次配珠', 'Matched from one bay and harvest'],
      ['证书、礼盒、换线服务', 'Certificate, box, restringing'],
    ],
    about: [
      [
        '配一条塔链要从几千颗里挑四十多颗，先看形、再看皮、最后对色，师傅只在上午的北窗下做这件事。',
        'For one strand some forty pearls are chosen from thousands: shape, skin, then colour, and only by the north window before noon.',
      ],
    ],
    parameters: [
      [
        ['珠径', 'Diameter'],
        ['5–8 毫米', '5–8 mm'],
      ],
      [
        ['扣', 'Clasp'],
        ['925 银镀 18K 金', 'Silver, gold-plated'],
      ],
    ],
    scenes: ['goods-pearl', 'goods-gift-box', 'island'],
  },
  {
    slug: 'pearl-fish-pendant',
    category: '手工艺品',
    origin: '雷州',
    maker: 'pearl',
    keeps: 'pearl',
    themes: ['送礼', '手作'],
    title: ['异形珠小鱼吊坠', 'A baroque pearl as a little fish'],
    summary: [
      '不圆的珠子也好看：顺着它的样子，做成一条鱼。',
      'Pearls that are not round are lovely too: this one became a fish.',
    ],
    options: [
      {
        name: 'colour',
        values: [
          ['银', 'Silver'],
          ['玫瑰金色', 'Rose gold'],
        ],
      },
    ],
    skus: [
      [368, 70],
      [398, 70],
    ],
    highlights: [
      ['每条鱼的肚子都不一样', 'No two bellies alike'],
      ['银链可调 40–45 厘米', 'Chain adjusts from 40 to 45 cm'],
      ['同款可成对定制', 'Pairs made to order'],
    ],
    about: [
      [
        '异形珠一度论斤卖。珠坊的年轻设计师把它们按形状分成鱼、云、芽、船四类，一颗一颗配尾巴。',
        'Odd pearls were once sold by weight. A young designer sorts them into fish, clouds, buds and boats, and gives each its tail.',
      ],
    ],
    parameters: [
      [
        ['珠径', 'Pearl'],
        ['8–12 毫米', '8–12 mm'],
      ],
      [
        ['材质', 'Metal'],
        ['925 银', 'Sterling silver'],
      ],
    ],
    scenes: ['goods-pearl', 'sea', 'goods-gift-box'],
  },
  {
    slug: 'oyster-shell-lamp',
    category: '手工艺品',
    origin: '霞山',
    maker: 'haitu',
    keeps: 'craft',
    themes: ['手作', '收藏', '送礼'],
    title: ['蚝壳小夜灯', 'A night light of oyster shell'],
    summary: [
      '磨薄的蚝壳透出暖光，像渔港夜里的窗。',
      'Ground thin, the shells glow like windows round a harbour.',
    ],
    options: [
      {
        name: 'design',
        values: [
          ['圆形', 'Round'],
          ['灯塔形', 'Lighthouse'],
        ],
      },
    ],
    skus: [
      [159, 480],
      [189, 620],
    ],
    highlights: [
      ['废蚝壳再利用', 'Made of discarded shells'],
      ['USB 供电，三档亮度', 'USB, three levels'],
      ['玻璃罩可拆洗', 'The glass comes off to be washed'],
    ],
    about: [
      [
        '湛江一年吃掉的蚝壳能堆成小山。工作室把它们洗净、打磨、拼贴，壳里的珠光层透光最柔。',
        'The shells Zhanjiang leaves in a year make a hill. Washed, ground and set, their nacre gives the softest light.',
      ],
    ],
    parameters: [
      [
        ['尺寸', 'Size'],
        ['直径 12 厘米', '12 cm across'],
      ],
      [
        ['功率', 'Power'],
        ['3 瓦', '3 W'],
      ],
    ],
    scenes: ['city-night', 'lighthouse', 'goods-gift-box'],
  },
];
