import { day, type TourSeed } from '../tour-seed.ts';

/** Australia and New Zealand. */
export const abroadSouthernLands: readonly TourSeed[] = [
  {
    slug: 'australia-new-zealand-eleven-days',
    category: 'abroad',
    title: ['澳大利亚·新西兰十一日：海港与峡湾', 'Australia and New Zealand: harbours and fjords'],
    summary: [
      '悉尼、墨尔本、皇后镇，一路看海港、断崖与雪山，南北半球换个季节。',
      'Sydney, Melbourne, Queenstown: harbours, cliffs and snow, in the other season.',
    ],
    destination: '澳大利亚·新西兰',
    from: '广州',
    themes: ['自然', '摄影', '休闲'],
    way: 'airGuangzhou',
    highlights: [
      ['悉尼歌剧院入内中文讲解', 'Inside the Opera House with a guide'],
      ['大洋路十二门徒看落日', 'The Twelve Apostles at sunset'],
      ['米尔福德峡湾游船，瀑布落在甲板边', 'A boat below the falls of Milford Sound'],
    ],
    days: [
      day(
        ['湛江—广州', 'To Guangzhou and aboard'],
        ['午后高铁到广州，夜间飞悉尼约九小时。', 'By train, then about nine hours by air.'],
        ['guangzhouAirport'],
        { meals: '', by: 'trainFlight', stay: 'sleeper' },
      ),
      day(
        ['悉尼', 'Sydney'],
        [
          '上午到达，歌剧院讲解，午后环形码头渡轮到曼利海滩。',
          'The Opera House, and the ferry to Manly after noon.',
        ],
        ['operaHouse'],
        { meals: 'LD', by: 'coachBoat', stay: 'sydneyHotel' },
      ),
      day(
        ['蓝山', 'The Blue Mountains'],
        [
          '乘车 110 公里看三姐妹峰，坐世界最陡的缆车下谷底。',
          'A hundred and ten kilometres to the Three Sisters and the steepest railway.',
        ],
        ['blueMountains'],
        { meals: 'BL', by: 'coach', stay: 'sydneyHotel' },
      ),
      day(
        ['悉尼—墨尔本', 'To Melbourne'],
        [
          '上午飞墨尔本约一个半小时，午后涂鸦巷与维多利亚市场，喝一杯白咖啡。',
          'An hour and a half by air; lanes, market and a flat white.',
        ],
        ['melbourne'],
        { meals: 'BL', by: 'flightCoach', stay: 'melbourneHotel' },
      ),
      day(
        ['大洋路', 'The Great Ocean Road'],
        [
          '全天走大洋路约 280 公里，灯塔、雨林、十二门徒落日，夜返墨尔本。',
          'Some 280 kilometres: lighthouse, rainforest, and the Apostles at sunset.',
        ],
        ['greatOceanRoad'],
        { meals: 'BL', by: 'coach', stay: 'melbourneHotel' },
      ),
      day(
        ['墨尔本—皇后镇', 'To Queenstown'],
        [
          '飞皇后镇约三小时十分，乘天空缆车看瓦卡蒂普湖，吃一个大汉堡。',
          'Just over three hours by air; the gondola above Lake Wakatipu.',
        ],
        ['queenstown'],
        { meals: 'BD', by: 'flightCoach', stay: 'queenstownHotel' },
      ),
      day(
        ['米尔福德峡湾', 'Milford Sound'],
        [
          '6:45 出发 290 公里进峡湾，游船近两小时，看海豹与瀑布，夜返。',
          'At a quarter to seven, 290 kilometres to the sound; nearly two hours among seals and falls.',
        ],
        ['milford'],
        { meals: 'BL', by: 'coachBoat', stay: 'queenstownHotel' },
      ),
      day(
        ['皇后镇—蒂卡波湖', 'To Tekapo'],
        [
          '乘车 260 公里经库克山观景，蒂卡波湖好牧羊人教堂，夜观星空保护区。',
          'Two hundred and sixty kilometres past Aoraki; the stone church, and a dark sky full of stars.',
        ],
        ['tekapo'],
        { meals: 'BLD', by: 'coach', stay: 'tekapoHotel' },
      ),
      day(
        ['基督城—罗托鲁瓦', 'Christchurch, then Rotorua'],
        [
          '230 公里到基督城，飞罗托鲁瓦，傍晚看毛利歌舞，吃地热石窑饭。',
          'To Christchurch and by air to Rotorua; Māori song and a meal from hot stones.',
        ],
        ['rotorua'],
        { meals: 'BD', by: 'coachFlight', stay: 'rotoruaHotel' },
      ),
      day(
        ['罗托鲁瓦—奥克兰，夜航', 'Auckland and the night flight'],
        [
          '上午看间歇泉与泥浆池，230 公里到奥克兰，夜间起飞。',
          'Geysers in the morning, 230 kilometres to Auckland, the night flight.',
        ],
        ['rotorua'],
        { meals: 'BL', by: 'coachFlight', stay: 'sleeper' },
      ),
      day(
        ['广州—湛江', 'Home'],
        ['清晨抵达广州，高铁返湛江，中午到家。', 'Guangzhou at dawn, home by noon.'],
        ['guangzhouAirport'],
        { meals: '', by: 'flightTrain' },
      ),
    ],
    notices: ['cold'],
    price: 22_800,
    childPercent: 85,
    singleNight: 480,
    departs: 'saturdays',
    minGroup: 12,
    cover: 'fjord',
  },
];
