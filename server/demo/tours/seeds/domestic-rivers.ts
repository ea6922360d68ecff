import { day, type TourSeed } from '../tour-seed.ts';

/** Canals, gardens and pillars of stone. */
export const domesticRivers: readonly TourSeed[] = [
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
    cover: 'crater-lake',
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
