import type { GoodsSeed } from '../goods-seed.ts';

/** What our own table designs. */
export const haituDesign: readonly GoodsSeed[] = [
  {
    slug: 'lighthouse-postcards',
    category: '礼盒文创',
    origin: '湛江',
    maker: 'haitu',
    keeps: 'craft',
    themes: ['收藏', '送礼'],
    title: ['海岸线明信片与贴纸', 'The coast in postcards and stickers'],
    summary: [
      '平面海报风的十二张湛江：灯塔、骑楼、红树林、菠萝地。',
      'Twelve Zhanjiangs as flat posters: lighthouse, arcades, mangroves, pineapple fields.',
    ],
    options: [
      {
        name: 'design',
        values: [
          ['明信片 12 张', '12 postcards'],
          ['贴纸 20 枚', '20 stickers'],
          ['全套加帆布袋', 'Both, with a canvas bag'],
        ],
      },
    ],
    skus: [
      [29, 160],
      [22, 90],
      [79, 380],
    ],
    highlights: [
      ['400 克棉纸，写字不洇', '400 g cotton paper that takes ink'],
      ['邮票位画了石狗', 'A stone dog where the stamp goes'],
      ['帆布袋可机洗', 'The bag can be machine-washed'],
    ],
    about: [
      [
        '海途的设计师每走一条线路就画一张，十二张凑齐用了三年。',
        'Our designers drew one for each tour they walked; the twelve took three years.',
      ],
    ],
    parameters: [
      [
        ['尺寸', 'Size'],
        ['148×100 毫米', '148 × 100 mm'],
      ],
      [
        ['印刷', 'Print'],
        ['大豆油墨', 'Soy ink'],
      ],
    ],
    scenes: ['lighthouse', 'old-street', 'pineapple-field'],
  },
  {
    slug: 'tideland-kit',
    category: '礼盒文创',
    origin: '湛江',
    maker: 'haitu',
    keeps: 'craft',
    themes: ['收藏', '家常'],
    title: ['赶海套装：铲、桶、网袋、涂鞋', 'A kit for the tideland'],
    summary: [
      '孩子赶海的一套，网眼大小按“小的放回去”设计。',
      'For children at low tide; the mesh lets the small ones go.',
    ],
    options: [
      {
        name: 'size',
        values: [
          ['儿童 28–31 码', 'Child, 28–31'],
          ['儿童 32–35 码', 'Child, 32–35'],
          ['成人 38–43 码', 'Adult, 38–43'],
        ],
      },
      {
        name: 'colour',
        values: [
          ['海蓝', 'Sea blue'],
          ['珊瑚红', 'Coral'],
        ],
      },
    ],
    skus: [
      [88, 900],
      [88, 900],
      [88, 950],
      [88, 950],
      [108, 1150],
      [108, 1150],
    ],
    highlights: [
      ['涂鞋鞋底防滑防割', 'Soles that grip and do not cut'],
      ['网袋 3 厘米网眼', 'Mesh of three centimetres'],
      ['附潮汐表与“不能捡的贝”图卡', 'With a tide table and a card of what to leave'],
    ],
    about: [
      [
        '我们带研学团赶海，发现孩子最常问“能带走吗”。图卡用颜色回答：绿色可以带，黄色看一看，红色请放回。',
        'On our study tours children always ask what they may take. The card answers in colours: green, take; yellow, look; red, put back.',
      ],
    ],
    parameters: [
      [
        ['材质', 'Material'],
        ['帆布、橡胶、尼龙', 'Canvas, rubber, nylon'],
      ],
      [
        ['适合', 'For'],
        ['滩涂与浅滩', 'Mudflats and shallows'],
      ],
    ],
    scenes: ['palm-beach', 'mangrove', 'study-ocean'],
  },
];
