import { day, type TourSeed } from '../tour-seed.ts';

/** Old capitals of the north. */
export const domesticCapitals: readonly TourSeed[] = [
  {
    slug: 'beijing-five-days',
    category: 'domestic',
    title: ['北京五日：长城、故宫与胡同', 'Beijing: the wall, the palace and the lanes'],
    summary: [
      '四晚住东城，故宫专人讲解，慕田峪人少景好。',
      'Four nights in Dongcheng, the palace with a lecturer, and the quieter wall at Mutianyu.',
    ],
    destination: '北京',
    region: 'beijing',
    themes: ['人文', '古城', '亲子'],
    way: 'air',
    highlights: [
      [
        '故宫三小时中轴加东路讲解，配耳机',
        'Three hours along the palace’s axis and eastern wing, with earphones',
      ],
      ['慕田峪长城缆车上、滑道下', 'Up Mutianyu by cable car, down by toboggan'],
      ['什刹海胡同里跟着老北京做一碗炸酱面', 'Make noodles with a family in the lanes of Shichahai'],
    ],
    days: [
      day(
        ['湛江—北京', 'To Beijing'],
        [
          '飞北京约三小时二十分，傍晚走什刹海，晚餐烤鸭。',
          'Three hours and twenty minutes; Shichahai at dusk, roast duck for dinner.',
        ],
        ['hutong'],
        { meals: 'D', by: 'flightCoach', stay: 'beijingHotel' },
      ),
      day(
        ['天安门与故宫', 'The palace'],
        [
          '清晨看升旗，8:30 进故宫走中轴与珍宝馆，午后登景山俯瞰。',
          'The flag at dawn, the palace and its treasures from half past eight, the view from Jingshan.',
        ],
        ['forbiddenCity'],
        { meals: 'BL', by: 'metro', stay: 'beijingHotel' },
      ),
      day(
        ['慕田峪长城', 'The wall'],
        [
          '7:30 出发 70 公里，缆车登十四楼，步行到二十楼再滑道下，午饭虹鳟鱼。',
          'Seventy kilometres to Mutianyu: cable car to tower 14, on foot to tower 20; trout for lunch.',
        ],
        ['greatWall'],
        { meals: 'BL', by: 'cableCar', stay: 'beijingHotel' },
      ),
      day(
        ['天坛、颐和园、胡同', 'Temple, lake and lanes'],
        [
          '上午天坛看晨练，中午胡同人家做炸酱面，下午颐和园乘船。',
          'Morning exercises at the Temple of Heaven, noodles in a courtyard, a boat on Kunming Lake.',
        ],
        ['templeOfHeaven', 'hutong', 'summerPalace'],
        { meals: 'BL', by: 'coach', stay: 'beijingHotel' },
      ),
      day(
        ['北京—湛江', 'Home'],
        [
          '上午自选国家博物馆或南锣鼓巷，午后航班返回。',
          'The National Museum or Nanluoguxiang, as you like; the afternoon flight.',
        ],
        ['hutong'],
        { meals: 'B', by: 'flight' },
      ),
    ],
    notices: ['cold'],
    price: 3380,
    usualPrice: 3780,
    childPercent: 70,
    singleNight: 220,
    departs: 'thrice',
    minGroup: 10,
    cover: 'temple',
  },
  {
    slug: 'xian-huashan-five-days',
    category: 'domestic',
    title: ['西安·华山五日：兵马俑与一座险山', 'Xi’an and Mount Hua: an army and a steep mountain'],
    summary: [
      '两天看汉唐，一天爬华山，早晨吃肉夹馍，晚上看灯。',
      'Two days of Han and Tang, one on the mountain, bread and lanterns between.',
    ],
    destination: '西安',
    region: 'xian',
    themes: ['人文', '古城', '自然'],
    way: 'air',
    highlights: [
      ['兵马俑一、二、三号坑由博物馆讲解员带看', 'The three pits with the museum’s own lecturers'],
      ['华山西峰上、北峰下，少走回头路', 'Up the west peak, down the north: no step twice'],
      ['陕西历史博物馆已代为预约', 'The History Museum is booked for you'],
    ],
    days: [
      day(
        ['湛江—西安', 'To Xi’an'],
        [
          '飞西安约两个半小时，傍晚登城墙骑行，晚饭泡馍。',
          'Two and a half hours by air; the wall by bicycle, bread soup for dinner.',
        ],
        ['xianWall'],
        { meals: 'D', by: 'flightCoach', stay: 'xianHotel' },
      ),
      day(
        ['兵马俑与华清池', 'The Terracotta Army'],
        [
          '8:30 到秦始皇帝陵博物院，午后华清池，晚上大唐不夜城。',
          'The army at half past eight, the springs of Huaqing, lanterns at night.',
        ],
        ['terracotta', 'tangNight'],
        { meals: 'BL', by: 'coach', stay: 'xianHotel' },
      ),
      day(
        ['西安—华山', 'To the mountain'],
        [
          '上午陕西历史博物馆，午后高铁半小时到华山北，宿山脚，早睡备爬。',
          'The museum in the morning, half an hour by train, an early night at the foot.',
        ],
        ['shaanxiMuseum'],
        { meals: 'BLD', by: 'train', stay: 'huashanHotel' },
      ),
      day(
        ['华山一日', 'Up and over'],
        [
          '6:30 出发，西峰索道上山，走南峰、金锁关，北峰索道下，傍晚回西安。',
          'The west cable car at half past six, south peak and Golden Lock Pass, down the north; back to Xi’an.',
        ],
        ['huashan'],
        { meals: 'BL', by: 'cableCar', stay: 'xianHotel' },
      ),
      day(
        ['西安—湛江', 'Home'],
        [
          '上午逛书院门与碑林，午后航班返湛江。',
          'Shuyuanmen and the Forest of Steles; the afternoon flight.',
        ],
        ['xianWall'],
        { meals: 'B', by: 'coachFlight' },
      ),
    ],
    notices: ['hiking', 'cold'],
    price: 3180,
    childPercent: 70,
    singleNight: 180,
    departs: 'thrice',
    minGroup: 10,
    cover: 'pagoda-hill',
  },
];
