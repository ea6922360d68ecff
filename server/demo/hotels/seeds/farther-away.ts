import { type HotelSeed, room } from '../hotel-seed.ts';

/** Where our tours go by land: Guilin, Guangzhou, Yangjiang. */
export const fartherHotels: readonly HotelSeed[] = [
  {
    slug: 'bamboo-raft-yulong',
    category: '民宿',
    title: ['遇龙河竹筏边民宿', 'Raftside Guesthouse Yulong River'],
    summary: [
      '阳朔遇龙河边的老泥砖房，阳台下是竹筏码头，远处是十几座驼峰山。',
      'An old clay-brick house on the Yulong River near Yangshuo: rafts below the balcony, a dozen camel-backed hills beyond.',
    ],
    destination: '桂林',
    region: 'guilin',
    stars: 4,
    opened: 2016,
    address: ['桂林市阳朔县，遇龙河旧县村', 'Jiuxian Village, Yulong River, Yangshuo, Guilin'],
    facilities: ['早餐', '餐厅', '花园', '自行车', '停车场', '亲子', '接送', '洗衣房'],
    extras: [['攀岩与桨板教练预约', 'Guides for climbing and paddle boards']],
    scenes: ['hotel-inn', 'pagoda-hill', 'crater-lake', 'dish-fish'],
    highlights: [
      ['清早七点，雾从山脚升到窗台', 'At seven the mist climbs from the foot of the hills to your sill'],
      ['骑车十五分钟到遇龙桥', 'Fifteen minutes by bicycle to the Yulong Bridge'],
      ['主人带你去村里赶圩，三天一回', 'Your host takes you to market, every third day'],
    ],
    about: [
      [
        '旧县是有几百年的村子，巷子窄，狗不叫。房子保留了泥砖与木梁，地面铺了暖，冬天阴雨也不冷。',
        'Jiuxian is some centuries old: narrow lanes, quiet dogs. Clay brick and beams stayed, and the floors are heated against winter rain.',
      ],
      [
        '厨房做啤酒鱼、田螺酿和自家种的菜，住客可以进去一起做。夜里院中生火，烤芋头给孩子。',
        'The kitchen cooks fish in beer, stuffed snails and its own vegetables; guests may join. At night there is a fire and taro for the children.',
      ],
    ],
    near: [
      [['遇龙河竹筏码头', 'Yulong River raft landing'], 150],
      [['遇龙桥', 'Yulong Bridge'], 3800],
      [['阳朔西街', 'West Street, Yangshuo'], 9500],
      [['阳朔站', 'Yangshuo railway station'], 31000],
    ],
    policies: ['childrenFree', 'noPets', 'homeBreakfast', 'noDeposit', 'hostMeets'],
    checkIn: '14:00',
    checkOut: '12:00',
    reduced: 17,
    rooms: [
      room(
        ['泥墙大床房', 'Clay-wall double'],
        ['queen', 28, 2, 2],
        ['gardenView', 'rain'],
        ['threeDays', 338, 5],
      ),
      room(
        ['河景阳台房', 'River balcony room'],
        ['king', 34, 2, 2],
        ['hills', 'balcony', 'bath'],
        ['threeDays', 488, 5],
      ),
      room(
        ['山景双床房', 'Hill-view twin'],
        ['wideTwin', 34, 2, 2],
        ['hills', 'balcony', 'desk'],
        ['threeDays', 448, 4],
      ),
      room(
        ['谷仓家庭房', 'Barn for a family'],
        ['bunk', 52, 4, 4],
        ['hills', 'tent', 'sofa', 'fridge'],
        ['threeDays', 698, 3],
      ),
    ],
  },
  {
    slug: 'yuexiu-banyan',
    category: '商务酒店',
    title: ['广州越秀榕荫酒店', 'Banyan Shade Hotel Yuexiu'],
    summary: [
      '老城中轴线旁的商务酒店，楼下是榕树与早茶，两条地铁到得了全城。',
      'On the old axis of Guangzhou: banyans and dim sum at the door, two metro lines to everywhere.',
    ],
    destination: '广州',
    region: 'guangzhou',
    stars: 4,
    opened: 2014,
    address: [
      '广州市越秀区，北京路与公园前之间',
      'Between Beijing Road and Gongyuanqian, Yuexiu District, Guangzhou',
    ],
    facilities: ['早餐', '餐厅', '健身房', '会议室', '洗衣房', '停车场', '无障碍'],
    extras: [['24 小时自助洗衣', 'Laundry open day and night']],
    scenes: ['hotel-tower', 'city-skyline', 'city-night', 'dish-dim-sum'],
    highlights: [
      ['四百米到地铁公园前站，一号线二号线换乘', 'Four hundred metres to Gongyuanqian, lines 1 and 2'],
      ['二楼茶市六点半开，街坊比住客先到', 'Morning tea from half past six; the neighbours are first'],
      ['去广州南站约四十分钟，不用换乘', 'Forty minutes to Guangzhou South without changing'],
    ],
    about: [
      [
        '住在越秀的好处是什么都走得到：书院、骑楼、老字号和凌晨的粥。酒店翻新时把临街的榕树留在了入口中央。',
        'In Yuexiu everything is within a walk: academies, arcades, old shops, congee at midnight. When the hotel was renewed, the banyan stayed in the middle of its entrance.',
      ],
      [
        '赶展会的客人可以订加长桌的房间，打印与快递在一层。周末房价不涨，适合带家人来喝早茶。',
        'For trade fairs there are rooms with long desks, with printing and parcels downstairs. Weekends cost no more: bring the family for dim sum.',
      ],
    ],
    near: [
      [['北京路步行街', 'Beijing Road'], 350],
      [['公园前地铁站', 'Gongyuanqian metro station'], 400],
      [['陈家祠', 'Chen Clan Academy'], 2900],
      [['广州塔', 'Canton Tower'], 6200],
    ],
    policies: ['childrenFree', 'noPets', 'buffet', 'deposit', 'lateDesk'],
    checkIn: '14:00',
    checkOut: '12:00',
    rooms: [
      room(
        ['榕荫大床房', 'Banyan double'],
        ['queen', 26, 2, 1],
        ['quiet', 'desk', 'tv'],
        ['sameDay', 398, 20],
      ),
      room(
        ['商务双床房', 'Business twin'],
        ['wideTwin', 30, 2, 2],
        ['cityView', 'desk', 'tv'],
        ['sameDay', 458, 20],
      ),
      room(
        ['展会长桌房', 'Long-desk room'],
        ['king', 32, 2, 2],
        ['cityView', 'desk', 'coffee'],
        ['sameDay', 498, 12],
      ),
      room(
        ['城景家庭房', 'City-view family room'],
        ['family', 38, 3, 3],
        ['cityView', 'sofa', 'fridge'],
        ['dayBefore', 568, 6],
      ),
    ],
  },
  {
    slug: 'zhapo-drift-hailing',
    category: '公寓',
    title: ['海陵岛闸坡听浪公寓', 'Surf Sound Apartments Zhapo'],
    summary: [
      '大角湾旁的海景公寓，有厨房有洗衣机，带一家人来海边住三天刚刚好。',
      'Sea-view flats by Dajiao Bay with kitchen and washer: right for a family and three days of sea.',
    ],
    destination: '阳江',
    region: 'yangjiang',
    stars: 3,
    opened: 2020,
    address: ['阳江市海陵岛闸坡镇，大角湾西侧', 'West of Dajiao Bay, Zhapo Town, Hailing Island, Yangjiang'],
    facilities: ['海景', '厨房', '亲子', '洗衣房', '停车场', '泳池', '充电桩'],
    extras: [['沙滩玩具与折叠推车免费借用', 'Beach toys and carts to borrow']],
    scenes: ['hotel-facade', 'palm-beach', 'fishing-village', 'sea'],
    highlights: [
      ['步行五分钟下海，回来先在楼下冲沙', 'Five minutes to the water, a shower for sandy feet below'],
      ['渔港鱼市买，自家厨房煮', 'Buy at the harbour, cook in your kitchen'],
      ['阳台朝西，日落落进海里', 'Balconies to the west, where the sun sinks into the sea'],
    ],
    about: [
      [
        '闸坡是老渔港，八月开渔时满港都是船。公寓在镇子与海湾之间，白天去大角湾，傍晚去码头看归船。',
        'Zhapo is an old fishing port, full of boats when the season opens in August. The flats lie between town and bay: the beach by day, the quay at dusk.',
      ],
      [
        '每套房都有完整的餐具与调料，垃圾每天收，床品每三天换。电梯直达地下车库，搬行李不费力。',
        'Every flat has crockery and spices; rubbish goes daily, linen is fresh every third day, and the lift starts in the garage.',
      ],
    ],
    near: [
      [['海陵岛大角湾', 'Dajiao Bay, Hailing Island'], 380],
      [['闸坡渔港', 'Zhapo fishing harbour'], 1300],
      [['广东海上丝绸之路博物馆', 'Maritime Silk Road Museum'], 7800],
      [['阳江站', 'Yangjiang railway station'], 57000],
    ],
    policies: ['childrenFree', 'noPets', 'deposit', 'selfCheckIn'],
    checkIn: '15:00',
    checkOut: '12:00',
    reduced: 23,
    rooms: [
      room(
        ['侧海一居', 'Studio with a glimpse of sea'],
        ['queen', 40, 2, 0],
        ['sideSea', 'kitchen', 'washer', 'balcony'],
        ['threeDays', 258, 14],
      ),
      room(
        ['正海一居', 'Sea-view studio'],
        ['king', 44, 2, 0],
        ['sea', 'kitchen', 'washer', 'balcony'],
        ['threeDays', 338, 14],
      ),
      room(
        ['海景亲子两居', 'Family flat on the sea'],
        ['bunk', 82, 5, 0],
        ['sea', 'kitchen', 'washer', 'tent'],
        ['threeDays', 498, 8],
      ),
      room(
        ['海景三代两居', 'Flat for three generations'],
        ['twoRooms', 92, 5, 0],
        ['sea', 'kitchen', 'washer', 'sofa'],
        ['week', 558, 5],
      ),
    ],
  },
];
