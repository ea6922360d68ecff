import { type HotelSeed, room } from '../hotel-seed.ts';

/** Across the bridge in Potou, and by the crater lake in Mazhang. */
export const potouMazhangHotels: readonly HotelSeed[] = [
  {
    slug: 'far-shore-potou',
    category: '商务酒店',
    title: ['海东远岸酒店', 'Far Shore Hotel Haidong'],
    summary: [
      '海湾大桥东头的新城酒店，离会展与体育中心近，回头正好望见老城的天际线。',
      'In the new town at the east end of the bridge, near arena and fair, with the old skyline across the water.',
    ],
    destination: '坡头',
    region: 'potou',
    stars: 4,
    opened: 2022,
    address: ['湛江市坡头区海东新区海湾大道', 'Haiwan Avenue, Haidong New District, Potou, Zhanjiang'],
    facilities: ['海景', '泳池', '健身房', '早餐', '餐厅', '会议室', '停车场', '充电桩', '无障碍'],
    extras: [['赛事与演出日往返场馆的班车', 'A shuttle to the arena on match and concert days']],
    scenes: ['hotel-tower', 'bay-bridge', 'city-skyline', 'hotel-pool'],
    highlights: [
      ['隔海看霞山与赤坎的灯，最适合傍晚抵达', 'Xiashan and Chikan shine across the bay: come at dusk'],
      [
        '距奥体中心一公里多，散场不必赶车',
        'Just over a kilometre to the Olympic centre, no hurry after the show',
      ],
      ['泳池与健身房清晨六点开门', 'Pool and gym open at six'],
    ],
    about: [
      [
        '坡头这一侧是湛江长出来的新城，路宽、树新、停车不愁。酒店的餐厅做东海岛的虾与坡头的番薯，菜单每月换一次。',
        'Potou is the new town: wide roads, young trees, easy parking. The restaurant cooks prawns from Donghai and sweet potatoes from Potou and changes its menu every month.',
      ],
      [
        '过桥到赤坎约十五分钟，去吴川机场约四十分钟。商务楼层设有小会议间，住客每天可免费用一小时。',
        'Chikan is fifteen minutes over the bridge, the airport at Wuchuan some forty. Guests have a small meeting room for an hour a day.',
      ],
    ],
    near: [
      [['湛江奥林匹克体育中心', 'Zhanjiang Olympic Sports Centre'], 1300],
      [['湛江海湾大桥', 'Zhanjiang Bay Bridge'], 3400],
      [['南三岛', 'Nansan Island'], 16000],
      [['湛江吴川机场', 'Zhanjiang Wuchuan Airport'], 29000],
    ],
    policies: ['childrenFree', 'noPets', 'buffet', 'deposit', 'lateDesk'],
    checkIn: '14:00',
    checkOut: '12:00',
    reduced: 20,
    rooms: [
      room(
        ['新城大床房', 'New-town double'],
        ['queen', 32, 2, 1],
        ['cityView', 'desk', 'tv'],
        ['sameDay', 288, 20],
      ),
      room(
        ['湾景大床房', 'Bay-view king'],
        ['king', 35, 2, 2],
        ['sea', 'desk', 'bath'],
        ['sameDay', 358, 16],
      ),
      room(
        ['湾景双床房', 'Bay-view twin'],
        ['wideTwin', 36, 2, 2],
        ['sea', 'desk', 'rain'],
        ['sameDay', 368, 16],
      ),
      room(
        ['观澜套房', 'Bay suite'],
        ['king', 64, 3, 2],
        ['sea', 'sofa', 'coffee', 'toilet'],
        ['dayBefore', 728, 4],
      ),
    ],
  },
  {
    slug: 'listening-lake',
    category: '度假酒店',
    title: ['湖光岩听湖度假酒店', 'Listening Lake Resort Huguangyan'],
    summary: [
      '火山湖景区旁的林中酒店，早上鸟声比闹钟准，推窗是十几万年前的火山坡。',
      'In the woods beside the volcanic lake: birds wake you, and the window opens on a slope that once was a volcano.',
    ],
    destination: '麻章',
    region: 'mazhang',
    stars: 4,
    opened: 2016,
    address: [
      '湛江市麻章区湖光镇，湖光岩北门外',
      'Huguang Town, outside the north gate of Huguangyan, Mazhang, Zhanjiang',
    ],
    facilities: ['泳池', '亲子', '早餐', '餐厅', '花园', '自行车', '停车场', '会议室', '温泉'],
    extras: [['清晨观鸟（周末）', 'Birdwatching at dawn, at weekends']],
    scenes: ['hotel-inn', 'crater-lake', 'hotel-pool', 'hot-spring'],
    highlights: [
      [
        '离景区北门三百步，闭园后湖边只剩鸟声',
        'Three hundred steps from the gate; after closing only birds are left',
      ],
      ['火山石砌的室外汤池', 'Outdoor baths built of lava'],
      ['孩子可以领一张火山任务卡', 'Children get a card of volcano tasks'],
    ],
    about: [
      [
        '两层小楼顺着坡地散开，连廊把雨天也照顾到了。房间用浅木与棉麻，窗外多是老榕与细叶榕。',
        'Two-storey houses follow the slope, joined by covered walks. Rooms are of pale wood and linen, the windows full of banyans.',
      ],
      [
        '不少人第一晚到、第二天一早进园，赶在旅行团之前绕湖一圈，约两小时，再回来吃一顿慢早餐。',
        'Many arrive in the evening and walk round the lake next morning before the coaches come: about two hours, then a slow breakfast.',
      ],
    ],
    near: [
      [['湖光岩玛珥湖', 'Huguangyan maar lake'], 450],
      [['玛珥湖火山博物馆', 'Maar Volcano Museum'], 900],
      [['广东海洋大学', 'Guangdong Ocean University'], 3600],
      [['湛江西站', 'Zhanjiang West railway station'], 15500],
    ],
    policies: ['childrenCamp', 'noPets', 'buffet', 'deposit'],
    checkIn: '14:30',
    checkOut: '12:00',
    rooms: [
      room(
        ['林景双床房', 'Woodland twin'],
        ['wideTwin', 32, 2, 2],
        ['hills', 'balcony', 'rain'],
        ['dayBefore', 348, 18],
      ),
      room(
        ['林景大床房', 'Woodland king'],
        ['king', 34, 2, 2],
        ['hills', 'balcony', 'bath'],
        ['dayBefore', 368, 16],
      ),
      room(
        ['火山亲子房', 'Volcano family room'],
        ['bunk', 42, 4, 3],
        ['tent', 'gardenDoor', 'fridge'],
        ['dayBefore', 498, 10],
      ),
      room(
        ['私汤木屋', 'Cabin with a bath'],
        ['mat', 58, 2, 2],
        ['springBath', 'terrace', 'teaTable'],
        ['threeDays', 868, 5],
      ),
      room(
        ['榕下套房', 'Banyan suite'],
        ['king', 70, 3, 2],
        ['terrace', 'sofa', 'bath', 'coffee'],
        ['threeDays', 768, 3],
      ),
    ],
  },
  {
    slug: 'west-station-stop',
    category: '商务酒店',
    title: ['湛江西站驿停酒店', 'Wayside Hotel Zhanjiang West'],
    summary: [
      '高铁站出口走五分钟，早车晚车都从容；前台帮打印车票与发票。',
      'Five minutes from the high-speed station: no hurry for early trains, and the desk prints tickets.',
    ],
    destination: '麻章',
    region: 'mazhang',
    stars: 3,
    opened: 2019,
    address: [
      '湛江市麻章区站前路，湛江西站东广场旁',
      'Zhanqian Road, by the east square of Zhanjiang West, Mazhang',
    ],
    facilities: ['早餐', '停车场', '充电桩', '洗衣房', '会议室', '接送'],
    extras: [['清晨五点起的打包早餐', 'Breakfast to take away from five o’clock']],
    scenes: ['hotel-tower', 'train', 'dish-congee'],
    highlights: [
      ['步行五分钟到高铁站，行李可先送', 'Five minutes on foot to the trains; your bags may go ahead'],
      ['客房清洁排到深夜，凌晨到店也有干净房', 'Rooms are made up round the clock'],
      ['门口就有去赤坎、霞山的公交', 'Buses to Chikan and Xiashan at the door'],
    ],
    about: [
      [
        '为转车的人设计：隔音双层窗、遮光帘、好用的插座，淋浴水压足。大堂的屏幕滚动显示列车动态。',
        'Made for people who change trains: double windows, dark curtains, sockets where one wants them. A screen in the lobby shows departures.',
      ],
      [
        '去海南的旅客可以在前台咨询接驳徐闻港的班车，每天四班，车程约两小时。',
        'Travellers to Hainan ask at the desk for the coach to Xuwen Port: four a day, about two hours.',
      ],
    ],
    near: [
      [['湛江西站', 'Zhanjiang West railway station'], 380],
      [['赤坎古商埠老街', 'Old Chikan trading streets'], 9600],
      [['湖光岩玛珥湖', 'Huguangyan maar lake'], 16000],
    ],
    policies: ['childrenFree', 'noPets', 'smallBreakfast', 'noDeposit', 'lateDesk'],
    checkIn: '13:00',
    checkOut: '13:00',
    rooms: [
      room(
        ['静音大床房', 'Quiet double'],
        ['queen', 24, 2, 1],
        ['quiet', 'desk', 'tv'],
        ['sameDay', 188, 20],
      ),
      room(['静音双床房', 'Quiet twin'], ['twin', 26, 2, 2], ['quiet', 'desk', 'tv'], ['sameDay', 208, 20]),
      room(['三人间', 'Room for three'], ['family', 30, 3, 3], ['quiet', 'fridge'], ['sameDay', 258, 6]),
    ],
  },
];
