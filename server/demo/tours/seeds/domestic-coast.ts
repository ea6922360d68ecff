import { day, type TourSeed } from '../tour-seed.ts';

/** Cities by the southern sea. */
export const domesticCoast: readonly TourSeed[] = [
  {
    slug: 'guangzhou-family-three-days',
    category: 'domestic',
    title: ['广州亲子三日：长隆看动物，西关吃早茶', 'Guangzhou with children: safari and morning tea'],
    summary: [
      '一整天留给长隆，一个清晨留给早茶，一个夜晚留给珠江。',
      'A day for the safari park, a morning for dim sum, a night for the river.',
    ],
    destination: '广州',
    region: 'guangzhou',
    themes: ['亲子', '美食', '人文'],
    way: 'rail',
    highlights: [
      [
        '长隆野生动物世界一日票，小火车穿行非洲草原区',
        'A day in Chimelong with the train through its savanna',
      ],
      ['珠江夜游 70 分钟，从船上看广州塔换装', 'Seventy minutes on the Pearl River below Canton Tower'],
      ['沙面岛散步，榕树下拍一张旧洋楼', 'Banyans and old villas on Shamian'],
    ],
    dishes: ['dimSum'],
    days: [
      day(
        ['湛江—广州，夜游珠江', 'To Guangzhou and the river'],
        [
          '上午乘高铁到广州，午后游陈家祠与沙面，19:30 登船夜游珠江。',
          'The morning train; Chen Clan Academy and Shamian after noon, the river at half past seven.',
        ],
        ['chenClan', 'shamian', 'cantonTower'],
        { meals: 'D', by: 'trainCoach', stay: 'guangzhouHotel' },
      ),
      day(
        ['长隆一整天', 'A whole day at Chimelong'],
        [
          '9:00 入园，先坐小火车，再看考拉与熊猫三胞胎的家，午饭在园内，17:30 出园回酒店。',
          'In at nine: first the train, then koalas and pandas, lunch inside, out at half past five.',
        ],
        ['chimelong'],
        { meals: 'BL', by: 'coach', stay: 'guangzhouHotel' },
      ),
      day(
        ['西关早茶与返程', 'Morning tea and home'],
        [
          '9:00 在西关老茶楼吃早茶，走永庆坊骑楼，14:00 乘高铁返湛江，17:00 前到达。',
          'Tea in an old house of Xiguan at nine, the arcades of Yongqing Fang, the train at two, home by five.',
        ],
        ['shamian'],
        { meals: 'B', by: 'train' },
      ),
    ],
    price: 1580,
    childPercent: 75,
    singleNight: 200,
    departs: 'weekend',
    minGroup: 10,
    cover: 'savanna',
  },
  {
    slug: 'xiamen-tulou-four-days',
    category: 'domestic',
    title: ['厦门·鼓浪屿·土楼四日：琴声与圆屋', 'Xiamen, Gulangyu and the round houses'],
    summary: [
      '白天坐船上鼓浪屿听钢琴，夜里住进土楼，推窗看田。',
      'Pianos on Gulangyu by day, a night among the earth houses.',
    ],
    destination: '厦门',
    region: 'xiamen',
    themes: ['海岛', '人文', '休闲'],
    way: 'rail',
    highlights: [
      ['鼓浪屿琴岛巷弄，午后常有人在窗里练琴', 'Lanes of Gulangyu with pianos behind the windows'],
      ['田螺坑“四菜一汤”土楼群日落后亮灯', 'The houses of Tianluokeng, lit after sunset'],
      ['厦门大学旁海堤骑行，沙茶面当早餐', 'Cycle the sea wall; satay noodles for breakfast'],
    ],
    days: [
      day(
        ['湛江—厦门', 'Zhanjiang to Xiamen'],
        [
          '乘高铁经广州、潮汕到厦门，约七个半小时，傍晚在环岛路看海。',
          'About seven and a half hours by train through Guangzhou and Chaoshan; the sea at dusk.',
        ],
        ['xiamenRoad'],
        { meals: '', by: 'train', stay: 'xiamenHotel' },
      ),
      day(
        ['鼓浪屿', 'Gulangyu'],
        [
          '8:30 乘船登岛，走日光岩与菽庄花园，中午吃海蛎煎，下午自由，17:00 返厦。',
          'By boat at half past eight: Sunlight Rock, Shuzhuang Garden, oyster omelette; a free afternoon until five.',
        ],
        ['gulangyu'],
        { meals: 'BL', by: 'coachBoat', stay: 'xiamenHotel' },
      ),
      day(
        ['南靖土楼', 'The earth houses'],
        [
          '8:00 出发 190 公里到南靖，登观景台看田螺坑，走裕昌楼“东倒西歪楼”，住土楼客栈。',
          'A hundred and ninety kilometres to Nanjing County, the view of Tianluokeng and the leaning posts of Yuchang; the night in an inn there.',
        ],
        ['tulou'],
        { meals: 'BLD', by: 'coach', stay: 'tulouInn' },
      ),
      day(
        ['土楼—厦门—湛江', 'Home'],
        [
          '早餐后返厦门，11 点乘高铁返程，晚间到湛江。',
          'Back to Xiamen after breakfast, the train at eleven, Zhanjiang in the evening.',
        ],
        ['tulou'],
        { meals: 'B', by: 'trainCoach' },
      ),
    ],
    price: 2280,
    childPercent: 70,
    singleNight: 170,
    departs: 'twice',
    minGroup: 10,
    cover: 'island',
  },
];
