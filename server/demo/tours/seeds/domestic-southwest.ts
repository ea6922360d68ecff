import { day, type TourSeed } from '../tour-seed.ts';

/** Yunnan and Chongqing. */
export const domesticSouthwest: readonly TourSeed[] = [
  {
    slug: 'yunnan-six-days',
    category: 'domestic',
    title: [
      '昆明·大理·丽江六日：洱海骑行与玉龙雪山',
      'Kunming, Dali, Lijiang: Erhai by bicycle and a snow mountain',
    ],
    summary: [
      '两晚洱海、两晚丽江，慢慢走一条高原上的经典路。',
      'Two nights by Erhai, two in Lijiang: the classic road of the plateau, taken slowly.',
    ],
    destination: '大理',
    region: 'dali',
    themes: ['自然', '古城', '摄影'],
    way: 'air',
    highlights: [
      ['洱海生态廊道骑行，从磻溪到喜洲麦田', 'Cycle the lakeside greenway to the fields of Xizhou'],
      ['玉龙雪山大索道可达海拔 4506 米', 'The cable car to 4,506 metres on Jade Dragon Snow Mountain'],
      ['全程动车串联，少坐夜车', 'Trains between the towns, no night on the road'],
    ],
    days: [
      day(
        ['湛江—昆明', 'To Kunming'],
        [
          '飞昆明约一小时五十分，冬天到滇池海埂看红嘴鸥，晚上吃汽锅鸡。',
          'An hour and fifty minutes to Kunming; gulls on Dianchi in winter, steam-pot chicken at night.',
        ],
        ['dianchi'],
        { meals: 'D', by: 'flightCoach', stay: 'kunmingHotel' },
      ),
      day(
        ['石林—大理', 'Stone Forest, then Dali'],
        [
          '上午游石林，午后乘动车约两小时到大理，入住洱海边白族客栈，看苍山日落。',
          'The Stone Forest in the morning, two hours by train to Dali, sunset over Cangshan.',
        ],
        ['stoneForest', 'erhai'],
        { meals: 'BL', by: 'trainCoach', stay: 'daliInn' },
      ),
      day(
        ['洱海骑行', 'Round Erhai'],
        [
          '上午沿廊道骑 15 公里，喜洲吃粑粑、看扎染，下午古城人民路闲走。',
          'Fifteen kilometres along the lake, flat bread and tie-dye in Xizhou, a stroll in the old town.',
        ],
        ['erhai', 'dali'],
        { meals: 'BL', by: 'bike', stay: 'daliInn' },
      ),
      day(
        ['大理—丽江', 'To Lijiang'],
        [
          '动车一个半小时到丽江，看四方街放水洗街，听纳西古乐，住庭院客栈。',
          'An hour and a half by train; the water that washes the square, Naxi music, a courtyard inn.',
        ],
        ['lijiang'],
        { meals: 'BL', by: 'train', stay: 'lijiangInn' },
      ),
      day(
        ['玉龙雪山', 'Jade Dragon Snow Mountain'],
        [
          '7:30 出发，乘大索道登雪山观景台，午后蓝月谷散步，17:00 返回，动车夜抵昆明。',
          'Up at half past seven, the cable car to the snow, the Blue Moon Valley, and the evening train to Kunming.',
        ],
        ['yulongSnow'],
        { meals: 'BL', by: 'cableCar', stay: 'kunmingHotel' },
      ),
      day(
        ['昆明—湛江', 'Home'],
        [
          '上午逛斗南花市，带一束玫瑰上飞机，午后航班返湛江。',
          'The flower market of Dounan, roses for the flight, and the afternoon plane home.',
        ],
        ['dianchi'],
        { meals: 'B', by: 'coachFlight' },
      ),
    ],
    notices: ['altitude', 'cold'],
    price: 3280,
    usualPrice: 3680,
    childPercent: 70,
    singleNight: 170,
    departs: 'thrice',
    minGroup: 10,
    cover: 'snow-mountain',
  },
  {
    slug: 'chongqing-wulong-four-days',
    category: 'domestic',
    title: ['重庆·武隆四日：山城夜色与天坑石桥', 'Chongqing and Wulong: a city on hills, bridges of stone'],
    summary: [
      '夜里坐索道过江，白天下到三百米深的天坑，火锅吃两顿。',
      'Over the river by cable at night, three hundred metres down by day, hotpot twice.',
    ],
    destination: '重庆',
    region: 'chongqing',
    themes: ['美食', '自然', '摄影'],
    way: 'air',
    highlights: [
      ['洪崖洞对岸最佳机位，导游避开人潮带路', 'The best view of Hongya Cave, away from the crowd'],
      ['武隆天生三桥，坑底藏着一座唐代驿站', 'Below the three natural bridges stands an old post house'],
      ['两顿火锅，鸳鸯锅可选', 'Two hotpots, mild or fierce'],
    ],
    days: [
      day(
        ['湛江—重庆', 'To Chongqing'],
        [
          '飞重庆约两小时，下午走山城步道，晚上千厮门桥看洪崖洞灯火，吃老火锅。',
          'Two hours by air; steps and lanes in the afternoon, the lights of Hongya Cave and hotpot at night.',
        ],
        ['chongqing'],
        { meals: 'D', by: 'flightCoach', stay: 'chongqingHotel' },
      ),
      day(
        ['武隆天生三桥', 'The Three Natural Bridges'],
        [
          '7:30 出发三小时到武隆，乘电梯下天坑，穿过三座石桥，宿仙女山。',
          'Three hours to Wulong, a lift into the pit, on foot below three bridges; the night on Fairy Mountain.',
        ],
        ['wulong'],
        { meals: 'BLD', by: 'coach', stay: 'wulongHotel' },
      ),
      day(
        ['仙女山—重庆', 'Meadow and city'],
        [
          '上午在仙女山草场骑行，冬季看雪，午后返渝，乘长江索道过江，逛下浩里。',
          'The meadow by bicycle, or in snow; back to the city and over the Yangtze by cable to Xiahaoli.',
        ],
        ['wulong', 'chongqing'],
        { meals: 'BL', by: 'coach', stay: 'chongqingHotel' },
      ),
      day(
        ['重庆—湛江', 'Home'],
        [
          '早上吃一碗小面，看轻轨穿楼，午后航班返湛江。',
          'A bowl of noodles, a train through a house, and the afternoon flight.',
        ],
        ['chongqing'],
        { meals: 'B', by: 'coachFlight' },
      ),
    ],
    notices: ['hiking'],
    price: 2380,
    childPercent: 70,
    singleNight: 170,
    departs: 'thrice',
    minGroup: 10,
    cover: 'city-night',
  },
];
