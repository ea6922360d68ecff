import { type HotelSeed, room } from '../hotel-seed.ts';

/** North and east of the city: Lianjiang, Wuchuan, Suixi. */
export const countyHotels: readonly HotelSeed[] = [
  {
    slug: 'hedi-lakeside',
    category: '度假酒店',
    title: ['鹤地湖畔温泉度假酒店', 'Hedi Lakeside Spring Resort'],
    summary: [
      '粤西最大的水库边，木屋与汤池散在荔枝林里，夜里只听见虫声。',
      'By the largest reservoir of western Guangdong: cabins and baths among litchi trees, and crickets at night.',
    ],
    destination: '廉江',
    region: 'lianjiang',
    stars: 4,
    opened: 2017,
    address: ['廉江市河唇镇，鹤地水库西岸', 'Hechun Town, west shore of Hedi Reservoir, Lianjiang'],
    facilities: ['温泉', '泳池', '亲子', '早餐', '餐厅', '花园', '自行车', '停车场', '会议室'],
    extras: [['十二个露天汤池', 'Twelve open-air baths']],
    scenes: ['hotel-facade', 'hot-spring', 'crater-lake', 'dish-chicken'],
    highlights: [
      ['十二个汤池按温度排开，从 36 到 42 度', 'Twelve baths in order, from 36 to 42 degrees'],
      ['五六月荔枝熟时，林子里可以现摘', 'In May and June the litchis over the paths are ripe'],
      ['清早划皮划艇进库汊看白鹭', 'A morning canoe into the inlets, among egrets'],
    ],
    about: [
      [
        '鹤地水库是五十年代人工挑出来的湖，也是雷州青年运河的源头。湖岸曲折，酒店只占其中一个小湾。',
        'Hedi is a lake dug by hand in the fifties and the source of the Leizhou Youth Canal. Its shore is all inlets, and the resort has one of them.',
      ],
      [
        '餐厅做安铺白切鸡、水库鱼头和廉江红橙，周末有竹林烧烤。汤池晚上十一点关灯，请自备泳衣。',
        'The restaurant serves Anpu chicken, reservoir fish and Lianjiang oranges, with a grill in the bamboo at weekends. Baths close at eleven; bring a swimsuit.',
      ],
    ],
    near: [
      [['鹤地银湖', 'Hedi Reservoir'], 200],
      [['雷州青年运河展览馆', 'Leizhou Youth Canal Museum'], 6500],
      [['河唇站', 'Hechun railway station'], 5200],
      [['廉江市区', 'Lianjiang town'], 16000],
    ],
    policies: ['childrenCamp', 'noPets', 'buffet', 'deposit'],
    checkIn: '15:00',
    checkOut: '12:00',
    reduced: 20,
    rooms: [
      room(
        ['林间双床房', 'Grove twin'],
        ['wideTwin', 34, 2, 2],
        ['gardenView', 'balcony', 'rain'],
        ['dayBefore', 388, 16],
      ),
      room(
        ['湖景大床房', 'Lake-view king'],
        ['king', 38, 2, 2],
        ['lakeView', 'balcony', 'bath'],
        ['dayBefore', 468, 14],
      ),
      room(
        ['荔林家庭木屋', 'Family cabin in the litchis'],
        ['bunk', 52, 4, 4],
        ['terrace', 'tent', 'fridge'],
        ['threeDays', 668, 8],
      ),
      room(
        ['私汤湖屋', 'Lake house with a bath'],
        ['king', 66, 2, 2],
        ['lakeView', 'springBath', 'teaTable', 'toilet'],
        ['threeDays', 988, 5],
      ),
    ],
  },
  {
    slug: 'white-sail-wuyang',
    category: '度假酒店',
    title: ['吴阳白帆海岸度假酒店', 'White Sail Resort Wuyang'],
    summary: [
      '金海岸边的亲子度假酒店，海、泳池与乐园一日走遍，晚上在露台等月亮出海。',
      'A family resort on the Gold Coast: sea, pools and park in one day, then the moon out of the water.',
    ],
    destination: '吴川',
    region: 'wuchuan',
    stars: 5,
    opened: 2021,
    address: ['吴川市吴阳镇金海岸', 'Gold Coast, Wuyang Town, Wuchuan'],
    facilities: ['海景', '泳池', '亲子', '健身房', '早餐', '餐厅', '停车场', '充电桩', '洗衣房', '无障碍'],
    extras: [
      ['4 至 10 岁儿童俱乐部', 'Children’s club for ages 4 to 10'],
      ['往返鼎龙湾的班车', 'A shuttle to Dinglong Bay'],
    ],
    scenes: ['hotel-pool', 'hotel-facade', 'palm-beach', 'theme-park', 'dish-seafood'],
    highlights: [
      ['六个泳池连成一条水道，从浅到深', 'Six pools in one channel, from shallow to deep'],
      [
        '儿童俱乐部看护三小时，大人可以去海边走走',
        'Three hours in the children’s club, and a walk for the parents',
      ],
      ['朝东的露台等日出与月出', 'Terraces to the east for sunrise and moonrise'],
    ],
    about: [
      [
        '吴川人说，金海岸的沙踩上去会响。酒店沿沙堤展开，四层高，房间都看得到海的一角或全部。',
        'The sand of the Gold Coast squeaks underfoot, they say in Wuchuan. The resort lies along the dune, four floors high; every room sees some or all of the sea.',
      ],
      [
        '早餐厅有专门的儿童矮台，粥、饺子、水果都够得着。夜里安静时间从十点半开始，乐队那时也收工。',
        'At breakfast children have a low counter of their own. Quiet hours begin at half past ten, when the band packs up too.',
      ],
    ],
    near: [
      [['吴阳金海岸', 'Wuyang Gold Coast'], 120],
      [['鼎龙湾海洋王国', 'Dinglong Bay ocean park'], 15000],
      [['吴川市区', 'Wuchuan town'], 13000],
      [['湛江吴川机场', 'Zhanjiang Wuchuan Airport'], 27000],
    ],
    policies: ['childrenCamp', 'noPets', 'grandBuffet', 'deposit', 'lateDesk'],
    checkIn: '15:00',
    checkOut: '12:00',
    reduced: 26,
    rooms: [
      room(
        ['池景双床房', 'Pool-view twin'],
        ['wideTwin', 42, 2, 2],
        ['sideSea', 'balcony', 'rain'],
        ['dayBefore', 588, 20],
      ),
      room(
        ['海景大床房', 'Sea-view king'],
        ['king', 44, 2, 2],
        ['sea', 'balcony', 'bath'],
        ['dayBefore', 728, 18],
      ),
      room(
        ['航海主题亲子房', 'Sailors’ family room'],
        ['bunk', 54, 4, 4],
        ['sea', 'tent', 'fridge', 'balcony'],
        ['threeDays', 888, 14],
      ),
      room(
        ['直通泳池房', 'Room with steps to the pool'],
        ['king', 50, 2, 2],
        ['terrace', 'bath', 'coffee'],
        ['threeDays', 968, 6],
      ),
      room(
        ['海岸家庭套房', 'Coast family suite'],
        ['twoRooms', 96, 5, 4],
        ['sea', 'terrace', 'sofa', 'washer'],
        ['week', 1580, 4],
      ),
    ],
  },
  {
    slug: 'lion-drum-suixi',
    category: '精品酒店',
    title: ['遂溪狮鼓文化酒店', 'Lion Drum Hotel Suixi'],
    summary: [
      '醒狮之乡的主题酒店，大堂摆着老狮头，周末早晨有孩子来练桩。',
      'In the home town of the lion dance: old lion heads in the lobby and children at practice on weekend mornings.',
    ],
    destination: '遂溪',
    region: 'suixi',
    stars: 3,
    opened: 2021,
    address: ['遂溪县遂城镇湛川路', 'Zhanchuan Road, Suicheng Town, Suixi'],
    facilities: ['亲子', '早餐', '餐厅', '停车场', '充电桩', '会议室', '洗衣房'],
    extras: [['扎狮头体验课（提前一天预约）', 'A class in making lion heads, booked a day ahead']],
    scenes: ['hotel-tower', 'old-street', 'study-farm'],
    highlights: [
      ['跟师傅学一套鼓点，半小时上手', 'Half an hour with a master for your first drum beat'],
      ['狮被的五种颜色分住五层楼', 'Five floors in the five colours of the lion'],
      ['早餐有遂溪米粉与红糖糕', 'Suixi rice noodles and brown sugar cake for breakfast'],
    ],
    about: [
      [
        '遂溪的醒狮会跳高桩，走过许多国家的台子。酒店和几支村里的队伍合作，客人可以去看真正的训练，不是表演。',
        'The lions of Suixi leap on high poles and have danced in many countries. The hotel works with village teams; guests may watch real practice, not a show.',
      ],
      [
        '房间新而实用，价格按县城的来。自驾往返北海、雷州都顺路，停车不收费。',
        'Rooms are new and practical at small-town prices. On the way to Beihai or Leizhou, with free parking.',
      ],
    ],
    near: [
      [['遂溪醒狮传习基地', 'Suixi lion-dance school'], 1800],
      [['遂溪孔子文化城', 'Confucius Park, Suixi'], 4600],
      [['遂溪站', 'Suixi railway station'], 3900],
      [['赤坎古商埠老街', 'Old Chikan trading streets'], 21000],
    ],
    policies: ['childrenFree', 'noPets', 'smallBreakfast', 'noDeposit', 'lateDesk'],
    checkIn: '14:00',
    checkOut: '12:30',
    rooms: [
      room(
        ['红鼓大床房', 'Red drum double'],
        ['queen', 26, 2, 2],
        ['cityView', 'desk', 'tv'],
        ['sameDay', 178, 16],
      ),
      room(
        ['金狮双床房', 'Golden lion twin'],
        ['twin', 28, 2, 2],
        ['cityView', 'desk', 'tv'],
        ['sameDay', 188, 16],
      ),
      room(
        ['小狮子亲子房', 'Cub family room'],
        ['bunk', 36, 4, 3],
        ['tent', 'fridge'],
        ['dayBefore', 268, 6],
      ),
    ],
  },
];
