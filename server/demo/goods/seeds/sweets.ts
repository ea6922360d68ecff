import type { GoodsSeed } from '../goods-seed.ts';

/** Sweet things to nibble. */
export const sweets: readonly GoodsSeed[] = [
  {
    slug: 'sweet-potato-sticks',
    category: '糕点小吃',
    origin: '徐闻',
    maker: 'redEarth',
    keeps: 'snack',
    themes: ['即食', '甜味', '素食'],
    title: ['番薯干：三蒸三晒，不加糖', 'Dried sweet potato, steamed and sunned three times'],
    summary: [
      '只有番薯一样配料，软韧有嚼头，孩子零食。',
      'One ingredient, chewy and sweet; good for children.',
    ],
    options: [
      {
        name: 'flavour',
        values: [
          ['原味', 'Plain'],
          ['微烤', 'Lightly roasted'],
        ],
      },
      {
        name: 'size',
        values: [
          ['250 克', '250 g'],
          ['500 克', '500 g'],
          ['1 千克', '1 kg'],
        ],
      },
    ],
    skus: [
      [16.9, 280],
      [29.9, 540],
      [54.9, 1080],
      [18.9, 280],
      [33.9, 540],
      [60.9, 1080],
    ],
    usualPrice: 19.9,
    highlights: [
      ['不加糖、不加油', 'No sugar, no oil'],
      ['表面白霜是析出的糖', 'The white bloom is its own sugar'],
      ['铝箔小包，出门带着', 'In small sachets for the road'],
    ],
    about: [
      [
        '徐闻角尾的农家冬天都晒番薯，阳台、渔网、竹匾上都是。蒸一次晒一天，三轮下来，五斤鲜薯成一斤干。',
        'In winter every house in Jiaowei dries sweet potatoes, on balconies and fishing nets. After three rounds five kilos make one.',
      ],
    ],
    parameters: [
      [
        ['配料', 'Ingredients'],
        ['番薯', 'Sweet potato'],
      ],
      [
        ['出成率', 'Yield'],
        ['5 : 1', '5 : 1'],
      ],
    ],
    scenes: ['goods-snack', 'red-village', 'study-farm'],
  },
  {
    slug: 'coconut-crisp',
    category: '糕点小吃',
    origin: '雷州',
    maker: 'leizhou',
    keeps: 'snack',
    themes: ['即食', '甜味', '素食'],
    title: ['雷州白糖糕与椰丝薄脆', 'Coconut thins from Leizhou'],
    summary: ['薄得透光的椰丝脆片，配茶刚好。', 'So thin that light comes through; made for tea.'],
    options: [
      {
        name: 'size',
        values: [
          ['180 克罐', '180 g tin'],
          ['2 罐', '2 tins'],
        ],
      },
    ],
    skus: [
      [26, 240],
      [48, 480],
    ],
    highlights: [
      ['椰丝现刨，白糖糕米浆摊脆', 'Fresh coconut on rice batter'],
      ['低温烘两小时', 'Two hours in a slow oven'],
      ['铁罐防潮', 'Tin keeps it crisp'],
    ],
    about: [
      [
        '白糖糕是雷州早市的甜点，隔夜会变韧。师傅把它切薄烘干，撒上椰丝，就成了能带走的点心。',
        'Sugar cake is a sweet of Leizhou’s morning market and toughens overnight. Sliced, dried and strewn with coconut, it can travel.',
      ],
    ],
    parameters: [
      [
        ['配料', 'Ingredients'],
        ['大米、椰子、白砂糖', 'Rice, coconut, sugar'],
      ],
      [
        ['过敏原', 'Allergens'],
        ['无', 'None'],
      ],
    ],
    scenes: ['goods-snack', 'goods-tea', 'old-street'],
  },
  {
    slug: 'peanut-candy',
    category: '糕点小吃',
    origin: '遂溪',
    maker: 'sugar',
    keeps: 'snack',
    themes: ['即食', '甜味', '家常'],
    title: ['遂溪红糖花生糖', 'Brown-sugar peanut brittle from Suixi'],
    summary: [
      '甘蔗熬的红糖裹红衣花生，脆而不粘牙。',
      'Cane sugar round red-skinned peanuts; it snaps and does not stick.',
    ],
    options: [
      {
        name: 'flavour',
        values: [
          ['花生', 'Peanut'],
          ['花生芝麻', 'Peanut and sesame'],
          ['花生姜汁', 'Peanut and ginger'],
        ],
      },
    ],
    skus: [
      [18.8, 320],
      [20.8, 320],
      [20.8, 320],
    ],
    highlights: [
      ['红糖自己熬，不用麦芽糖浆', 'Our own brown sugar, no syrup'],
      ['花生占六成', 'Six tenths peanut'],
      ['每块独立纸包', 'Each piece in paper'],
    ],
    about: [
      [
        '遂溪是“中国第一甜县”，榨季里空气都是甜的。糖浆熬到拉丝，倒进花生，趁热擀平、三分钟内切完。',
        'Suixi calls itself the sweetest county in China, and in the pressing season the air is. Poured over peanuts, rolled flat and cut within three minutes.',
      ],
    ],
    parameters: [
      [
        ['净含量', 'Net'],
        ['300 克', '300 g'],
      ],
      [
        ['过敏原', 'Allergens'],
        ['花生、芝麻', 'Peanut, sesame'],
      ],
    ],
    scenes: ['goods-snack', 'study-farm', 'goods-jar'],
  },
];
