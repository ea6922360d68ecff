import { type HotelSeed, room } from '../hotel-seed.ts';

/** Techeng, Donghai and Naozhou. */
export const islandHotels: readonly HotelSeed[] = [
  {
    slug: 'techeng-mangrove-bay',
    category: '度假酒店',
    title: ['特呈岛红树湾度假酒店', 'Mangrove Bay Resort Techeng'],
    summary: [
      '渡船二十分钟外的小岛，低层院落挨着红树林，傍晚泡温泉看对岸亮灯。',
      'An island twenty minutes off: low courtyards by the mangroves, and a hot spring from which to watch the city light up.',
    ],
    destination: '特呈岛',
    region: 'xiashan',
    stars: 4,
    opened: 2018,
    address: ['湛江市霞山区特呈岛北岸', 'North shore of Techeng Island, Xiashan, Zhanjiang'],
    facilities: ['温泉', '海景', '亲子', '早餐', '餐厅', '自行车', '接送', '花园', '泳池'],
    extras: [['退潮赶海向导（每天一次）', 'A guide on the flats at low tide, once a day']],
    scenes: ['hotel-facade', 'hot-spring', 'mangrove', 'fishing-village', 'dish-shrimp'],
    highlights: [
      ['院落间的温泉池不设高墙，抬头是星，平视是城', 'Springs without walls: stars above, the city ahead'],
      ['后门出去就是红树林木栈道', 'The back gate opens on the mangrove boardwalk'],
      ['渔民带孩子在滩上找沙虫洞', 'A fisherman shows children where sandworms hide'],
    ],
    about: [
      [
        '岛上没有红绿灯，酒店也没有高楼：二十多栋小院散在木麻黄林里，电瓶车在码头等每一班船。',
        'The island has no traffic lights and the resort no tower: some twenty courtyards lie among casuarinas, and a cart waits for every ferry.',
      ],
      [
        '餐厅只用当天的渔获，菜单写在黑板上。涨潮时划独木舟进林子，退潮时拎着桶赶海，时间表由月亮来定。',
        'The restaurant writes the day’s catch on a blackboard. Canoes go into the trees at high tide, buckets onto the flats at low; the moon keeps the timetable.',
      ],
    ],
    near: [
      [['特呈岛红树林', 'Techeng Island mangroves'], 300],
      [['特呈岛渔村', 'Techeng fishing village'], 900],
      [['特呈岛码头', 'Techeng pier'], 1500],
      [['特呈岛冼太庙', 'Lady Xian Temple, Techeng'], 1300],
    ],
    policies: ['childrenCamp', 'noPets', 'buffet', 'deposit', 'ferry'],
    checkIn: '15:00',
    checkOut: '12:00',
    reduced: 18,
    rooms: [
      room(
        ['林间双床房', 'Grove twin'],
        ['wideTwin', 34, 2, 2],
        ['gardenView', 'balcony', 'rain'],
        ['dayBefore', 438, 16],
      ),
      room(
        ['望城海景大床房', 'King facing the city'],
        ['king', 38, 2, 2],
        ['sea', 'balcony', 'bath'],
        ['dayBefore', 558, 14],
      ),
      room(
        ['亲子帐篷房', 'Family room with a tent'],
        ['bunk', 44, 4, 3],
        ['tent', 'gardenDoor', 'fridge'],
        ['dayBefore', 628, 8],
      ),
      room(
        ['温泉小院', 'Courtyard with a spring'],
        ['king', 68, 2, 2],
        ['springBath', 'terrace', 'teaTable', 'toilet'],
        ['threeDays', 1180, 5],
      ),
    ],
  },
  {
    slug: 'longhaitian-sands',
    category: '度假酒店',
    title: ['龙海天沙岸度假酒店', 'Sand Shore Resort Longhaitian'],
    summary: [
      '东海岛长滩边的海景度假酒店，草坪尽头就是沙，沙的尽头是南海。',
      'On the long beach of Donghai Island: at the end of the lawn the sand, at the end of the sand the South China Sea.',
    ],
    destination: '东海岛',
    region: 'mazhang',
    stars: 5,
    opened: 2020,
    address: [
      '湛江市东海岛东简街道，龙海天海滩北侧',
      'Dongjian, north of Longhaitian Beach, Donghai Island, Zhanjiang',
    ],
    facilities: ['海景', '泳池', '亲子', '健身房', '早餐', '餐厅', '停车场', '充电桩', '会议室', '接送'],
    extras: [
      ['儿童水滑梯与浅水池', 'Water slides and a shallow pool for children'],
      ['海滩救生员 9:00–18:00', 'Lifeguards on the beach from 9:00 to 18:00'],
    ],
    scenes: ['hotel-facade', 'palm-beach', 'hotel-pool', 'dish-shrimp', 'sea'],
    highlights: [
      [
        '木栈道直下海滩，清早常常只有你的脚印',
        'A boardwalk straight to the beach, and yours the first footprints',
      ],
      ['无边泳池与儿童水乐园分开，各得其乐', 'A pool for swimmers and another for slides'],
      ['周六傍晚有人龙舞表演', 'The human dragon dances on Saturday evenings'],
    ],
    about: [
      [
        '东海岛的沙滩向东绵延二十多公里，酒店取了其中最平缓的一段。主楼只有七层，不挡村里人看海。',
        'The beach of Donghai runs on for more than twenty kilometres, and the resort lies on its gentlest stretch. It has seven floors, so the village still sees the sea.',
      ],
      [
        '白天玩水，傍晚去村里看渔网晾在木麻黄之间；晚上的海鲜自助用本岛的对虾与花蟹，常要提前订位。',
        'Swim by day; towards evening walk to the village, where nets dry between casuarinas. The seafood buffet has prawns and crabs of the island; book a table.',
      ],
    ],
    near: [
      [['东海岛龙海天海滩', 'Longhaitian Beach, Donghai Island'], 200],
      [['东海岛人龙舞传习所', 'Human Dragon Dance hall, Donghai'], 8200],
      [['东南码头—硇洲渡', 'Naozhou car ferry'], 14000],
      [['湛江站', 'Zhanjiang railway station'], 42000],
    ],
    policies: ['childrenCamp', 'noPets', 'grandBuffet', 'deposit', 'lateDesk'],
    checkIn: '15:00',
    checkOut: '12:00',
    reduced: 24,
    rooms: [
      room(
        ['园景双床房', 'Garden twin'],
        ['wideTwin', 40, 2, 2],
        ['gardenView', 'balcony', 'rain'],
        ['dayBefore', 528, 20],
      ),
      room(
        ['海景大床房', 'Sea-view king'],
        ['king', 42, 2, 2],
        ['sea', 'balcony', 'bath'],
        ['dayBefore', 688, 20],
      ),
      room(
        ['海景亲子房', 'Sea-view family room'],
        ['bunk', 52, 4, 4],
        ['sea', 'balcony', 'tent', 'fridge'],
        ['threeDays', 868, 12],
      ),
      room(
        ['一线海景套房', 'Beachfront suite'],
        ['king', 86, 3, 3],
        ['sea', 'terrace', 'sofa', 'bath', 'coffee'],
        ['threeDays', 1480, 4],
      ),
      room(
        ['沙滩别墅两居', 'Two-bedroom beach villa'],
        ['twoRooms', 128, 5, 5],
        ['sea', 'terrace', 'kitchen', 'washer'],
        ['week', 2380, 3],
      ),
    ],
  },
  {
    slug: 'lighthouse-stone-house',
    category: '民宿',
    title: ['灯塔下石屋民宿', 'Stone House below the Lighthouse'],
    summary: [
      '硇洲岛火山石老屋里的七间房，夜里灯塔的光每隔几秒从屋顶扫过。',
      'Seven rooms in a lava-stone house on Naozhou; every few seconds the lighthouse sweeps over the roof.',
    ],
    destination: '硇洲岛',
    region: 'mazhang',
    stars: 3,
    opened: 2017,
    address: [
      '湛江市硇洲岛孟岗村，灯塔步道口',
      'Menggang Village, at the lighthouse path, Naozhou Island, Zhanjiang',
    ],
    facilities: ['海景', '早餐', '餐厅', '自行车', '接送', '花园', '宠物友好'],
    extras: [['码头接送与摩托租借', 'Pick-up at the pier, scooters for rent']],
    scenes: ['hotel-inn', 'lighthouse', 'fishing-village', 'dish-fish'],
    highlights: [
      ['走路七分钟到硇洲灯塔，看日落不用赶', 'Seven minutes to the lighthouse, no rush for the sunset'],
      ['墙是岛上的玄武岩，夏天不开空调也凉', 'Walls of island basalt, cool even in summer'],
      ['主人下海捕鱼，晚饭吃什么看当天', 'Your host fishes; dinner is what he brings'],
    ],
    about: [
      [
        '石屋原是主人祖父的，二十年没人住，回岛的年轻人把它修了起来：屋顶加了天窗，院子里还留着那口井。',
        'The house was the grandfather’s and stood empty for twenty years until the young people came back. The roof has skylights now; the well is still in the yard.',
      ],
      [
        '岛上的夜很黑，星很亮。民宿准备了三脚架、望远镜与防蚊液，台风天会提前一天告知是否停航。',
        'Nights are dark here and stars bright: there are tripods, binoculars and something against mosquitoes. Before a typhoon you hear a day ahead whether ferries sail.',
      ],
    ],
    near: [
      [['硇洲灯塔', 'Naozhou Lighthouse'], 520],
      [['那晏海石滩', 'Nayan basalt shore'], 4300],
      [['淡水渔港', 'Danshui fishing harbour'], 6100],
      [['硇洲北港渡口', 'Naozhou ferry pier'], 3700],
    ],
    policies: ['noExtraBed', 'petsWelcome', 'homeBreakfast', 'noDeposit', 'hostMeets', 'ferry'],
    checkIn: '14:00',
    checkOut: '11:30',
    rooms: [
      room(
        ['石墙大床房', 'Stone-wall double'],
        ['queen', 22, 2, 2],
        ['rain', 'gardenView'],
        ['threeDays', 258, 4],
      ),
      room(['天窗观星房', 'Skylight room'], ['mat', 24, 2, 2], ['projector', 'rain'], ['threeDays', 328, 3]),
      room(
        ['望海家庭房', 'Family room with sea view'],
        ['family', 34, 3, 3],
        ['sea', 'terrace', 'fridge'],
        ['threeDays', 428, 3],
      ),
    ],
  },
];
