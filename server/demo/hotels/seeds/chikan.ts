import { type HotelSeed, room } from '../hotel-seed.ts';

/** The old port of Chikan and its bay front. */
export const chikanHotels: readonly HotelSeed[] = [
  {
    slug: 'jinsha-tide',
    category: '商务酒店',
    title: ['金沙湾栖潮酒店', 'Tide Hotel Jinsha Bay'],
    summary: [
      '推门是金沙湾的沙滩与跑道，抬眼是海湾大桥，开会与看日落两不误。',
      'Sand and running track at the door, the bay bridge ahead: room for meetings and for sunsets.',
    ],
    destination: '赤坎',
    region: 'chikan',
    stars: 4,
    opened: 2020,
    address: [
      '湛江市赤坎区海滨大道北，金沙湾广场旁',
      'Haibin Avenue North, by Jinsha Bay Square, Chikan, Zhanjiang',
    ],
    facilities: ['海景', '亲子', '健身房', '早餐', '餐厅', '会议室', '停车场', '充电桩', '洗衣房', '无障碍'],
    extras: [['顶层观桥酒吧', 'Rooftop bar facing the bridge']],
    scenes: ['hotel-tower', 'bay-bridge', 'city-bay', 'city-night'],
    highlights: [
      ['过马路就是金沙湾，傍晚风最好', 'Jinsha Bay across the road, best with the evening wind'],
      ['顶层看海湾大桥整点亮灯', 'From the roof, the bridge lights up on the hour'],
      ['地下停车场 180 个车位，其中 24 个带充电桩', 'Garage for 180 cars, 24 of them with chargers'],
    ],
    about: [
      [
        '金沙湾是湛江人傍晚的客厅：放风筝、游泳、跑步、听人唱歌。酒店把一层让给了街道，咖啡窗口直接朝着人行道。',
        'Jinsha Bay is the evening living room of Zhanjiang: kites, swimmers, runners, singers. The hotel gives its ground floor to the street, with a coffee window on the pavement.',
      ],
      [
        '高层客房看得到整座海湾大桥，低层客房更近树影。宴会厅可坐三百人，婚礼多在十一月到次年三月。',
        'High rooms see the whole bridge, low ones the trees. The ballroom seats three hundred; most weddings are from November to March.',
      ],
    ],
    near: [
      [['金沙湾观海长廊', 'Jinsha Bay promenade'], 150],
      [['湛江海湾大桥', 'Zhanjiang Bay Bridge'], 2800],
      [['赤坎古商埠老街', 'Old Chikan trading streets'], 3200],
      [['湛江西站', 'Zhanjiang West railway station'], 11500],
    ],
    policies: ['childrenFree', 'noPets', 'buffet', 'deposit', 'lateDesk'],
    checkIn: '14:00',
    checkOut: '12:00',
    rooms: [
      room(
        ['园景大床房', 'Park-view double'],
        ['queen', 30, 2, 1],
        ['gardenView', 'desk', 'tv'],
        ['sameDay', 328, 18],
      ),
      room(
        ['海景双床房', 'Sea-view twin'],
        ['wideTwin', 34, 2, 2],
        ['sea', 'desk', 'tv', 'rain'],
        ['sameDay', 408, 18],
      ),
      room(
        ['观桥大床房', 'Bridge-view king'],
        ['king', 36, 2, 2],
        ['sea', 'bath', 'coffee'],
        ['sameDay', 448, 12],
      ),
      room(
        ['家庭连通房', 'Connecting family rooms'],
        ['twoRooms', 62, 4, 4],
        ['sideSea', 'sofa', 'fridge', 'tent'],
        ['dayBefore', 698, 5],
      ),
    ],
  },
  {
    slug: 'eighteen-steps-inn',
    category: '民宿',
    title: ['埠头十八级民宿', 'Eighteen Steps Guesthouse'],
    summary: [
      '古商埠码头边的老商铺改成九间房，楼下是糖水铺，楼上能看见整片骑楼的屋脊。',
      'Nine rooms in a merchant’s house by the old landing; sweet soup downstairs, a sea of roof ridges from above.',
    ],
    destination: '赤坎',
    region: 'chikan',
    stars: 3,
    opened: 2018,
    address: [
      '湛江市赤坎区民主路，水井头台阶旁',
      'Minzhu Road, beside the steps of Shuijingtou, Chikan, Zhanjiang',
    ],
    facilities: ['早餐', '自行车', '洗衣房', '宠物友好'],
    extras: [['天台晾着干花的小茶室', 'A small tea room on the roof']],
    scenes: ['old-street', 'hotel-inn', 'dish-dim-sum'],
    highlights: [
      ['门前就是十八级台阶，从前货船在这里卸糖', 'At the Eighteen Steps, where boats once unloaded sugar'],
      ['主人是老街长大的人，手绘了一张吃喝地图', 'Your host grew up here and drew a map of what to eat'],
      ['天台看日落与归鸽', 'Sunset and homing pigeons from the roof'],
    ],
    about: [
      [
        '这间铺子卖过布、做过钟表，最近一次是空着。修的时候没有把痕迹抹平：墙上的价目还在，楼梯还是会响。',
        'This shop sold cloth, then mended clocks, then stood empty. The prices on the wall are still there, and the stairs still creak.',
      ],
      [
        '夜里街上安静得很快，十点以后只剩隔壁阿婆的收音机。怕吵的客人请选朝天井的房间。',
        'The street falls silent early; after ten only the neighbour’s radio is left. Light sleepers take a room on the courtyard.',
      ],
    ],
    near: [
      [['水井头十八级台阶', 'Eighteen Steps'], 40],
      [['赤坎古商埠老街', 'Old Chikan trading streets'], 90],
      [['寸金桥公园', 'Cunjin Bridge Park'], 2300],
      [['金沙湾观海长廊', 'Jinsha Bay promenade'], 3000],
    ],
    policies: ['noExtraBed', 'petsWelcome', 'homeBreakfast', 'noDeposit', 'hostMeets'],
    checkIn: '14:00',
    checkOut: '11:30',
    reduced: 25,
    rooms: [
      room(['阁楼小床房', 'Attic room'], ['small', 15, 2, 2], ['rain', 'projector'], ['dayBefore', 168, 3]),
      room(
        ['骑楼临街房', 'Room above the arcade'],
        ['queen', 22, 2, 2],
        ['balcony', 'teaTable'],
        ['dayBefore', 218, 4],
      ),
      room(['天井双床房', 'Courtyard twin'], ['twin', 24, 2, 2], ['quiet', 'desk'], ['dayBefore', 228, 3]),
    ],
  },
  {
    slug: 'binhu-cloud',
    category: '公寓',
    title: ['滨湖云宿公寓', 'Binhu Cloud Apartments'],
    summary: [
      '带厨房与洗衣机的服务公寓，买一袋海鲜回来自己煮，住一周也不厌。',
      'Serviced flats with kitchen and washer: bring home a bag of seafood, cook, stay a week.',
    ],
    destination: '赤坎',
    region: 'chikan',
    stars: 3,
    opened: 2022,
    address: ['湛江市赤坎区滨湖公园西侧', 'West of Binhu Park, Chikan, Zhanjiang'],
    facilities: ['厨房', '洗衣房', '停车场', '充电桩', '健身房', '亲子', '宠物友好'],
    extras: [['门口的海鲜市场可代加工', 'The market at the gate cooks what you buy']],
    scenes: ['hotel-tower', 'city-skyline', 'dish-seafood'],
    highlights: [
      ['整套厨房，油盐酱料齐备', 'Whole kitchens, down to salt and soy'],
      ['湖边步道两公里，早晚都有人跑步', 'Two kilometres of lakeside path'],
      ['连住七晚，每四天换一次床品', 'Stays of a week have fresh linen every fourth day'],
    ],
    about: [
      [
        '适合带老人孩子长住的人家：客厅摆得下爬行垫，厨房有大锅与蒸笼，楼下超市营业到十一点。',
        'For families who stay: room for a play mat, a wok and steamers in the kitchen, and a shop downstairs until eleven.',
      ],
      [
        '入住全程自助，密码发到手机；需要帮忙时，管家十分钟内到门口。',
        'You let yourself in with a code; when help is needed, somebody is at the door within ten minutes.',
      ],
    ],
    near: [
      [['滨湖公园', 'Binhu Park'], 80],
      [['金沙湾观海长廊', 'Jinsha Bay promenade'], 1900],
      [['赤坎古商埠老街', 'Old Chikan trading streets'], 2700],
      [['湛江西站', 'Zhanjiang West railway station'], 9800],
    ],
    policies: ['childrenFree', 'petsWelcome', 'deposit', 'selfCheckIn'],
    checkIn: '15:00',
    checkOut: '12:00',
    rooms: [
      room(
        ['湖景一居', 'Lake-view studio'],
        ['queen', 38, 2, 0],
        ['lakeView', 'kitchen', 'washer'],
        ['dayBefore', 238, 12],
      ),
      room(
        ['城景两居', 'Two-bedroom flat'],
        ['twoRooms', 76, 4, 0],
        ['cityView', 'kitchen', 'washer', 'sofa'],
        ['threeDays', 398, 10],
      ),
      room(
        ['湖景亲子两居', 'Family flat on the lake'],
        ['bunk', 82, 5, 0],
        ['lakeView', 'kitchen', 'washer', 'tent'],
        ['threeDays', 468, 6],
      ),
    ],
  },
];
