import { day, type TourSeed } from '../tour-seed.ts';

/** Capitals, canals and pillars of stone. */
export const domesticOldCapitals: readonly TourSeed[] = [
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
    cover: 'study-museum',
  },
  {
    slug: 'jiangnan-five-days',
    category: 'domestic',
    title: ['江南五日：西湖、乌镇、苏州园林与外滩', 'Jiangnan: West Lake, Wuzhen, a garden and the Bund'],
    summary: [
      '夜宿乌镇西栅，游客走后，水乡才是自己的。',
      'Sleep in Wuzhen: when the visitors leave, the water town is yours.',
    ],
    destination: '杭州',
    region: 'hangzhou',
    themes: ['古城', '人文', '摄影'],
    way: 'air',
    highlights: [
      ['乌镇西栅临水而宿，清晨摇橹船先走', 'A waterside room in Wuzhen and the first boat of the day'],
      ['苏堤与孤山慢走，不上画舫排队', 'The Su Causeway and Gushan, on foot'],
      ['拙政园早场入园，听导游讲“借景”', 'The Humble Administrator’s Garden when it opens'],
    ],
    days: [
      day(
        ['湛江—杭州', 'To Hangzhou'],
        [
          '飞杭州约两小时三十五分，黄昏沿苏堤看雷峰夕照。',
          'Two hours and thirty-five minutes; the Su Causeway in the evening light.',
        ],
        ['westLake'],
        { meals: 'D', by: 'flightCoach', stay: 'hangzhouHotel' },
      ),
      day(
        ['西湖—乌镇', 'West Lake, then Wuzhen'],
        [
          '上午孤山与龙井茶园，午后 80 公里到乌镇，夜游西栅。',
          'Gushan and the tea hills; eighty kilometres to Wuzhen and its night.',
        ],
        ['westLake', 'wuzhen'],
        { meals: 'BL', by: 'coach', stay: 'wuzhenInn' },
      ),
      day(
        ['乌镇—苏州', 'To Suzhou'],
        [
          '清晨乘摇橹船，看蓝印花布晾晒，午后到苏州平江路，听评弹。',
          'A rowing boat at dawn, indigo cloth in the wind, ballads on Pingjiang Road.',
        ],
        ['wuzhen'],
        { meals: 'BD', by: 'coach', stay: 'suzhouHotel' },
      ),
      day(
        ['拙政园—上海', 'A garden, and Shanghai'],
        [
          '7:30 入拙政园，午后乘高铁半小时到上海，晚上看外滩灯光。',
          'The garden at half past seven, half an hour by train, the Bund at night.',
        ],
        ['suzhouGarden', 'bund'],
        { meals: 'BL', by: 'train', stay: 'shanghaiHotel' },
      ),
      day(
        ['上海—湛江', 'Home'],
        [
          '上午武康路看梧桐与老洋房，午后航班约两小时四十五分返湛江。',
          'Plane trees and villas on Wukang Road; the flight takes two and three quarter hours.',
        ],
        ['bund'],
        { meals: 'B', by: 'flight' },
      ),
    ],
    price: 2980,
    childPercent: 70,
    singleNight: 220,
    departs: 'thrice',
    minGroup: 10,
    cover: 'canal-town',
  },
  {
    slug: 'zhangjiajie-fenghuang-five-days',
    category: 'domestic',
    title: ['张家界·凤凰五日：石峰、天门与沱江', 'Zhangjiajie and Fenghuang: pillars, a gate and a river'],
    summary: [
      '袁家界看悬浮的山，天门山走云梯，夜里在沱江听水。',
      'Floating peaks at Yuanjiajie, the stair of Tianmen, the Tuo River by night.',
    ],
    destination: '张家界',
    region: 'zhangjiajie',
    themes: ['自然', '古城', '摄影'],
    way: 'rail',
    highlights: [
      ['百龙天梯 66 秒上袁家界', 'Sixty-six seconds up by lift to Yuanjiajie'],
      ['天门洞 999 级，也可乘自动扶梯', 'Nine hundred and ninety-nine steps to Tianmen, or the escalator'],
      ['沱江边吊脚楼住一晚', 'A night in a stilt house on the Tuo'],
    ],
    days: [
      day(
        ['湛江—张家界', 'To Zhangjiajie'],
        [
          '乘高铁经广州、长沙到张家界西，约八小时，晚上吃三下锅。',
          'About eight hours by train through Guangzhou and Changsha; a three-meat pot for dinner.',
        ],
        ['zhangjiajie'],
        { meals: 'D', by: 'train', stay: 'zhangjiajieHotel' },
      ),
      day(
        ['森林公园', 'The forest park'],
        [
          '百龙天梯上袁家界，看乾坤柱与天下第一桥，下午步行金鞭溪。',
          'By lift to Yuanjiajie and its pillars; along the Golden Whip Stream after noon.',
        ],
        ['zhangjiajie'],
        { meals: 'BL', by: 'footBus', stay: 'zhangjiajieHotel' },
      ),
      day(
        ['天门山—凤凰', 'Tianmen, then Fenghuang'],
        [
          '上午乘索道登天门山走玻璃栈道、看天门洞，午后高铁到凤凰，夜游沱江。',
          'Cable car, glass walk and the gate; by train to Fenghuang and the river at night.',
        ],
        ['tianmenshan', 'fenghuang'],
        { meals: 'BL', by: 'trainCoach', stay: 'fenghuangInn' },
      ),
      day(
        ['凤凰—长沙', 'To Changsha'],
        [
          '清晨沱江泛舟，看沈从文故居，午后高铁到长沙，晚上太平街。',
          'A boat at dawn, Shen Congwen’s home, the train to Changsha and Taiping Street.',
        ],
        ['fenghuang', 'orangeIsland'],
        { meals: 'BL', by: 'train', stay: 'changshaHotel' },
      ),
      day(
        ['长沙—湛江', 'Home'],
        ['上午岳麓书院，11 点后乘高铁约六小时返湛江。', 'Yuelu Academy, then about six hours by train.'],
        ['orangeIsland'],
        { meals: 'B', by: 'train' },
      ),
    ],
    notices: ['hiking'],
    price: 2780,
    childPercent: 75,
    singleNight: 160,
    departs: 'twice',
    minGroup: 10,
    cover: 'pagoda-hill',
  },
];
