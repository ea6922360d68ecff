import type { GoodsSeed } from '../goods-seed.ts';

/** Boxes to give. */
export const giftBoxes: readonly GoodsSeed[] = [
  {
    slug: 'zhanjiang-table-box',
    category: '礼盒文创',
    origin: '湛江',
    maker: 'haitu',
    keeps: 'box',
    themes: ['送礼', '咸鲜', '煲汤'],
    title: ['湛江一桌：五样海味伴手礼盒', 'A Zhanjiang table: five treasures of the sea'],
    summary: [
      '蚝豉、虾干、干贝、紫菜、沙姜酱，一盒带走一桌。',
      'Dried oysters, prawns, scallops, laver and sand-ginger sauce: a table in a box.',
    ],
    options: [
      {
        name: 'packing',
        values: [
          ['小盒', 'Small'],
          ['大盒', 'Large'],
        ],
      },
    ],
    skus: [
      [198, 1100],
      [368, 2100],
    ],
    usualPrice: 228,
    highlights: [
      ['五样都是单卖的同款', 'The same five that we sell singly'],
      ['手绘海岸线盒面', 'The coast drawn on the lid'],
      ['附一张五道菜的菜谱', 'With a sheet of five recipes'],
    ],
    about: [
      [
        '设计师把湛江的海岸线拉直画在盒盖上：从赤坎骑楼到硇洲灯塔，打开正好到角尾。',
        'The designer drew the coast as one line on the lid, from the arcades of Chikan to Naozhou’s light; it opens at Jiaowei.',
      ],
    ],
    parameters: [
      [
        ['内含', 'Contains'],
        ['五样', 'Five'],
      ],
      [
        ['手提袋', 'Bag'],
        ['附', 'Included'],
      ],
    ],
    scenes: ['goods-gift-box', 'goods-dried-seafood', 'lighthouse'],
  },
  {
    slug: 'sweet-county-box',
    category: '礼盒文创',
    origin: '遂溪',
    maker: 'sugar',
    keeps: 'box',
    themes: ['送礼', '甜味', '即食'],
    title: ['甜县礼盒：红糖、花生糖、姜茶、番薯干', 'The sweet county in a box'],
    summary: ['四样甜的，没有一样加糖精。', 'Four sweets, none of them artificial.'],
    options: [
      {
        name: 'packing',
        values: [
          ['四样', 'Four'],
          ['六样加凤梨酥', 'Six, with pineapple cakes'],
        ],
      },
    ],
    skus: [
      [118, 1300],
      [178, 1900],
    ],
    highlights: [
      ['纸盒可拆成收纳盘', 'The box becomes a tray'],
      ['写得下祝福的卡片', 'With a card to write on'],
      ['可印公司名，50 盒起', 'Your firm’s name from 50 boxes'],
    ],
    about: [
      [
        '从甘蔗田到餐桌，都在遂溪二十公里内。适合作会议伴手礼与婚礼回礼。',
        'From field to box within twenty kilometres. Made for conferences and weddings.',
      ],
    ],
    parameters: [
      [
        ['内含', 'Contains'],
        ['四至六样', 'Four to six'],
      ],
      [
        ['定制', 'Made to order'],
        ['50 盒起', 'From 50'],
      ],
    ],
    scenes: ['goods-gift-box', 'goods-snack', 'study-farm'],
  },
  {
    slug: 'pineapple-sea-box',
    category: '礼盒文创',
    origin: '徐闻',
    maker: 'redEarth',
    keeps: 'box',
    themes: ['送礼', '甜味', '早餐'],
    title: ['菠萝的海礼盒：酥、干、汁、酱', 'Sea of Pineapples in a box'],
    summary: [
      '一种水果四种样子，盒面是花田一样的菠萝地。',
      'One fruit four ways, the fields printed on the lid.',
    ],
    options: [
      {
        name: 'packing',
        values: [
          ['标准', 'Standard'],
          ['家庭装', 'Family'],
        ],
      },
    ],
    skus: [
      [99, 1500],
      [168, 2700],
    ],
    highlights: [
      ['果干不加糖', 'Dried without sugar'],
      ['辣酱可换原味果酱', 'Jam instead of chilli sauce on request'],
      ['产地直发', 'Sent from where it grows'],
    ],
    about: [
      [
        '从曲界镇的观景台望下去，红土、绿叶、灰绿的菠萝一直铺到风车脚下。礼盒把那一眼装起来。',
        'From the tower at Qujie the red earth and grey-green rows run to the feet of the wind turbines; the box holds that view.',
      ],
    ],
    parameters: [
      [
        ['内含', 'Contains'],
        ['四样', 'Four'],
      ],
      [
        ['过敏原', 'Allergens'],
        ['奶、蛋、小麦', 'Milk, egg, wheat'],
      ],
    ],
    scenes: ['goods-gift-box', 'pineapple-field', 'goods-fruit'],
  },
  {
    slug: 'tea-and-cakes-box',
    category: '礼盒文创',
    origin: '廉江',
    maker: 'tea',
    keeps: 'box',
    themes: ['送礼', '家常'],
    title: ['下午三点茶点盒', 'Three in the afternoon: tea and cakes'],
    summary: [
      '长山绿茶、椰丝薄脆、菠萝酥，加一只手绘小杯。',
      'Changshan green tea, coconut thins, pineapple cakes and a painted cup.',
    ],
    options: [
      {
        name: 'colour',
        values: [
          ['海蓝杯', 'Sea-blue cup'],
          ['珊瑚杯', 'Coral cup'],
        ],
      },
    ],
    skus: [
      [148, 1200],
      [148, 1200],
    ],
    highlights: [
      ['杯子手绘，图案随机但颜色可选', 'Each cup painted; you choose the colour'],
      ['茶点够四个人', 'Enough for four'],
      ['盒子可当小抽屉', 'The box is a little drawer afterwards'],
    ],
    about: [
      [
        '杯身画的是湛江湾的六种船：渡船、渔船、拖船、游船、军舰的影子和纸船。',
        'The cups show the six boats of the bay: ferry, trawler, tug, cruise boat, the shadow of a warship, and one of paper.',
      ],
    ],
    parameters: [
      [
        ['杯容量', 'Cup'],
        ['160 毫升', '160 ml'],
      ],
      [
        ['内含', 'Contains'],
        ['三样茶点与一杯', 'Three treats and a cup'],
      ],
    ],
    scenes: ['goods-gift-box', 'goods-tea', 'goods-snack'],
  },
];
