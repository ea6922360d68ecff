import type { GoodsSeed } from '../goods-seed.ts';

/** What the sun keeps for feasts. */
export const driedForFeasts: readonly GoodsSeed[] = [
  {
    slug: 'naozhou-dried-abalone',
    category: '海味干货',
    origin: '硇洲岛',
    maker: 'naozhou',
    keeps: 'dried',
    themes: ['送礼', '煲汤', '收藏'],
    title: ['硇洲鲍鱼干：玄武岩礁上长大的杂色鲍', 'Dried abalone from the basalt reefs of Naozhou'],
    summary: [
      '硇洲岛四周水深流急，鲍鱼长得慢，晒干后肉紧味浓，泡发一夜即可炖煮。',
      'Swift deep water makes slow abalone: dried it is firm and rich, and soaks in one night.',
    ],
    options: [
      {
        name: 'grade',
        values: [
          ['60 头', '60 to the jin'],
          ['40 头', '40 to the jin'],
          ['24 头', '24 to the jin'],
        ],
      },
      {
        name: 'packing',
        values: [
          ['袋装 150 克', 'Bag, 150 g'],
          ['礼罐 250 克', 'Gift tin, 250 g'],
        ],
      },
    ],
    skus: [
      [268, 190],
      [458, 420],
      [368, 190],
      [628, 420],
      [598, 190],
      [998, 420],
    ],
    highlights: [
      ['岛上渔民潜水采收，只收壳长六厘米以上', 'Taken by island divers, none under six centimetres'],
      ['先淡盐水煮再日晒七天，不熏硫', 'Simmered in light brine, then seven days of sun, no sulphur'],
      ['附泡发与焖煮步骤卡', 'With a card on soaking and braising'],
    ],
    about: [
      [
        '硇洲是火山喷出来的岛，黑色玄武岩一直铺到海底，石缝里藏着鲍鱼爱吃的海藻。“几头”说的是一斤有几只，头数越小个头越大；家里煲汤用六十头，宴客用二十四头。',
        'Naozhou is volcanic, and its black basalt runs out under the sea with the weed that abalone graze on. “To the jin” counts pieces in 500 g: sixty for a family soup, twenty-four for guests.',
      ],
    ],
    parameters: [
      [
        ['品种', 'Species'],
        ['杂色鲍', 'Haliotis diversicolor'],
      ],
      [
        ['泡发率', 'Soaked weight'],
        ['约 2.5 倍', 'about 2.5 times'],
      ],
    ],
    scenes: ['goods-dried-seafood', 'lighthouse', 'dish-seafood'],
  },
  {
    slug: 'dried-oysters',
    category: '海味干货',
    origin: '湛江',
    maker: 'oyster',
    keeps: 'dried',
    themes: ['煲汤', '咸鲜', '送礼'],
    title: ['金蚝干：官渡湾蚝豉，八成干', 'Golden dried oysters from Guandu Bay'],
    summary: [
      '冬至前后的肥蚝晒成金黄，咬开还是溏心，蒸饭、炆腩、煲粥都好。',
      'Winter’s fattest oysters, dried to gold with a soft heart, for rice, pork belly or congee.',
    ],
    options: [
      {
        name: 'size',
        values: [
          ['250 克', '250 g'],
          ['500 克', '500 g'],
        ],
      },
      {
        name: 'grade',
        values: [
          ['中粒', 'Medium'],
          ['大粒', 'Large'],
        ],
      },
    ],
    skus: [
      [78, 280],
      [108, 280],
      [149, 540],
      [206, 540],
    ],
    usualPrice: 92,
    highlights: [
      ['只在冬至前后开晒，蚝身最肥', 'Dried around the winter solstice, when they are fattest'],
      ['八成干保溏心，煮十分钟即软', 'Left a little soft: ten minutes of cooking will do'],
      ['撕开可见层层蚝肉，无碎渣', 'Whole flesh in layers, no crumbs'],
    ],
    about: [
      [
        '湛江人把晒干的蚝叫“蚝豉”，过年必备，取“好市”的口彩。官渡湾咸淡水交汇，蚝田一眼望不到边；起蚝、开壳、过水、上架，晒三个晴天就够。',
        'Dried oysters sound like “good business” in Cantonese and belong to every New Year table. In Guandu Bay, where fresh water meets salt, the fields run to the horizon; opened and rinsed, they need three clear days.',
      ],
    ],
    parameters: [
      [
        ['干度', 'Dryness'],
        ['八成', '80 %'],
      ],
      [
        ['每袋个数', 'Pieces per 250 g'],
        ['22–30 只', '22–30'],
      ],
    ],
    scenes: ['goods-dried-seafood', 'fishing-village', 'dish-seafood'],
  },
  {
    slug: 'dried-scallops',
    category: '海味干货',
    origin: '徐闻',
    maker: 'naozhou',
    keeps: 'dried',
    themes: ['煲汤', '送礼', '咸鲜'],
    title: ['琼州海峡干贝：一颗提一锅鲜', 'Dried scallops from the Qiongzhou Strait'],
    summary: [
      '急流里长大的扇贝取柱晒干，颗粒完整，煲粥只要三四颗。',
      'The muscle of scallops from swift water, dried whole; three or four flavour a pot.',
    ],
    options: [
      {
        name: 'size',
        values: [
          ['100 克', '100 g'],
          ['250 克', '250 g'],
          ['500 克礼盒', '500 g gift box'],
        ],
      },
    ],
    skus: [
      [68, 125],
      [158, 285],
      [318, 720],
    ],
    highlights: [
      ['颗颗完整，不掺碎柱', 'Whole pieces, no fragments'],
      ['琥珀色、有自然裂纹', 'Amber, with the cracks that come of themselves'],
      ['低温慢烘加日晒，不发苦', 'Slow heat and sun, never bitter'],
    ],
    about: [
      [
        '海峡水流快、水温高，扇贝要用力夹住壳，柱子就长得结实。煮前温水泡二十分钟，泡的水一起下锅。',
        'In the strait’s warm swift water a scallop must hold tight, and its muscle grows firm. Soak for twenty minutes and cook the soaking water too.',
      ],
    ],
    parameters: [
      [
        ['直径', 'Diameter'],
        ['1.5–2.2 厘米', '1.5–2.2 cm'],
      ],
      [
        ['含水量', 'Moisture'],
        ['不高于 16%', 'at most 16 %'],
      ],
    ],
    scenes: ['goods-dried-seafood', 'dish-congee', 'island'],
  },
  {
    slug: 'sandworm-dried',
    category: '海味干货',
    origin: '遂溪',
    maker: 'donghai',
    keeps: 'dried',
    themes: ['煲汤', '咸鲜', '送礼'],
    title: ['沙虫干：退潮时一锹一锹挖来的鲜', 'Dried sandworms, dug at low tide'],
    summary: [
      '北部湾滩涂的“海边冬虫夏草”，翻洗去沙后晒干，炒香煲汤。',
      'The delicacy of the tidal flats, turned inside out, washed and dried; toast, then simmer.',
    ],
    options: [
      {
        name: 'size',
        values: [
          ['100 克', '100 g'],
          ['200 克礼盒', '200 g gift box'],
        ],
      },
    ],
    skus: [
      [138, 125],
      [288, 380],
    ],
    highlights: [
      ['逐条翻洗三遍，入口无沙', 'Turned and washed three times: no grit'],
      ['手工挖采，滩涂可以年年再生', 'Dug by hand, so that the flats renew themselves'],
      ['微火炒到微黄最香', 'Toast on a low flame until pale gold'],
    ],
    about: [
      [
        '沙虫学名方格星虫，只肯住干净的沙滩，水质一坏就搬家。遂溪草潭一带的渔家女凭洞口形状认它，一个潮水也只挖得两三斤，晒干剩二三两。',
        'The peanut worm lives only in clean sand. The women of Caotan know it by the shape of its hole; a tide gives them a kilo or so, and drying leaves a tenth.',
      ],
    ],
    parameters: [
      [
        ['学名', 'Species'],
        ['方格星虫', 'Sipunculus nudus'],
      ],
      [
        ['采收', 'Gathered'],
        ['人工挖采', 'By hand'],
      ],
    ],
    scenes: ['goods-dried-seafood', 'mangrove', 'dish-congee'],
  },
];
