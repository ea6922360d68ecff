import type { GoodsSeed } from '../goods-seed.ts';

/** Oysters and prawns on ice. */
export const chilledShellfish: readonly GoodsSeed[] = [
  {
    slug: 'zhanjiang-oysters',
    category: '冷链海鲜',
    origin: '湛江',
    maker: 'oyster',
    keeps: 'live',
    themes: ['当季', '咸鲜', '家常'],
    title: ['湛江生蚝鲜活直发：官渡湾带壳生蚝', 'Live Zhanjiang oysters in the shell'],
    summary: [
      '早上起蚝，下午装箱，冰袋保温箱隔日到，附蚝刀与手套。',
      'Lifted in the morning, packed on ice in the afternoon, with you the next day; knife and glove included.',
    ],
    options: [
      {
        name: 'size',
        values: [
          ['12 只', '12 pieces'],
          ['24 只', '24 pieces'],
          ['36 只', '36 pieces'],
        ],
      },
      {
        name: 'grade',
        values: [
          ['中号', 'Medium'],
          ['大号', 'Large'],
        ],
      },
    ],
    skus: [
      [69, 2400],
      [89, 3200],
      [128, 4700],
      [168, 6300],
      [182, 7000],
      [239, 9400],
    ],
    usualPrice: 79,
    highlights: [
      ['当天起当天发，活到壳口紧闭', 'Sent on the day they are lifted, shells shut tight'],
      ['死蚝按个赔付，多发一只备用', 'Each dead one is refunded, and one more is added'],
      ['附三种吃法：蒜蓉烤、清蒸、酥炸', 'With three recipes: garlic, steamed, fried'],
    ],
    about: [
      [
        '官渡湾有淡水河入海，浮游生物多，蚝养十四个月以上才收，壳里饱满不见水。省内一般次日达，其余省份次日至隔日达；偏远地区为保鲜暂不发货。',
        'A river brings plankton into Guandu Bay, and the oysters stay at least fourteen months, until the shell is full. Next day within Guangdong, one or two days elsewhere; far regions are not served, to keep them fresh.',
      ],
    ],
    parameters: [
      [
        ['规格', 'Each'],
        ['中号 150–200 克，大号 200–280 克', 'medium 150–200 g, large 200–280 g'],
      ],
      [
        ['食用建议', 'How to eat'],
        ['煮熟后食用', 'Cooked through'],
      ],
    ],
    scenes: ['dish-seafood', 'fishing-village', 'sea'],
  },
  {
    slug: 'shelled-oyster-meat',
    category: '冷链海鲜',
    origin: '湛江',
    maker: 'oyster',
    keeps: 'frozen',
    themes: ['家常', '咸鲜', '煲汤'],
    title: ['速冻大蚝肉：煎蚝烙、煮蚝粥', 'Frozen oyster meat'],
    summary: [
      '现开现冻，单冻不粘，要几只拿几只。',
      'Opened and frozen at once, each by itself, so you take as many as you need.',
    ],
    options: [
      {
        name: 'size',
        values: [
          ['500 克', '500 g'],
          ['1 千克', '1 kg'],
          ['2 千克', '2 kg'],
        ],
      },
    ],
    skus: [
      [49, 620],
      [92, 1180],
      [176, 2300],
    ],
    highlights: [
      ['包冰率不超过一成', 'No more than a tenth of glaze'],
      ['单冻，解冻后仍成粒', 'Frozen singly, whole when thawed'],
      ['净重扣除冰衣后计', 'Weighed without its ice'],
    ],
    about: [
      [
        '开壳后用海水冲净，零下三十五度急冻半小时，汁水锁在里面。冷藏解冻一夜，比冲水解冻少缩一圈。',
        'Rinsed in sea water and frozen at −35 °C within half an hour. Thaw overnight in the fridge and they shrink less.',
      ],
    ],
    parameters: [
      [
        ['净含量', 'Net weight'],
        ['不含冰衣', 'Without glaze'],
      ],
      [
        ['每 500 克', 'Per 500 g'],
        ['25–32 只', '25–32 pieces'],
      ],
    ],
    scenes: ['dish-seafood', 'dish-congee', 'harbour'],
  },
  {
    slug: 'frozen-prawns',
    category: '冷链海鲜',
    origin: '东海岛',
    maker: 'donghai',
    keeps: 'frozen',
    themes: ['家常', '咸鲜'],
    title: ['塘头急冻大对虾', 'Prawns frozen at the pond'],
    summary: [
      '捞起二十分钟内急冻，白灼一样弹牙。',
      'Frozen within twenty minutes of the net; as springy as fresh.',
    ],
    options: [
      {
        name: 'grade',
        values: [
          ['40–50 只/千克', '40–50 per kg'],
          ['30–40 只/千克', '30–40 per kg'],
          ['20–30 只/千克', '20–30 per kg'],
        ],
      },
      {
        name: 'size',
        values: [
          ['1 千克', '1 kg'],
          ['2 千克', '2 kg'],
        ],
      },
    ],
    skus: [
      [75, 1250],
      [145, 2400],
      [92, 1250],
      [178, 2400],
      [128, 1250],
      [248, 2400],
    ],
    highlights: [
      ['不泡药水，解冻后不出胶', 'Not soaked: no slime when thawed'],
      ['单层平铺，取用不用砸', 'Laid in one layer, easy to take apart'],
      ['净重标示，不含冰', 'Net weight, without ice'],
    ],
    about: [
      [
        '虾塘紧挨东海岛的海堤，一造虾养九十天左右。急冻车直接开到塘头，虾还在跳就过冰。',
        'The ponds lie behind the sea wall of Donghai. The freezing van drives up to the pond, and the prawns meet the ice still jumping.',
      ],
    ],
    parameters: [
      [
        ['品种', 'Species'],
        ['南美白对虾', 'Whiteleg prawn'],
      ],
      [
        ['处理', 'Prepared'],
        ['带头带壳', 'Head and shell on'],
      ],
    ],
    scenes: ['dish-shrimp', 'sea', 'fishing-village'],
  },
];
