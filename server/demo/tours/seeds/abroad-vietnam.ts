import { day, type TourSeed } from '../tour-seed.ts';

/** Next door: Vietnam by road and by air. */
export const abroadVietnam: readonly TourSeed[] = [
  {
    slug: 'halong-hanoi-four-days',
    category: 'abroad',
    title: ['越南下龙湾·河内四日：从东兴步行过桥', 'Ha Long and Hanoi: on foot across the border bridge'],
    summary: [
      '不用坐飞机的出境游：湛江坐大巴到东兴，走过一座桥就是芒街。',
      'Abroad without a flight: by coach to Dongxing, over a bridge, and there is Mong Cai.',
    ],
    destination: '越南',
    themes: ['海岛', '美食', '人文'],
    way: 'coach',
    highlights: [
      ['下龙湾全天游船，登天堂岛看千岛海面', 'A day among the islands of Ha Long and up Ti Top for the view'],
      ['河内三十六行街，一条街只卖一样东西', 'The Old Quarter of Hanoi, one trade to a street'],
      [
        '全程陆路，适合长辈与第一次出境的家庭',
        'By land all the way: gentle for elders and first journeys abroad',
      ],
    ],
    days: [
      day(
        ['湛江—东兴—下龙', 'Zhanjiang, Dongxing, Ha Long'],
        [
          '7:00 出发，约 320 公里到东兴，办理出入境步行过桥，芒街换车走高速约两小时到下龙，傍晚逛夜市。当地时间比北京晚一小时。',
          'Some 320 kilometres to Dongxing, across the bridge on foot, and two hours by motorway to Ha Long and its night market. Clocks are an hour behind Beijing.',
        ],
        ['mongCai'],
        { meals: 'LD', by: 'coach', stay: 'halongHotel' },
      ),
      day(
        ['下龙湾', 'Ha Long Bay'],
        [
          '8:30 登船，走惊讶洞、天堂岛，船上吃海鲜午餐，下午划小艇穿月亮洞，16:00 靠岸。',
          'Aboard at half past eight: the Cave of Surprises, Ti Top, seafood on deck, and rowing boats through Luon Cave; ashore at four.',
        ],
        ['halongBay'],
        { meals: 'BLD', by: 'cruise', stay: 'halongHotel' },
      ),
      day(
        ['下龙—河内', 'To Hanoi'],
        [
          '乘车 160 公里到河内，午后走三十六行街、还剑湖，坐人力车一小时，晚上看水上木偶戏，喝一杯蛋咖啡。',
          'A hundred and sixty kilometres to Hanoi: the Old Quarter, the lake, an hour by cyclo, water puppets and egg coffee.',
        ],
        ['hanoiOldQuarter', 'hoanKiem'],
        { meals: 'BL', by: 'coach', stay: 'hanoiHotel' },
      ),
      day(
        ['河内—东兴—湛江', 'Home'],
        [
          '7:00 出发返芒街，中午过关，东兴吃屈头蛋与卷粉，午后回程，20:00 前到湛江。',
          'At seven to Mong Cai, over the bridge at noon, rice rolls in Dongxing, home before eight.',
        ],
        ['mongCai'],
        { meals: 'BL', by: 'coach' },
      ),
    ],
    price: 1680,
    usualPrice: 1880,
    childPercent: 80,
    singleNight: 150,
    departs: 'twice',
    minGroup: 10,
    cover: 'sea',
  },
  {
    slug: 'danang-hoian-five-days',
    category: 'abroad',
    title: ['岘港·会安五日：美溪沙滩与灯笼古镇', 'Da Nang and Hoi An: a beach and a town of lanterns'],
    summary: [
      '住在海边，白天游泳，傍晚去会安放一盏河灯。',
      'By the beach all day, and at dusk a lantern on the river of Hoi An.',
    ],
    destination: '越南',
    from: '广州',
    themes: ['海岛', '古城', '休闲'],
    way: 'airGuangzhou',
    highlights: [
      ['四晚海滩五星酒店，不换房', 'Four nights in one five-star hotel on the beach'],
      ['巴拿山索道与佛手金桥，早班上山避人潮', 'The Golden Bridge before the crowds'],
      ['会安日落后灯笼全亮，裁缝店一夜可做奥黛', 'Hoi An after sunset; a tailor makes an ao dai overnight'],
    ],
    days: [
      day(
        ['湛江—广州—岘港', 'Zhanjiang, Guangzhou, Da Nang'],
        [
          '上午高铁到广州，傍晚飞岘港约两小时，入住美溪沙滩。',
          'By train to Guangzhou, two hours by air at dusk, a room on My Khe.',
        ],
        ['daNangBeach'],
        { meals: '', by: 'trainFlight', stay: 'daNangHotel' },
      ),
      day(
        ['巴拿山', 'Ba Na Hills'],
        [
          '7:30 上山走佛手金桥、法国村，午餐自助，下午回海滩。',
          'Up at half past seven for the bridge and the French village; a buffet, then the sea.',
        ],
        ['banaHills', 'daNangBeach'],
        { meals: 'BL', by: 'cableCar', stay: 'daNangHotel' },
      ),
      day(
        ['会安古镇', 'Hoi An'],
        [
          '上午椰林坐簸箕船，午后进古镇看来远桥与福建会馆，入夜放河灯。',
          'Basket boats among palms, the covered bridge and the Fujian hall, and lanterns on the river.',
        ],
        ['hoiAn'],
        { meals: 'BD', by: 'coach', stay: 'daNangHotel' },
      ),
      day(
        ['海边一整天', 'A day by the sea'],
        [
          '全天自由，可选山茶半岛半日骑行；导游驻店，晚上推荐海鲜排档。',
          'Free all day; a half-day ride on Son Tra if you like, and your guide knows the seafood stalls.',
        ],
        ['daNangBeach'],
        { meals: 'B', by: 'foot', stay: 'daNangHotel' },
      ),
      day(
        ['岘港—广州—湛江', 'Home'],
        [
          '上午逛韩市场，午后飞广州转高铁，晚间到湛江。',
          'Han Market in the morning, by air and train home at night.',
        ],
        ['daNangBeach'],
        { meals: 'B', by: 'flightTrain' },
      ),
    ],
    notices: ['swim', 'heat'],
    price: 3280,
    childPercent: 85,
    singleNight: 260,
    departs: 'twice',
    minGroup: 10,
    cover: 'palm-beach',
  },
];
