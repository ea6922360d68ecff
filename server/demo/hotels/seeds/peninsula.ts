import { type HotelSeed, room } from '../hotel-seed.ts';

/** Down the peninsula: Leizhou and Xuwen. */
export const peninsulaHotels: readonly HotelSeed[] = [
  {
    slug: 'west-lake-moon',
    category: '精品酒店',
    title: ['雷州西湖月色精品酒店', 'Moonlit Lake Boutique Hotel Leizhou'],
    summary: [
      '古城墙外、西湖边上的青砖小院，夜里沿湖走一圈，正好听见雷剧散场。',
      'Grey-brick courtyards by the West Lake of Leizhou: walk round the water at night as the opera ends.',
    ],
    destination: '雷州',
    region: 'leizhou',
    stars: 4,
    opened: 2019,
    address: [
      '雷州市雷城西湖大道，西湖公园东门对面',
      'Xihu Avenue, opposite the east gate of West Lake Park, Leizhou',
    ],
    facilities: ['早餐', '花园', '自行车', '停车场', '餐厅', '会议室'],
    extras: [['周五晚的雷歌与茶', 'Leizhou songs and tea on Friday evenings']],
    scenes: ['hotel-inn', 'pagoda-hill', 'old-street', 'temple'],
    highlights: [
      ['出门是湖，十分钟到三元塔与曲街', 'The lake at the door, pagoda and old street ten minutes away'],
      ['每个院子守着一尊石狗，没有两尊相同', 'A stone dog guards each courtyard, no two alike'],
      ['早餐有田艾籺、白粥与炸虾饼', 'Breakfast of mugwort dumplings, congee and prawn fritters'],
    ],
    about: [
      [
        '雷州人把石狗放在巷口、井边和田头，酒店把它们请进了院子，旁边写着从哪个村来。这里的设计很克制：青砖、木格、一池睡莲。',
        'People of Leizhou set stone dogs at lanes, wells and fields. The hotel has invited some in, with the name of their village. The rest is restraint: grey brick, lattice, a pond of lilies.',
      ],
      [
        '想看雷剧的客人，前台每天更新城里哪座庙、哪个村在唱戏，多半不要门票，带一把扇子就好。',
        'The desk knows in which temple or village there is opera tonight. Mostly it is free; bring a fan.',
      ],
    ],
    near: [
      [['雷州西湖', 'West Lake of Leizhou'], 120],
      [['三元塔', 'Sanyuan Pagoda'], 900],
      [['雷州古城曲街', 'Qujie, old Leizhou'], 800],
      [['雷祖祠', 'Temple of the Thunder Ancestor'], 4200],
    ],
    policies: ['childrenFree', 'noPets', 'homeBreakfast', 'noDeposit'],
    checkIn: '14:00',
    checkOut: '12:00',
    rooms: [
      room(
        ['青砖大床房', 'Grey-brick double'],
        ['queen', 28, 2, 2],
        ['gardenView', 'teaTable', 'rain'],
        ['sameDay', 268, 10],
      ),
      room(
        ['湖景双床房', 'Lake-view twin'],
        ['wideTwin', 32, 2, 2],
        ['lakeView', 'balcony', 'desk'],
        ['sameDay', 318, 10],
      ),
      room(
        ['月洞门套房', 'Moon-gate suite'],
        ['king', 56, 3, 2],
        ['lakeView', 'bath', 'sofa', 'gardenDoor'],
        ['dayBefore', 568, 3],
      ),
    ],
  },
  {
    slug: 'baisha-south-shore',
    category: '度假酒店',
    title: ['白沙湾南岸度假酒店', 'South Shore Resort Baisha Bay'],
    summary: [
      '徐闻白沙湾的海边度假酒店，晴天能望见海峡对岸的海南岛。',
      'On Baisha Bay in Xuwen; on clear days the mountains of Hainan stand across the strait.',
    ],
    destination: '徐闻',
    region: 'xuwen',
    stars: 4,
    opened: 2018,
    address: ['徐闻县海安镇白沙湾', 'Baisha Bay, Hai’an Town, Xuwen'],
    facilities: ['海景', '泳池', '亲子', '早餐', '餐厅', '停车场', '充电桩', '接送', '洗衣房'],
    extras: [['往返徐闻港的定时班车', 'A timed shuttle to Xuwen Port']],
    scenes: ['hotel-facade', 'palm-beach', 'cruise', 'hotel-pool'],
    highlights: [
      ['过海前歇一晚，第二天赶头班船', 'A night by the sea before the first ferry to Hainan'],
      ['沙滩朝南，冬天下午依然晒得暖', 'The beach looks south and is warm on winter afternoons'],
      ['八月到十二月，餐厅有现烤的徐闻山羊', 'Roast Xuwen goat from August to December'],
    ],
    about: [
      [
        '这里是大陆最靠南的海岸之一，风里带着咸味与菠萝香。度假酒店三面是椰子树，客房都有阳台。',
        'This is one of the southernmost shores of the mainland; the wind smells of salt and pineapple. Coconut palms on three sides, a balcony for every room.',
      ],
      [
        '自驾过海的客人可以在前台查航班与排队情况，车辆充满电再上船；带老人孩子的，班车直送候船楼。',
        'Drivers ask the desk about ferries and queues and charge before boarding; families ride the shuttle to the terminal.',
      ],
    ],
    near: [
      [['白沙湾', 'Baisha Bay'], 150],
      [['海安旧港', 'Old port of Hai’an'], 3600],
      [['徐闻港', 'Xuwen Port'], 15800],
      [['曲界菠萝的海', 'Pineapple Sea of Qujie'], 28000],
    ],
    policies: ['childrenFree', 'noPets', 'buffet', 'deposit', 'lateDesk'],
    checkIn: '14:30',
    checkOut: '12:00',
    reduced: 19,
    rooms: [
      room(
        ['园景双床房', 'Garden twin'],
        ['wideTwin', 34, 2, 2],
        ['gardenView', 'balcony', 'rain'],
        ['dayBefore', 318, 18],
      ),
      room(
        ['海景大床房', 'Sea-view king'],
        ['king', 36, 2, 2],
        ['sea', 'balcony', 'rain'],
        ['dayBefore', 408, 18],
      ),
      room(
        ['海景家庭房', 'Sea-view family room'],
        ['family', 44, 3, 3],
        ['sea', 'balcony', 'fridge', 'tent'],
        ['dayBefore', 488, 10],
      ),
      room(
        ['海峡套房', 'Strait suite'],
        ['king', 72, 3, 2],
        ['sea', 'terrace', 'sofa', 'bath'],
        ['threeDays', 798, 4],
      ),
    ],
  },
  {
    slug: 'pineapple-field-stay',
    category: '民宿',
    title: ['菠萝田边民宿', 'Pineapple Field Guesthouse'],
    summary: [
      '红土与菠萝田之间的农家院，清早看风车，下午学削菠萝。',
      'A farmhouse between red earth and pineapples: windmills at dawn, a lesson in peeling after lunch.',
    ],
    destination: '徐闻',
    region: 'xuwen',
    stars: 2,
    opened: 2020,
    address: ['徐闻县曲界镇田洋村', 'Tianyang Village, Qujie Town, Xuwen'],
    facilities: ['亲子', '早餐', '餐厅', '自行车', '停车场', '花园', '宠物友好'],
    extras: [['采摘季的田头半日（2–5 月）', 'Half a day in the harvest, February to May']],
    scenes: ['hotel-inn', 'pineapple-field', 'dish-fruit'],
    highlights: [
      ['天台正对七彩田园与风车', 'From the roof, coloured fields and windmills'],
      ['晚饭是柴火鸡与当地羊肉', 'Dinner is chicken from the wood stove and local goat'],
      ['骑车二十分钟到村口的火山口湖田', 'Twenty minutes by bicycle to fields in an old crater'],
    ],
    about: [
      [
        '田洋在一座古火山口里，土是红的，路是弯的。主人家种了三代菠萝，院子里随时有一筐熟透的。',
        'Tianyang lies in an old crater: red soil, winding lanes. Your hosts have grown pineapples for three generations, and a ripe basket is always in the yard.',
      ],
      [
        '房间朴素干净，蚊帐与电蚊香都备好。村里九点后很静，想热闹的客人还是住县城更合适。',
        'Rooms are simple and clean, with mosquito nets. After nine the village is still; who wants bustle had better stay in town.',
      ],
    ],
    near: [
      [['曲界菠萝的海', 'Pineapple Sea of Qujie'], 2400],
      [['七彩田园与风车', 'Coloured fields and windmills'], 3100],
      [['徐闻县城', 'Xuwen town'], 24000],
      [['徐闻站', 'Xuwen railway station'], 26000],
    ],
    policies: ['childrenFree', 'petsWelcome', 'homeBreakfast', 'noDeposit', 'hostMeets'],
    checkIn: '14:00',
    checkOut: '11:30',
    rooms: [
      room(
        ['田景大床房', 'Field-view double'],
        ['queen', 24, 2, 2],
        ['hills', 'rain'],
        ['dayBefore', 158, 4],
      ),
      room(
        ['田景双床房', 'Field-view twin'],
        ['twin', 26, 2, 2],
        ['hills', 'balcony'],
        ['dayBefore', 168, 4],
      ),
      room(
        ['红土家庭房', 'Red-earth family room'],
        ['bunk', 36, 4, 4],
        ['gardenDoor', 'tent', 'fridge'],
        ['dayBefore', 248, 3],
      ),
    ],
  },
];
