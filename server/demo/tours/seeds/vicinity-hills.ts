import { day, type TourSeed } from '../tour-seed.ts';

/** Orchards, springs and caves close by. */
export const vicinityHills: readonly TourSeed[] = [
  {
    slug: 'gaozhou-litchi-day',
    category: 'vicinity',
    title: ['高州贡园一日：千年古荔与冼太庙', 'Gaozhou: thousand-year litchi trees and Lady Xian'],
    summary: [
      '春看花、夏摘果、冬访古树，再到高州城里拜一拜岭南圣母。',
      'Blossom in spring, fruit in summer, ancient trees in winter, and the temple of the lady of the south.',
    ],
    destination: '高州',
    region: 'chikan',
    themes: ['自然', '美食', '人文'],
    way: 'coach',
    highlights: [
      [
        '柏桥贡园最老的荔枝树相传植于隋唐，树心中空仍结果',
        'Litchi trees said to date from Sui and Tang, hollow and still bearing',
      ],
      [
        '六月可随手摘果，其余月份赠荔枝干一份',
        'Pick in June; in other months a box of dried litchis is yours',
      ],
      ['高州冼太庙始建于明，香火数百年', 'A temple to Lady Xian, founded under the Ming'],
    ],
    dishes: ['litchi'],
    days: [
      day(
        ['古荔树下', 'Below the old trees'],
        [
          '7:30 出发，约 130 公里到高州根子镇，果农带走贡园，认“黑叶”“白糖罂”。午饭吃荔枝木烧鸡，14:00 到高州冼太庙与宝光塔，15:30 返程，17:30 到赤坎。',
          'After 130 kilometres a grower leads us through Baiqiao and names the varieties. Lunch is chicken roasted over litchi wood; at two we visit the temple and Baoguang Pagoda. Home by half past five.',
        ],
        ['litchiGarden', 'gaozhouXianTemple'],
        { meals: 'L', by: 'coach' },
      ),
    ],
    notices: ['season'],
    price: 218,
    childPercent: 65,
    departs: 'weekend',
    minGroup: 12,
    cover: 'dish-fruit',
  },
  {
    slug: 'maoming-haoxin-lake',
    category: 'vicinity',
    title: ['茂名好心湖一日：矿坑变湖，海边看日落', 'Haoxin Lake: a mine turned lake, and a sunset'],
    summary: [
      '昔日露天油页岩矿坑如今碧水十里，环湖骑行后去海边收尾。',
      'An oil-shale pit is now a lake to cycle round; the sea ends the day.',
    ],
    destination: '茂名',
    region: 'chikan',
    themes: ['自然', '亲子', '摄影'],
    way: 'coach',
    highlights: [
      ['骑行环湖绿道，沿途有矿车与老机车', 'A greenway with ore wagons and an old locomotive'],
      ['露天矿博物馆讲茂名“因油而生”的故事', 'The museum of a town born from oil'],
      ['傍晚在林带与长滩之间看日落', 'Sunset between the trees and the sand'],
    ],
    days: [
      day(
        ['矿坑里的湖', 'A lake in a pit'],
        [
          '8:00 出发，一个半小时到好心湖，先看露天矿博物馆，再骑行环湖十公里。午饭吃化州糖水与捞粉，15:00 到中国第一滩踏浪，看完日落 18:30 返程。',
          'An hour and a half to the lake: the mining museum first, then ten kilometres by bicycle. Lunch is cold rice noodles and sweet soup; at three we wade at the First Beach and leave after sunset at half past six.',
        ],
        ['haoxinLake', 'firstBeach'],
        { meals: 'L', by: 'coach' },
      ),
    ],
    price: 188,
    childPercent: 65,
    departs: 'weekend',
    minGroup: 12,
    cover: 'crater-lake',
  },
  {
    slug: 'yangjiang-spring-cave',
    category: 'vicinity',
    title: ['阳春凌霄岩·温泉两日：钻溶洞，泡热汤', 'Lingxiao Cave and hot springs'],
    summary: [
      '白天走进三层溶洞看暗河，夜里泡在山脚的露天汤池。',
      'A cave of three storeys and an underground river by day, open-air pools at night.',
    ],
    destination: '阳江',
    region: 'chikan',
    themes: ['温泉', '自然', '休闲'],
    way: 'coach',
    highlights: [
      [
        '凌霄岩洞厅高逾百米，正午有光束直射洞底',
        'Halls over a hundred metres high, with a shaft of light at noon',
      ],
      ['入住温泉酒店，泡汤不限次数', 'A hot-spring hotel with the pools as often as you like'],
      ['阳春砂仁炖排骨，汤里有药香', 'Pork ribs with Yangchun cardamom'],
    ],
    days: [
      day(
        ['湛江—凌霄岩—温泉', 'The cave, then the springs'],
        [
          '7:30 出发，210 公里到阳春，午饭吃砂仁排骨。13:00 乘船进凌霄岩暗河，登三层洞厅。16:30 到温泉酒店，晚饭后泡汤。',
          'After 210 kilometres to Yangchun and a lunch of cardamom ribs, a boat takes us into the cave at one, and stairs through its three halls. From half past four the pools are yours.',
        ],
        ['lingxiaoCave', 'yangjiangSpring'],
        { meals: 'LD', by: 'coach', stay: 'springResort' },
      ),
      day(
        ['睡到自然醒', 'No alarm clock'],
        [
          '早餐后自由泡汤或爬酒店后山，11:30 退房，午饭吃阳江猪肠碌与一夜埕，逛豆豉老铺买手信，14:00 返程，17:30 到湛江。',
          'Another hour in the pools, or a walk up the hill. After lunch of Yangjiang rice rolls and salted fish we visit an old black-bean shop and leave at two, home by half past five.',
        ],
        ['yangjiangSpring'],
        { meals: 'BL', by: 'coach' },
      ),
    ],
    notices: ['spring', 'hiking'],
    price: 688,
    usualPrice: 788,
    childPercent: 75,
    singleNight: 200,
    departs: 'weekend',
    minGroup: 12,
    cover: 'hot-spring',
  },
  {
    slug: 'suixi-lion-sugar-day',
    category: 'vicinity',
    title: ['遂溪一日：醒狮、古法红糖与孔子文化城', 'Suixi: lion dance, brown sugar and Confucius'],
    summary: [
      '在醒狮之乡学舞狮头，到蔗林砍蔗熬糖，孩子带着自己做的糖回家。',
      'Try the lion’s head in its home town, cut cane, boil sugar and take it home.',
    ],
    destination: '遂溪',
    region: 'chikan',
    themes: ['亲子', '人文'],
    way: 'coach',
    highlights: [
      [
        '遂溪醒狮是国家级非遗，师傅在高桩上演给您看',
        'A national heritage art, performed on high poles in front of you',
      ],
      ['冬季榨糖季可看七口连环锅熬红糖', 'In the pressing season, seven linked pans boil down the cane'],
      ['孔子文化城里孩子穿汉服行开笔礼', 'Children in old dress write their first stroke'],
    ],
    days: [
      day(
        ['舞狮与熬糖', 'Lions and sugar'],
        [
          '9:00 出发，40 分钟到遂溪，先看高桩醒狮，再分组学狮头步。午饭后进蔗林砍蔗、看古法熬糖，15:30 到孔子文化城，17:00 返回赤坎。',
          'Forty minutes to Suixi: first the lions on their poles, then lessons. After lunch we cut cane and watch the pans; at half past three comes Confucius Park, at five the way home.',
        ],
        ['lionTown', 'sugarFields', 'confuciusPark'],
        { meals: 'L', by: 'coach' },
      ),
    ],
    notices: ['season'],
    price: 198,
    childPercent: 80,
    departs: 'weekend',
    minGroup: 12,
    cover: 'old-street',
  },
];
