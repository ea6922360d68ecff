import { day, type TourSeed } from '../tour-seed.ts';

/** The Maldives and the Strait of Malacca. */
export const abroadSouthSea: readonly TourSeed[] = [
  {
    slug: 'maldives-six-days',
    category: 'abroad',
    title: ['马尔代夫六日：四晚水上屋与一片礁', 'Maldives: four nights above the reef'],
    summary: [
      '一岛一酒店，出门就是浮潜的海，行程里只有两个字：慢慢。',
      'One island, one hotel, the reef below your steps, and nothing on the programme but time.',
    ],
    destination: '马尔代夫',
    from: '广州',
    themes: ['海岛', '休闲', '摄影'],
    way: 'airGuangzhou',
    highlights: [
      ['四晚水上屋，含三餐与往返快艇', 'Four nights in a water villa with all meals and the boat'],
      ['居家礁离岸 30 米，可见礁鲨与海龟', 'A house reef thirty metres out, with turtles'],
      ['含一次日落海豚船', 'One sunset cruise for dolphins'],
    ],
    days: [
      day(
        ['湛江—广州—马累', 'To Malé'],
        [
          '高铁到广州，晚班直飞马累约七小时，夜抵机场岛酒店休息。',
          'By train, about seven hours by air, a short night near the airport.',
        ],
        ['maleTown'],
        { meals: '', by: 'trainFlight', stay: 'maleHotel' },
      ),
      day(
        ['上岛', 'To the island'],
        [
          '早餐后乘快艇约 40 分钟上岛，入住水上屋，下午领浮潜装备试水。',
          'Forty minutes by boat to your villa; masks and fins in the afternoon.',
        ],
        ['maldives'],
        { meals: 'BLD', by: 'cruise', stay: 'waterVilla' },
      ),
      day(
        ['浮潜课', 'The reef'],
        [
          '上午由教练带队浮潜居家礁，下午自由，日落出海看海豚。',
          'A guided swim on the reef, a free afternoon, dolphins at sunset.',
        ],
        ['maldivesReef'],
        { meals: 'BLD', by: 'foot', stay: 'waterVilla' },
      ),
      day(
        ['什么也不做', 'Nothing at all'],
        [
          '早餐送房，午后可划玻璃底独木舟，晚上沙滩看银河。',
          'Breakfast in the villa, a glass canoe, the Milky Way from the beach.',
        ],
        ['maldives'],
        { meals: 'BLD', by: 'foot', stay: 'waterVilla' },
      ),
      day(
        ['再一个慢日子', 'One more slow day'],
        [
          '上午可约 SPA 或沙洲野餐，傍晚泳池看落日。',
          'A massage or a picnic on a sandbank; sunset from the pool.',
        ],
        ['maldivesReef'],
        { meals: 'BLD', by: 'foot', stay: 'waterVilla' },
      ),
      day(
        ['离岛—广州—湛江', 'Home'],
        [
          '早餐后快艇离岛，逛马累老城一小时，午后航班飞广州约六个半小时，夜间抵达后在机场散团，返湛江高铁票次日有效。',
          'The boat after breakfast, an hour in old Malé and six and a half by air. We part at Guangzhou airport at night; your train ticket is for the next day.',
        ],
        ['maleTown'],
        { meals: 'B', by: 'flight' },
      ),
    ],
    notices: ['swim', 'heat'],
    price: 10_980,
    childPercent: 75,
    singleNight: 1200,
    departs: 'saturdays',
    minGroup: 6,
    cover: 'overwater-villas',
  },
  {
    slug: 'singapore-malaysia-six-days',
    category: 'abroad',
    title: ['新加坡·马六甲·吉隆坡六日', 'Singapore, Malacca, Kuala Lumpur'],
    summary: [
      '从滨海湾一路走到双子塔，吃三国菜，看一条海峡的历史。',
      'From Marina Bay to the Twin Towers, three kitchens and the story of a strait.',
    ],
    destination: '新加坡·马来西亚',
    from: '广州',
    themes: ['美食', '人文', '亲子'],
    way: 'airGuangzhou',
    highlights: [
      ['滨海湾花园超级树灯光秀', 'The lights of the supertrees'],
      ['马六甲河船与荷兰红屋，峇峇娘惹菜一餐', 'By boat through Malacca, and a Peranakan meal'],
      ['吉隆坡双子塔夜景，黑风洞七彩阶梯', 'The Twin Towers by night, Batu’s coloured steps'],
    ],
    days: [
      day(
        ['湛江—广州—新加坡', 'To Singapore'],
        [
          '高铁到广州，午后飞新加坡约四小时，晚上逛老巴刹吃沙爹。',
          'By train and four hours by air; satay at Lau Pa Sat.',
        ],
        ['marinaBay'],
        { meals: '', by: 'trainFlight', stay: 'singaporeHotel' },
      ),
      day(
        ['滨海湾与牛车水', 'The bay and Chinatown'],
        [
          '上午牛车水、哈芝巷，下午滨海湾花园云雾林，夜看灯光秀。',
          'Chinatown and Haji Lane, the Cloud Forest after noon, the lights at night.',
        ],
        ['chinatownSg', 'gardensByBay', 'marinaBay'],
        { meals: 'BL', by: 'coach', stay: 'singaporeHotel' },
      ),
      day(
        ['圣淘沙自由行', 'Sentosa'],
        ['全天圣淘沙，可选环球影城或海滩；导游协助乘车。', 'Sentosa all day: the studios or the beach.'],
        ['sentosa'],
        { meals: 'B', by: 'metro', stay: 'singaporeHotel' },
      ),
      day(
        ['新加坡—马六甲', 'To Malacca'],
        [
          '过新柔长堤，240 公里到马六甲，荷兰广场、鸡场街，夜船游河。',
          'Over the causeway, 240 kilometres to Malacca: Dutch Square, Jonker Street, the river by night.',
        ],
        ['malacca'],
        { meals: 'BL', by: 'coach', stay: 'malaccaHotel' },
      ),
      day(
        ['布城—吉隆坡', 'Putrajaya and Kuala Lumpur'],
        [
          '上午布城粉红清真寺，午后黑风洞，晚上双子塔拍照、亚罗街吃海鲜。',
          'The pink mosque, Batu Caves after noon, the towers and Jalan Alor at night.',
        ],
        ['putrajaya', 'batuCaves', 'petronas'],
        { meals: 'BL', by: 'coach', stay: 'klHotel' },
      ),
      day(
        ['吉隆坡—广州—湛江', 'Home'],
        [
          '上午茨厂街买白咖啡，午后飞广州，晚间高铁返湛江。',
          'White coffee in Petaling Street, the flight, the evening train.',
        ],
        ['petronas'],
        { meals: 'B', by: 'flightTrain' },
      ),
    ],
    notices: ['dress', 'heat'],
    price: 4380,
    usualPrice: 4880,
    childPercent: 85,
    singleNight: 280,
    departs: 'twice',
    minGroup: 10,
    cover: 'harbour-sails',
  },
];
