import { day, type TourSeed } from '../tour-seed.ts';

/** Karst and tropics. */
export const domesticSouth: readonly TourSeed[] = [
  {
    slug: 'guilin-yangshuo-four-days',
    category: 'domestic',
    title: ['桂林·阳朔·龙脊四日：漓江竹筏与梯田云海', 'Guilin, Yangshuo and Longji: rafts and terraces'],
    summary: [
      '住遇龙河边，坐竹筏漂一段水墨，再上龙脊看一级一级种到云里的田。',
      'Stay by the Yulong River, drift through an ink painting, then climb terraces that reach the clouds.',
    ],
    destination: '桂林',
    region: 'guilin',
    themes: ['自然', '摄影', '休闲'],
    way: 'rail',
    highlights: [
      [
        '杨堤至兴坪漓江精华段，看二十元人民币背面的山',
        'The finest reach of the Li, with the hills of the twenty-yuan note',
      ],
      ['遇龙河人工竹筏，无马达，只听见撑篙', 'Bamboo rafts on the Yulong, poled by hand'],
      ['龙脊平安寨清晨看云从田埂漫上来', 'Clouds rising over the terraces of Ping’an at dawn'],
    ],
    days: [
      day(
        ['湛江—桂林', 'Zhanjiang to Guilin'],
        [
          '乘动车经广州到桂林，约六小时。傍晚看象鼻山与两江四湖夜景，晚餐自由，推荐一碗卤菜粉。',
          'About six hours by train through Guangzhou. Elephant Trunk Hill and the lit lakes in the evening; dinner is up to you, a bowl of rice noodles our advice.',
        ],
        ['elephantHill'],
        { meals: '', by: 'train', stay: 'guilinHotel' },
      ),
      day(
        ['漓江—阳朔', 'Down the Li to Yangshuo'],
        [
          '8:30 到杨堤登排筏，看九马画山与黄布倒影，午后到阳朔，骑行十里画廊，晚上逛西街。',
          'At half past eight we board at Yangdi and pass the Nine Horses and the Yellow Cloth shoal; bicycles along the gallery of hills after noon, West Street at night.',
        ],
        ['liRiver', 'yangshuo'],
        { meals: 'BL', by: 'coachBoat', stay: 'yangshuoInn' },
      ),
      day(
        ['遇龙河—龙脊', 'Yulong River, then Longji'],
        [
          '清晨在遇龙河漂竹筏一个半小时，10:30 出发 170 公里到龙脊，换环保车上平安寨，观七星伴月，吃竹筒饭，夜返桂林。',
          'A raft on the Yulong at dawn, then 170 kilometres to Longji and a shuttle to Ping’an for the “seven stars and the moon” and rice from the bamboo; back in Guilin at night.',
        ],
        ['yulongRiver', 'longjiTerraces'],
        { meals: 'BL', by: 'coach', stay: 'guilinHotel' },
      ),
      day(
        ['桂林—湛江', 'Home'],
        [
          '早上自由逛正阳步行街，11 点前后乘动车返回，傍晚到湛江西站。',
          'A free morning in Zhengyang Street; the train leaves about eleven and reaches Zhanjiang by evening.',
        ],
        ['elephantHill'],
        { meals: 'B', by: 'train' },
      ),
    ],
    notices: ['hiking'],
    price: 1880,
    usualPrice: 2180,
    childPercent: 70,
    singleNight: 160,
    departs: 'thrice',
    minGroup: 10,
    cover: 'pagoda-hill',
  },
  {
    slug: 'sanya-hainan-five-days',
    category: 'domestic',
    title: ['海南三亚五日：蜈支洲岛、南山与雨林', 'Sanya: Wuzhizhou, Nanshan and the rainforest'],
    summary: [
      '过海坐环岛高铁到三亚，四晚住亚龙湾，留一整天什么也不做。',
      'Over the strait and down the island by rail; four nights at Yalong Bay and one day for nothing at all.',
    ],
    destination: '三亚',
    region: 'sanya',
    themes: ['海岛', '休闲', '亲子'],
    way: 'coachFerryRail',
    highlights: [
      ['四晚亚龙湾海滨度假酒店，不挪窝', 'Four nights in one resort on Yalong Bay'],
      ['蜈支洲岛全天，含往返船票', 'A whole day on Wuzhizhou, boat included'],
      ['呀诺达雨林走悬空栈道、踏瀑戏水', 'Walkways and waterfalls in Yanoda’s rainforest'],
    ],
    dishes: ['wenchangChicken'],
    days: [
      day(
        ['湛江—海口—三亚', 'Across the strait and south'],
        [
          '7:00 出发，徐闻港渡海到海口，午饭后乘环岛高铁约一小时四十分到三亚，入住亚龙湾，傍晚踏浪。',
          'By coach and ferry to Haikou; after lunch an hour and forty minutes on the island railway to Sanya, and the first waves at dusk.',
        ],
        ['qiongzhouStrait', 'yalongBay'],
        { meals: 'L', by: 'coachFerry', stay: 'sanyaResort' },
      ),
      day(
        ['蜈支洲岛', 'Wuzhizhou Island'],
        [
          '8:30 乘船登岛，电瓶车环岛看情人桥与观日岩，下午浮潜或躺在沙滩，17:00 返程，途经后海村看冲浪。',
          'By boat at half past eight, round the island by cart, snorkel or sleep on the sand; back at five past the surfers of Houhai.',
        ],
        ['wuzhizhou', 'houhai'],
        { meals: 'BL', by: 'coachBoat', stay: 'sanyaResort' },
      ),
      day(
        ['南山与海上观音', 'Guanyin of the Sea'],
        [
          '上午游南山，午饭吃素斋，下午回酒店，傍晚在沙滩看落日。',
          'Nanshan in the morning and a vegetarian lunch; the afternoon at the hotel, sunset on the beach.',
        ],
        ['nanshan', 'yalongBay'],
        { meals: 'BL', by: 'coach', stay: 'sanyaResort' },
      ),
      day(
        ['雨林半日，半日自由', 'Half a day of forest, half a day free'],
        [
          '8:00 到呀诺达，走雨林谷与踏瀑，午饭吃黎家长桌宴，下午回亚龙湾自由。',
          'Yanoda’s valley and falls from eight, a long-table Li lunch, and the afternoon is yours.',
        ],
        ['yanoda'],
        { meals: 'BL', by: 'coach', stay: 'sanyaResort' },
      ),
      day(
        ['三亚—海口—湛江', 'Home by rail and ferry'],
        [
          '8:30 乘高铁到海口，逛骑楼、喝老爸茶，13:30 登船，19:00 到湛江。',
          'The train at half past eight, tea below Haikou’s arcades, the ferry at half past one; Zhanjiang at seven.',
        ],
        ['qilou', 'qiongzhouStrait'],
        { meals: 'BL', by: 'coachFerry' },
      ),
    ],
    notices: ['ferry', 'swim'],
    price: 2680,
    usualPrice: 3080,
    childPercent: 70,
    singleNight: 320,
    departs: 'thrice',
    minGroup: 10,
    cover: 'island',
  },
];
