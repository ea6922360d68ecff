import { day, type TourSeed } from '../tour-seed.ts';

/** Western Europe. */
export const abroadEurope: readonly TourSeed[] = [
  {
    slug: 'france-switzerland-ten-days',
    category: 'abroad',
    title: [
      '法国·瑞士十日：塞纳河、阿尔萨斯与少女峰',
      'France and Switzerland: the Seine, Alsace, the Jungfrau',
    ],
    summary: [
      '两国十天不赶场，巴黎住三晚，因特拉肯住两晚。',
      'Two countries in ten days without haste: three nights in Paris, two in Interlaken.',
    ],
    destination: '法国·瑞士',
    from: '广州',
    themes: ['人文', '自然', '摄影'],
    way: 'airGuangzhou',
    highlights: [
      ['少女峰登山火车直上海拔 3454 米的欧洲之巅', 'By rail to 3,454 metres on the Jungfraujoch'],
      ['科尔马小威尼斯住一晚，木筋屋映在水里', 'A night in Colmar among timbered houses'],
      ['卢浮宫持证官导讲解两小时', 'Two hours in the Louvre with a licensed lecturer'],
    ],
    days: [
      day(
        ['湛江—广州', 'To Guangzhou and aboard'],
        [
          '下午高铁到广州，夜间飞巴黎约十三小时，夜宿航班。',
          'The afternoon train, about thirteen hours by air overnight.',
        ],
        ['guangzhouAirport'],
        { meals: '', by: 'trainFlight', stay: 'sleeper' },
      ),
      day(
        ['巴黎', 'Paris'],
        [
          '清晨抵达，上午凯旋门与香榭丽舍，下午休整，日落塞纳河游船。',
          'Arrival at dawn, the Arc and the avenue, a rest, the Seine at sunset.',
        ],
        ['arcTriomphe', 'eiffel'],
        { meals: 'D', by: 'coach', stay: 'parisHotel' },
      ),
      day(
        ['卢浮宫', 'The Louvre'],
        [
          '上午官导讲解卢浮宫，午后圣心堂与蒙马特，晚上自由。',
          'The Louvre with a lecturer, Montmartre after noon, a free evening.',
        ],
        ['louvre', 'eiffel'],
        { meals: 'BL', by: 'coach', stay: 'parisHotel' },
      ),
      day(
        ['凡尔赛', 'Versailles'],
        [
          '上午凡尔赛宫镜厅与花园，下午老佛爷一带自由。',
          'The Hall of Mirrors and the gardens; the boulevards after noon.',
        ],
        ['versailles'],
        { meals: 'B', by: 'coach', stay: 'parisHotel' },
      ),
      day(
        ['巴黎—科尔马', 'To Colmar'],
        [
          '乘高速列车约两个半小时到科尔马，傍晚小威尼斯步行，吃酸菜猪肘。',
          'Two and a half hours by fast train; Little Venice on foot, and Alsatian dinner.',
        ],
        ['colmar'],
        { meals: 'BD', by: 'train', stay: 'colmarHotel' },
      ),
      day(
        ['科尔马—卢塞恩', 'To Lucerne'],
        [
          '乘车 180 公里入瑞士，卢塞恩廊桥、狮子纪念碑，湖边日落。',
          'A hundred and eighty kilometres into Switzerland; the covered bridge, the lion, the lake.',
        ],
        ['lucerne'],
        { meals: 'BL', by: 'coach', stay: 'lucerneHotel' },
      ),
      day(
        ['卢塞恩—因特拉肯', 'To Interlaken'],
        [
          '走黄金列车线约两小时，午后因特拉肯荷黑马特草坪，可选滑翔伞。',
          'Two hours on the panoramic line; paragliders above the meadow.',
        ],
        ['interlaken'],
        { meals: 'BD', by: 'train', stay: 'interlakenHotel' },
      ),
      day(
        ['少女峰', 'The Jungfrau'],
        [
          '乘登山火车上少女峰，冰宫与观景台，下山换线看劳特布伦嫩瀑布。',
          'By rail to the ice palace and the terrace, down past the falls of Lauterbrunnen.',
        ],
        ['jungfrau'],
        { meals: 'BL', by: 'mountainTrain', stay: 'interlakenHotel' },
      ),
      day(
        ['苏黎世，夜航', 'Zurich and the night flight'],
        [
          '火车到苏黎世，班霍夫大街与湖畔自由，晚间直飞，夜宿航班。',
          'By train to Zurich, the lakeside, the evening flight.',
        ],
        ['interlaken'],
        { meals: 'B', by: 'trainFlight', stay: 'sleeper' },
      ),
      day(
        ['广州—湛江', 'Home'],
        ['午后抵达广州，乘高铁返湛江，晚间到家。', 'Guangzhou after noon, home by train at night.'],
        ['guangzhouAirport'],
        { meals: '', by: 'flightTrain' },
      ),
    ],
    notices: ['cold'],
    price: 16_800,
    usualPrice: 17_980,
    childPercent: 85,
    singleNight: 450,
    departs: 'saturdays',
    minGroup: 12,
    cover: 'great-arch',
  },
];
