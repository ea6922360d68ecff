import { day, type TourSeed } from '../tour-seed.ts';

/** Thailand, city and islands. */
export const abroadThailand: readonly TourSeed[] = [
  {
    slug: 'bangkok-five-days',
    category: 'abroad',
    title: ['曼谷五日：王宫、水上市场与夜船', 'Bangkok: palace, floating market, a boat by night'],
    summary: [
      '市中心四晚，两天跟团、一天自由，吃够街头的冬阴功与芒果饭。',
      'Four nights in the centre, two days with a guide and one without, and all the mango rice you like.',
    ],
    destination: '泰国',
    from: '广州',
    themes: ['美食', '人文', '休闲'],
    way: 'airGuangzhou',
    highlights: [
      ['大皇宫与玉佛寺早场入宫', 'The Grand Palace as it opens'],
      ['对岸看郑王庙日落，再上湄南河晚餐船', 'Wat Arun at sunset, then dinner on the river'],
      ['四晚同一家五星酒店，临近轻轨站', 'Four nights in one five-star hotel near the Skytrain'],
    ],
    days: [
      day(
        ['湛江—广州—曼谷', 'To Bangkok'],
        [
          '上午高铁到广州，午后飞曼谷约三小时，晚上逛唐人街吃海鲜。',
          'By train and three hours by air; seafood in Chinatown at night.',
        ],
        ['chaoPhraya'],
        { meals: '', by: 'trainFlight', stay: 'bangkokHotel' },
      ),
      day(
        ['大皇宫与郑王庙', 'The palace and Wat Arun'],
        [
          '8:30 入大皇宫、玉佛寺，午后乘长尾船到郑王庙，日落登晚餐船。',
          'The palace at half past eight, a longtail to Wat Arun, dinner on the river at sunset.',
        ],
        ['grandPalace', 'watArun', 'chaoPhraya'],
        { meals: 'BLD', by: 'coachBoat', stay: 'bangkokHotel' },
      ),
      day(
        ['水上市场', 'The floating market'],
        [
          '7:00 出发到丹嫩沙多，坐手划船买水果，归途看美功铁道市场，下午泰式按摩一小时。',
          'At seven to Damnoen Saduak by rowing boat, the railway market of Mae Klong, an hour of massage.',
        ],
        ['floatingMarket'],
        { meals: 'BL', by: 'coachBoat', stay: 'bangkokHotel' },
      ),
      day(
        ['自由一天', 'A day of your own'],
        [
          '全天自由，可去乍都乍周末市集或安帕瓦；导游提供交通卡与路线。',
          'Free all day: Chatuchak, museums or nothing; the guide has travel cards and ideas.',
        ],
        ['grandPalace'],
        { meals: 'B', by: 'metro', stay: 'bangkokHotel' },
      ),
      day(
        ['曼谷—广州—湛江', 'Home'],
        ['早班飞广州，午后高铁返湛江。', 'The morning flight and the afternoon train.'],
        ['chaoPhraya'],
        { meals: 'B', by: 'flightTrain' },
      ),
    ],
    notices: ['dress', 'heat'],
    price: 3480,
    usualPrice: 3980,
    childPercent: 85,
    singleNight: 260,
    departs: 'twice',
    minGroup: 10,
    cover: 'temple-abroad',
  },
  {
    slug: 'phuket-six-days',
    category: 'abroad',
    title: ['普吉岛六日：皮皮岛、攀牙湾与老城', 'Phuket: Phi Phi, Phang Nga Bay and the old town'],
    summary: [
      '五晚住卡伦海滩，两天出海、两天躺平。',
      'Five nights at Karon: two days on the water, two days on the sand.',
    ],
    destination: '泰国',
    from: '广州',
    themes: ['海岛', '休闲', '亲子'],
    way: 'airGuangzhou',
    highlights: [
      ['早班快艇上皮皮岛，赶在人潮前到玛雅湾', 'The early boat to Phi Phi and Maya Bay'],
      ['攀牙湾划独木舟穿溶洞', 'By canoe through the caves of Phang Nga'],
      ['普吉老城葡式骑楼与南洋小吃', 'Sino-Portuguese arcades and street food in the old town'],
    ],
    days: [
      day(
        ['湛江—广州—普吉', 'To Phuket'],
        [
          '上午高铁到广州，午后飞普吉约三小时五十分，接机入住。',
          'By train, then nearly four hours by air to Phuket.',
        ],
        ['patong'],
        { meals: '', by: 'trainFlight', stay: 'phuketResort' },
      ),
      day(
        ['皮皮岛', 'Phi Phi'],
        [
          '7:00 快艇出海，玛雅湾、小皮皮浮潜，海滩午餐，16:00 返岛。',
          'By boat at seven: Maya Bay, snorkelling, lunch on the beach, back at four.',
        ],
        ['phiPhi'],
        { meals: 'BL', by: 'cruise', stay: 'phuketResort' },
      ),
      day(
        ['躺一天', 'Nothing at all'],
        [
          '酒店泳池与卡伦海滩自由，傍晚可上神仙半岛看日落。',
          'Pool and beach; Promthep Cape at sunset if you stir.',
        ],
        ['karon'],
        { meals: 'B', by: 'foot', stay: 'phuketResort' },
      ),
      day(
        ['攀牙湾', 'Phang Nga Bay'],
        [
          '9:00 出海，独木舟钻洞，看 007 岛，在水上渔村吃午饭。',
          'At nine by boat, caves by canoe, James Bond’s rock, lunch in the village on stilts.',
        ],
        ['phangNga'],
        { meals: 'BL', by: 'cruise', stay: 'phuketResort' },
      ),
      day(
        ['老城与周末夜市', 'Old town'],
        [
          '上午走泰华博物馆与彩色骑楼，午后自由购物。',
          'The Thai Hua Museum and painted arcades; shopping after noon.',
        ],
        ['phuketOldTown'],
        { meals: 'BL', by: 'coach', stay: 'phuketResort' },
      ),
      day(
        ['普吉—广州—湛江', 'Home'],
        ['早餐后飞广州，晚间高铁返湛江。', 'By air after breakfast, the evening train home.'],
        ['karon'],
        { meals: 'B', by: 'flightTrain' },
      ),
    ],
    notices: ['swim', 'heat'],
    price: 4280,
    childPercent: 85,
    singleNight: 280,
    departs: 'twice',
    minGroup: 10,
    cover: 'island',
  },
];
