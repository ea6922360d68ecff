import { type HotelSeed, room } from '../hotel-seed.ts';

/** The harbour quarter of Zhanjiang. */
export const xiashanHotels: readonly HotelSeed[] = [
  {
    slug: 'lanting-bay',
    category: '商务酒店',
    title: ['湛江湾澜汀酒店', 'Lanting Hotel Zhanjiang Bay'],
    summary: [
      '观海长廊旁的二十四层塔楼，一半客房朝着港湾，早上能看见渔船排队进港。',
      'Twenty-four floors beside the promenade; half the rooms face the bay, where boats queue into harbour at dawn.',
    ],
    destination: '霞山',
    region: 'xiashan',
    stars: 5,
    opened: 2021,
    address: [
      '湛江市霞山区海滨大道南，观海长廊东侧',
      'Haibin Avenue South, beside the promenade, Xiashan, Zhanjiang',
    ],
    facilities: ['海景', '泳池', '健身房', '早餐', '餐厅', '会议室', '停车场', '充电桩', '无障碍'],
    extras: [
      ['22 层行政酒廊', 'Executive lounge on the 22nd floor'],
      ['25 米室内恒温泳池', 'Heated indoor pool of 25 metres'],
    ],
    scenes: ['hotel-tower', 'city-bay', 'hotel-pool', 'dish-seafood'],
    highlights: [
      ['临湾客房落地窗正对港口，夜里看吊机亮灯', 'Windows to the floor look on the port and its lit cranes'],
      [
        '下楼就是观海长廊，晨跑往返三公里多',
        'The promenade starts at the door: a morning run of three kilometres',
      ],
      ['厨师凌晨去渔港挑鱼，午市上桌', 'The cooks choose fish at the harbour before dawn, for lunch'],
    ],
    about: [
      [
        '酒店建在港区老仓库旁，大堂用回了当年的麻石与枕木。客房不做繁复的装饰，把窗留得尽量大：白天是进出港的货轮，傍晚是对岸坡头的灯。',
        'The house stands beside old port warehouses and keeps their granite and sleepers in its lobby. Rooms are plain and windows large: freighters by day, the lights of Potou across the water at night.',
      ],
      [
        '出差的人喜欢这里安静又利落：会议室在三层，一层可以自助打印；退房后行李寄存，还能淋浴完再去赶车。',
        'People on business like its quiet and pace: meeting rooms on the third floor, printing on the first, and a shower after check-out before the train.',
      ],
    ],
    near: [
      [['霞山观海长廊', 'Xiashan promenade'], 120],
      [['海滨公园', 'Haibin Park'], 900],
      [['渔人码头', 'Fisherman’s Wharf'], 1400],
      [['湛江站', 'Zhanjiang railway station'], 3800],
    ],
    policies: ['childrenFree', 'noPets', 'grandBuffet', 'deposit', 'lateDesk'],
    checkIn: '14:00',
    checkOut: '12:00',
    reduced: 22,
    rooms: [
      room(
        ['城景大床房', 'City-view king'],
        ['king', 36, 2, 1],
        ['cityView', 'desk', 'tv', 'rain'],
        ['sameDay', 458, 20],
      ),
      room(
        ['湾景大床房', 'Bay-view king'],
        ['king', 38, 2, 2],
        ['sea', 'desk', 'coffee', 'bath'],
        ['sameDay', 568, 18],
      ),
      room(
        ['湾景双床房', 'Bay-view twin'],
        ['wideTwin', 40, 2, 2],
        ['sea', 'desk', 'tv', 'bath'],
        ['sameDay', 588, 16],
      ),
      room(
        ['行政湾景套房', 'Executive bay suite'],
        ['king', 72, 2, 2],
        ['sea', 'sofa', 'coffee', 'bath', 'toilet'],
        ['dayBefore', 1088, 4],
      ),
    ],
  },
  {
    slug: 'ruelle-corner',
    category: '精品酒店',
    title: ['骑楼转角精品酒店', 'Corner Arcade Boutique Hotel'],
    summary: [
      '霞山老洋楼街区里的二十二间房，百叶窗、水磨石与一方种着鸡蛋花的天井。',
      'Twenty-two rooms among the old villas of Xiashan: shutters, terrazzo and a courtyard of frangipani.',
    ],
    destination: '霞山',
    region: 'xiashan',
    stars: 4,
    opened: 2019,
    address: ['湛江市霞山区延安路老街区', 'Old quarter of Yan’an Road, Xiashan, Zhanjiang'],
    facilities: ['早餐', '花园', '自行车', '洗衣房', '停车场', '宠物友好'],
    extras: [['天井咖啡馆，住客每天一杯', 'Courtyard café, one cup a day for guests']],
    scenes: ['old-street', 'hotel-inn', 'harbour', 'dish-dim-sum'],
    highlights: [
      ['步行两分钟到广州湾法国公使署旧址', 'Two minutes on foot to the former French Administration'],
      ['每间房的地砖纹样都不同', 'No two rooms have the same floor tiles'],
      ['傍晚六点有免费的老城散步，走四十分钟', 'A free stroll through the old town at six, forty minutes'],
    ],
    about: [
      [
        '这栋三层小楼修了两年：梁架留下，百叶窗按旧样重做，水磨石是本地老师傅一块块磨出来的。二楼走廊的藤椅，是全店最好的位置。',
        'The three-storey house took two years to restore. The beams stayed, the shutters were made anew after the old ones, and local masters ground the terrazzo. The rattan chairs upstairs are the best seats in the house.',
      ],
      [
        '街区车少，清早能听见教堂的钟。想吃早茶的人走过一个路口就有老铺，店里也备粥与煎堆。',
        'Few cars pass, and the church bell rings early. The dim sum house is one crossing away; the hotel itself serves congee and sesame balls.',
      ],
    ],
    near: [
      [['广州湾法国公使署旧址', 'Former French Administration'], 160],
      [['维多尔天主教堂', 'St Victor’s Church'], 420],
      [['渔人码头', 'Fisherman’s Wharf'], 1200],
      [['湛江站', 'Zhanjiang railway station'], 2600],
    ],
    policies: ['noExtraBed', 'petsWelcome', 'homeBreakfast', 'noDeposit'],
    checkIn: '15:00',
    checkOut: '12:00',
    rooms: [
      room(['百叶窗小房', 'Shutter room'], ['small', 18, 2, 1], ['rain', 'quiet'], ['dayBefore', 298, 8]),
      room(
        ['天井大床房', 'Courtyard double'],
        ['queen', 26, 2, 2],
        ['gardenView', 'rain', 'teaTable'],
        ['dayBefore', 388, 8],
      ),
      room(
        ['骑楼露台套房', 'Arcade terrace suite'],
        ['queen', 42, 3, 2],
        ['terrace', 'bath', 'sofa', 'coffee'],
        ['threeDays', 628, 3],
      ),
    ],
  },
  {
    slug: 'yugang-lodge',
    category: '商务酒店',
    title: ['渔港里轻旅酒店', 'Fish Harbour Lodge'],
    summary: [
      '走路去特呈岛码头和水产市场的小店，房间不大，床好、水热、价格实在。',
      'A small house within a walk of the Techeng ferry and the fish market: compact rooms, good beds, hot water, fair prices.',
    ],
    destination: '霞山',
    region: 'xiashan',
    stars: 2,
    opened: 2017,
    address: ['湛江市霞山区工农路', 'Gongnong Road, Xiashan, Zhanjiang'],
    facilities: ['洗衣房', '停车场', '早餐'],
    extras: [['海鲜免费代存冰柜', 'A freezer for the fish you bought']],
    scenes: ['hotel-tower', 'harbour', 'dish-congee'],
    highlights: [
      ['步行约十分钟到特呈岛渡口，赶得上第一班船', 'Ten minutes on foot to the first ferry to Techeng'],
      ['楼下粥铺清晨五点半开门', 'The congee shop downstairs opens at half past five'],
      ['自助洗衣烘干，住客免费', 'Washing and drying for nothing'],
    ],
    about: [
      [
        '给赶船的人开的店。前台贴着当天的潮汐与船班，买了海鲜可以代存，走的时候再拿泡沫箱装好。',
        'A house for people with a boat to catch. Tides and ferries of the day hang at the desk; your fish waits in the freezer and leaves in a box of ice.',
      ],
      [
        '客房去年换过床垫与空调，临街的一面加了双层玻璃。停车场在楼后，车位先到先得。',
        'Mattresses and air conditioning are new, and the street side has double glass. Parking is behind the house, first come first served.',
      ],
    ],
    near: [
      [['特呈岛渡口', 'Techeng ferry'], 800],
      [['霞山水产批发市场', 'Xiashan fish market'], 650],
      [['海滨公园', 'Haibin Park'], 1700],
      [['湛江站', 'Zhanjiang railway station'], 2900],
    ],
    policies: ['noExtraBed', 'noPets', 'smallBreakfast', 'noDeposit', 'lateDesk'],
    checkIn: '13:00',
    checkOut: '12:00',
    rooms: [
      room(['经济大床房', 'Economy double'], ['small', 16, 2, 0], ['tv', 'rain'], ['sameDay', 128, 14]),
      room(['标准双床房', 'Standard twin'], ['twin', 20, 2, 0], ['tv', 'rain', 'desk'], ['sameDay', 148, 16]),
      room(
        ['三人家庭房', 'Family room for three'],
        ['family', 26, 3, 3],
        ['tv', 'fridge'],
        ['dayBefore', 208, 6],
      ),
    ],
  },
];
