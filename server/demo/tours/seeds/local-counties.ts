import { day, type TourSeed } from '../tour-seed.ts';

/** The counties of the Leizhou Peninsula. */
export const localCounties: readonly TourSeed[] = [
  {
    slug: 'xuwen-southern-cape',
    category: 'local',
    title: ['徐闻两日：大陆最南端与菠萝的海', 'Xuwen: the mainland’s southern tip and a sea of pineapples'],
    summary: [
      '站在南海与北部湾的交汇处看浪相撞，再走进一望无际的菠萝田。',
      'Stand where two seas meet, then walk into pineapple fields without an end.',
    ],
    destination: '徐闻',
    region: 'xuwen',
    themes: ['自然', '摄影', '美食'],
    way: 'coach',
    highlights: [
      [
        '灯楼角是中国大陆最南端，两股海流在脚下合拢',
        'Denglou Cape, southernmost point of the mainland, where two seas close at your feet',
      ],
      [
        '徐闻三十多万亩菠萝以曲界最盛，红土、绿叶、白风车',
        'Red earth, green leaves and white windmills around Qujie',
      ],
      [
        '汤显祖办的贵生书院，四百多年书声未断',
        'The academy that the playwright Tang Xianzu founded over 400 years ago',
      ],
    ],
    dishes: ['pineapple', 'reefFish'],
    days: [
      day(
        ['菠萝的海与古书院', 'Pineapples and an academy'],
        [
          '8:00 出发，两小时到曲界，坐观光车进菠萝田，农户教挑“会响”的果。午饭吃菠萝饭与徐闻黑山羊。下午在贵生书院听讲解，傍晚到白沙湾踏浪，入住县城。',
          'Two hours bring us to Qujie. A cart carries us into the fields, where growers teach us to hear a ripe fruit. After pineapple rice and black goat we visit Guisheng Academy, wade at Baisha Bay and sleep in town.',
        ],
        ['pineappleSea', 'windFarm', 'guishengAcademy', 'baishaBay'],
        { meals: 'LD', by: 'coach', stay: 'xuwenHotel' },
      ),
      day(
        ['大陆之南', 'South of everything'],
        [
          '7:30 去灯楼角，退潮时走上沙尾看“十字浪”，参观珊瑚礁展馆。11:00 到大汉三墩，两千年前船只由此出海。午饭吃清蒸石斑，14:30 返程，16:30 到湛江。',
          'At half past seven we are at the cape, walking out on the spit as the waves cross, then in the coral museum. At eleven comes Sandun, from where ships sailed two thousand years ago. After steamed grouper we leave at half past two and are home by half past four.',
        ],
        ['denglouCape', 'coralReserve', 'hanPort'],
        { meals: 'BL', by: 'coach' },
      ),
    ],
    notices: ['tide', 'season'],
    price: 428,
    usualPrice: 498,
    childPercent: 70,
    singleNight: 110,
    departs: 'thrice',
    minGroup: 12,
    cover: 'pineapple-field',
  },
  {
    slug: 'gaoqiao-mangrove-anpu',
    category: 'local',
    title: ['廉江高桥红树林与安铺古镇一日', 'Gaoqiao mangroves and old Anpu'],
    summary: [
      '国内连片面积很大的红树林，秋冬有候鸟；午后到安铺，吃八音楼下的年糕与鸡。',
      'One of the largest mangroves in China, with waders in winter; then Anpu and its rice cakes.',
    ],
    destination: '廉江',
    region: 'lianjiang',
    themes: ['自然', '美食', '摄影'],
    way: 'coach',
    highlights: [
      [
        '高桥红树林属国际重要湿地，冬季可见成群鸻鹬',
        'A wetland of international importance with flocks of waders in winter',
      ],
      ['保护区讲解员带走木栈道，教用望远镜', 'A warden leads along the boardwalk and lends binoculars'],
      [
        '安铺曾是粤西四大古镇之一，骑楼与九洲江相依',
        'Anpu, once among the four great market towns of the west',
      ],
    ],
    dishes: ['whiteChicken', 'riceCakes'],
    days: [
      day(
        ['候鸟与古镇', 'Waders and a market town'],
        [
          '7:30 出发，约 80 分钟到高桥，趁退潮看弹涂鱼与候鸟，听讲解员说海榄怎样“胎生”。中午到安铺吃安铺鸡，午后走骑楼、看九洲江码头、买年糕，16:30 返回湛江。',
          'An hour and twenty minutes to Gaoqiao for mudskippers and waders at low tide, and how mangroves bear live young. Lunch is Anpu chicken; then the arcades, the quay on the Jiuzhou and rice cakes to take home. Back at half past four.',
        ],
        ['gaoqiaoMangroves', 'anpuTown'],
        { meals: 'L', by: 'coach' },
      ),
    ],
    notices: ['tide'],
    price: 208,
    childPercent: 65,
    departs: 'weekend',
    minGroup: 10,
    cover: 'mangrove',
  },
  {
    slug: 'leizhou-peninsula-self-drive',
    category: 'local',
    title: [
      '雷州半岛海岸自驾三日：乌石、北拳、灯楼角',
      'Leizhou Peninsula by car: Wushi, Beiquan and the cape',
    ],
    summary: [
      '跟着领队车沿半岛西岸南下，三天 420 公里，住两晚海边。',
      'Follow a lead car down the western shore: 420 kilometres in three days, two nights by the sea.',
    ],
    destination: '雷州半岛',
    region: 'zhanjiang',
    themes: ['自驾', '自然', '摄影'],
    way: 'ownCar',
    highlights: [
      ['领队车配对讲机带路，食宿已订好', 'A lead car with radios; meals and rooms are booked'],
      ['乌石渔港傍晚百船归航', 'A hundred boats coming home to Wushi at dusk'],
      ['北拳半岛的火山岩海岸，游人很少', 'The volcanic shore of Beiquan, with few people on it'],
    ],
    dishes: ['reefFish', 'pineapple'],
    days: [
      day(
        ['湛江—雷州—乌石', 'Zhanjiang, Leizhou, Wushi'],
        [
          '9:00 赤坎发车，走国道 70 公里到雷州登三元塔，午饭后继续 75 公里到乌石，17:00 在渔港等归船，晚饭吃渔家菜。',
          'From Chikan 70 kilometres to the pagoda of Leizhou; after lunch another 75 to Wushi, where we wait for the boats at five and eat in a fisherman’s house.',
        ],
        ['leizhouTower', 'wushiHarbour'],
        { meals: 'LD', by: 'ownCar', stay: 'wushiInn' },
      ),
      day(
        ['北拳半岛—天成台—徐闻', 'Beiquan, Tianchengtai, Xuwen'],
        [
          '上午沿海边村道走北拳半岛，停三处观景点；中午在天成台海滩吃烤鱼、游泳；下午 90 公里到徐闻，黄昏在白沙湾露营地喝茶。',
          'Village lanes along Beiquan with three stops for the view; grilled fish and a swim at Tianchengtai; then 90 kilometres to Xuwen and tea at Baisha Bay as the light goes.',
        ],
        ['beiquan', 'tianchengtai', 'baishaBay'],
        { meals: 'BL', by: 'ownCar', stay: 'xuwenHotel' },
      ),
      day(
        ['灯楼角—菠萝的海—湛江', 'The cape, the pineapples and home'],
        [
          '清晨到灯楼角看两海相会，10:30 进曲界菠萝田航拍，午饭后走高速 140 公里回到赤坎，17:00 前解散。',
          'Dawn at the cape, drones over the pineapples at half past ten, and after lunch 140 kilometres of motorway to Chikan before five.',
        ],
        ['denglouCape', 'pineappleSea'],
        { meals: 'BL', by: 'ownCar' },
      ),
    ],
    notices: ['selfDrive', 'season'],
    price: 688,
    childPercent: 60,
    singleNight: 120,
    departs: 'saturdays',
    minGroup: 10,
    cover: 'sea',
  },
];
