import { day, type TourSeed } from '../tour-seed.ts';

/** Turkey, between two continents. */
export const abroadTurkey: readonly TourSeed[] = [
  {
    slug: 'turkey-nine-days',
    category: 'abroad',
    title: ['土耳其九日：伊斯坦布尔、以弗所、卡帕多奇亚', 'Turkey: Istanbul, Ephesus, Cappadocia'],
    summary: [
      '跨两洲的城市，白色的石灰阶地，清晨飘满热气球的谷地。',
      'A city on two continents, white terraces of lime, and balloons over valleys at dawn.',
    ],
    destination: '土耳其',
    from: '广州',
    themes: ['人文', '摄影', '古城'],
    way: 'airGuangzhou',
    highlights: [
      [
        '卡帕多奇亚洞穴酒店连住两晚，看热气球不用赶',
        'Two nights in a cave hotel, with time for the balloons',
      ],
      ['博斯普鲁斯公共渡轮过海，跟着本地人走', 'Over the Bosphorus by the people’s ferry'],
      ['以弗所图书馆前听两千年城市的回声', 'The library of Ephesus, two thousand years on'],
    ],
    days: [
      day(
        ['湛江—广州', 'To Guangzhou and aboard'],
        [
          '午后高铁到广州，夜间飞伊斯坦布尔约十一小时。',
          'The train, then about eleven hours by air overnight.',
        ],
        ['guangzhouAirport'],
        { meals: '', by: 'trainFlight', stay: 'sleeper' },
      ),
      day(
        ['伊斯坦布尔', 'Istanbul'],
        [
          '清晨抵达，蓝色清真寺、圣索菲亚，午后渡轮过海峡到亚洲岸喝茶。',
          'The two great domes, and tea on the Asian shore by ferry.',
        ],
        ['blueMosque', 'hagiaSophia', 'bosphorus'],
        { meals: 'LD', by: 'coachBoat', stay: 'istanbulHotel' },
      ),
      day(
        ['伊斯坦布尔—库萨达斯', 'To the Aegean'],
        [
          '早班飞伊兹密尔约一小时，换车到以弗所古城，宿库萨达斯海边。',
          'An hour by air to Izmir, the ruins of Ephesus, the sea at Kusadasi.',
        ],
        ['ephesus'],
        { meals: 'BLD', by: 'flightCoach', stay: 'kusadasiHotel' },
      ),
      day(
        ['棉花堡', 'Pamukkale'],
        [
          '乘车 190 公里到棉花堡，赤脚走石灰阶地，看希耶拉波利斯剧场，泡温泉。',
          'Barefoot on the white terraces, the theatre of Hierapolis, a warm bath.',
        ],
        ['pamukkale'],
        { meals: 'BLD', by: 'coach', stay: 'pamukkaleHotel' },
      ),
      day(
        ['棉花堡—卡帕多奇亚', 'To Cappadocia'],
        [
          '乘车经孔亚约 620 公里，途中看苏丹汉驿站，傍晚到洞穴酒店。',
          'Some 620 kilometres by way of Konya and a Seljuk inn; a cave hotel at dusk.',
        ],
        ['cappadocia'],
        { meals: 'BLD', by: 'coach', stay: 'caveHotel' },
      ),
      day(
        ['卡帕多奇亚', 'Cappadocia'],
        [
          '清晨看热气球（乘坐自选），上午格雷梅露天博物馆，下午鸽子谷步行。',
          'Balloons at dawn (a ride is optional), Göreme’s painted churches, Pigeon Valley on foot.',
        ],
        ['cappadocia'],
        { meals: 'BLD', by: 'coach', stay: 'caveHotel' },
      ),
      day(
        ['卡帕多奇亚—伊斯坦布尔', 'Back to Istanbul'],
        [
          '上午地下城，午后飞回伊斯坦布尔，晚上加拉太区自由。',
          'The underground town, a flight after noon, Galata at night.',
        ],
        ['bosphorus'],
        { meals: 'BL', by: 'flightCoach', stay: 'istanbulHotel' },
      ),
      day(
        ['大巴扎，夜航', 'The bazaar and the night flight'],
        ['上午大巴扎与香料市场，午后送机，夜宿航班。', 'The Grand Bazaar and spices, then the flight.'],
        ['hagiaSophia'],
        { meals: 'B', by: 'coachFlight', stay: 'sleeper' },
      ),
      day(
        ['广州—湛江', 'Home'],
        ['上午抵达广州，高铁返湛江。', 'Guangzhou in the morning, then the train.'],
        ['guangzhouAirport'],
        { meals: '', by: 'flightTrain' },
      ),
    ],
    notices: ['dress'],
    price: 11_800,
    childPercent: 85,
    singleNight: 350,
    departs: 'saturdays',
    minGroup: 12,
    cover: 'dome-abroad',
  },
];
