import { day, type TourSeed } from '../tour-seed.ts';

/** Old streets and the crater lake. */
export const localTowns: readonly TourSeed[] = [
  {
    slug: 'huguangyan-chikan-day',
    category: 'local',
    title: ['湖光岩玛珥湖与赤坎老街一日', 'Crater lake and old streets in a day'],
    summary: [
      '上午绕火山湖走一圈，下午钻进骑楼老街，一天看完湛江的来历。',
      'Round a volcanic lake in the morning, into arcaded streets in the afternoon: how Zhanjiang began.',
    ],
    destination: '湛江市区',
    region: 'mazhang',
    themes: ['自然', '古城', '亲子'],
    way: 'coach',
    highlights: [
      [
        '十几万年前火山喷发留下的玛珥湖，世界地质公园的一部分',
        'A maar left by an eruption well over 100,000 years ago, now in a Global Geopark',
      ],
      ['湖边剖面一层层火山灰，像翻开的书', 'Layers of ash by the shore, like an open book'],
      ['赤坎骑楼下的老字号，从糖水吃到簸箕炊', 'Sweet soup and rice cakes below the arcades of Chikan'],
    ],
    dishes: ['riceCakes'],
    days: [
      day(
        ['火山湖与商埠旧梦', 'A lake of fire and a town of trade'],
        [
          '8:30 从霞山出发，半小时到湖光岩，看火山剖面与楞严寺，坐环保车绕湖。午饭吃白切鸡。14:00 到赤坎，从十八级台阶走进古码头街区，看商会旧址与骑楼，17:00 在三民路散团。',
          'From Xiashan it is half an hour to Huguangyan: the ash layers, Lengyan Temple and a shuttle round the lake. Lunch is white-cut chicken. At two we climb the Eighteen Steps into the old docks of Chikan, past the chamber of commerce and the arcades, until five on Sanmin Road.',
        ],
        ['huguangyan', 'volcanoMuseum', 'lengyanTemple', 'eighteenSteps', 'chikanOldStreets'],
        { meals: 'L', by: 'coach' },
      ),
    ],
    price: 198,
    childPercent: 65,
    departs: 'daily',
    minGroup: 8,
    cover: 'crater-lake',
  },
  {
    slug: 'chikan-food-walk',
    category: 'local',
    title: ['赤坎老街半日寻味：七家小店、一条古码头', 'Chikan on foot: seven small kitchens, one old dock'],
    summary: [
      '跟着住在老街的导游走两公里，吃七样小食，听骑楼里的生意经。',
      'Two kilometres with a guide who lives here, seven bites and the stories of the shophouses.',
    ],
    destination: '赤坎',
    region: 'chikan',
    themes: ['美食', '古城', '人文'],
    way: 'foot',
    highlights: [
      ['七家小店都由本地人挑选，每样只给一小份', 'Seven kitchens chosen by locals, a small portion in each'],
      ['十八级台阶曾是船家卸货处，石阶磨得发亮', 'The Eighteen Steps, polished by those who unloaded boats'],
      ['清晨与傍晚两个时段，避开正午', 'Early or late, never at noon'],
    ],
    dishes: ['riceCakes', 'whiteChicken', 'crabCongee'],
    days: [
      day(
        ['吃着走完一座商埠', 'Eating our way through a port'],
        [
          '15:00 在寸金桥公园门口集合，先讲抗法故事；走到中山路喝第一碗牛腩粉，再到民主路吃木叶夹与田艾籺，在水井头看旧码头石阶，最后坐进老店喝一碗蟹仔粥，19:00 结束。',
          'We meet at Cunjin Bridge at three and hear of the stand against the French; then beef noodles on Zhongshan Road, leaf-wrapped dumplings on Minzhu Road, the old dock’s steps, and at last a table and a bowl of crab congee. Done by seven.',
        ],
        ['cunjinBridge', 'chikanOldStreets', 'eighteenSteps'],
        { meals: 'D', by: 'foot' },
      ),
    ],
    price: 128,
    childPercent: 60,
    departs: 'daily',
    minGroup: 4,
    cover: 'old-street',
  },
  {
    slug: 'leizhou-old-town-day',
    category: 'local',
    title: ['雷州古城一日：三元塔、石狗与雷祖祠', 'Old Leizhou: pagoda, stone dogs and the Thunder Ancestor'],
    summary: [
      '南渡河边的千年府城，登明代宝塔，看上千只石狗，听一段雷剧。',
      'A prefecture of a thousand years: a Ming pagoda, stone dogs by the hundred and an aria of Lei opera.',
    ],
    destination: '雷州',
    region: 'leizhou',
    themes: ['古城', '人文'],
    way: 'coach',
    highlights: [
      [
        '三元塔建于明万历年间，九层塔心可登',
        'Climb the nine storeys of Sanyuan Pagoda, built under the Wanli emperor',
      ],
      ['雷州石狗被称作“南方兵马俑”，个个表情不同', 'The stone dogs of Leizhou, no two faces alike'],
      ['苏轼、寇准都曾寓居的西湖，午后最静', 'West Lake, where exiled poets and ministers once stayed'],
    ],
    dishes: ['whiteChicken'],
    days: [
      day(
        ['在府城里听雷', 'Thunder over an old town'],
        [
          '8:00 出发，70 分钟到雷州。上午参观雷祖祠与石狗陈列馆，中午吃白切鸡与番薯糖水；下午登三元塔、游西湖十贤祠与天宁寺，15:30 走曲街骑楼，17:30 回到湛江。',
          'An hour and ten minutes brings us to Leizhou. The temple of the Thunder Ancestor and the stone dogs fill the morning; after white-cut chicken and sweet-potato soup we climb the pagoda, walk by West Lake and Tianning Temple, and stroll the arcades of Qujie. Back by half past five.',
        ],
        ['leizuTemple', 'stoneDogs', 'leizhouTower', 'leizhouWestLake', 'tianningTemple', 'leizhouOldTown'],
        { meals: 'L', by: 'coach' },
      ),
    ],
    price: 228,
    childPercent: 65,
    departs: 'thrice',
    minGroup: 10,
    cover: 'pagoda-hill',
  },
  {
    slug: 'xiashan-french-quarter',
    category: 'local',
    title: ['霞山法式旧区与海鲜市场一日', 'French Xiashan and the fish market'],
    summary: [
      '天亮逛霞山水产市场，上午看广州湾时期的旧楼，中午把买来的海鲜交给灶头。',
      'The fish market at dawn, the buildings of Kouang-Tchéou-Wan in the morning, and your own catch for lunch.',
    ],
    destination: '霞山',
    region: 'xiashan',
    themes: ['人文', '美食', '摄影'],
    way: 'coach',
    highlights: [
      [
        '公使署钟楼与教堂双塔，是广州湾时期留下的原物',
        'A clock tower and twin spires from the days of the leased territory',
      ],
      ['跟厨师学挑虾蟹，加工费已含', 'Choose prawns and crabs with a cook; cooking is paid for'],
      ['海滨公园的百年榕树下喝一杯盐汽水', 'Salted soda below the old banyans of Haibin Park'],
    ],
    dishes: ['prawns', 'fishPot'],
    days: [
      day(
        ['市场、钟楼、海堤', 'Market, clock tower, sea wall'],
        [
          '6:30 在霞山集合，进水产市场看夜船卸鱼，跟厨师买菜。9:00 参观法国公使署旧址与维多尔教堂，走青岛路骑楼。12:00 吃自己挑的海鲜，午后在海滨公园与渔人码头散步，15:00 结束。',
          'At half past six the night boats unload and we shop with a cook. At nine follow the former French administration, the church and the arcades of Qingdao Road. At noon we eat what we chose, then walk Haibin Park and the wharf until three.',
        ],
        ['xiashanFishPort', 'frenchConsulate', 'victorChurch', 'haibinPark', 'fishermansWharf'],
        { meals: 'BL', by: 'foot' },
      ),
    ],
    price: 188,
    childPercent: 65,
    departs: 'weekend',
    minGroup: 6,
    cover: 'old-street',
  },
];
