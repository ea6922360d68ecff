import { day, type TourSeed } from '../tour-seed.ts';

/** Egypt, from the Nile to the Red Sea. */
export const abroadEgypt: readonly TourSeed[] = [
  {
    slug: 'egypt-nine-days',
    category: 'abroad',
    title: ['埃及九日：金字塔、卢克索与红海', 'Egypt: pyramids, Luxor and the Red Sea'],
    summary: [
      '五千年的石头看够了，就去红海浮潜两天。',
      'When you have seen five thousand years of stone, snorkel for two days in the Red Sea.',
    ],
    destination: '埃及',
    from: '广州',
    themes: ['人文', '海岛', '摄影'],
    way: 'airGuangzhou',
    highlights: [
      ['吉萨金字塔清晨入园，含一座小金字塔内部', 'Giza in the morning, with one of its tombs from inside'],
      ['大埃及博物馆半日讲解', 'Half a day in the Grand Egyptian Museum'],
      ['红海洪加达连住两晚，含一次浮潜船', 'Two nights at Hurghada and a boat to the reef'],
    ],
    days: [
      day(
        ['湛江—广州', 'To Guangzhou and aboard'],
        ['傍晚高铁到广州，夜间飞开罗约十小时半。', 'By train, then about ten and a half hours by air.'],
        ['guangzhouAirport'],
        { meals: '', by: 'trainFlight', stay: 'sleeper' },
      ),
      day(
        ['吉萨', 'Giza'],
        [
          '清晨抵达，早餐后入金字塔区，骑骆驼拍三塔，看狮身人面像，下午休整。',
          'The pyramids after breakfast, a camel for the view, the Sphinx; a rest in the afternoon.',
        ],
        ['giza'],
        { meals: 'LD', by: 'coach', stay: 'cairoHotel' },
      ),
      day(
        ['大埃及博物馆', 'The museum'],
        [
          '上午大埃及博物馆看图坦卡蒙，午后老开罗科普特区，晚餐尼罗河船。',
          'Tutankhamun in the morning, Coptic Cairo, dinner on the Nile.',
        ],
        ['egyptMuseum'],
        { meals: 'BLD', by: 'coach', stay: 'cairoHotel' },
      ),
      day(
        ['开罗—卢克索', 'To Luxor'],
        [
          '早班飞卢克索约一小时，卡纳克神庙巨柱厅，夜看卢克索神庙亮灯。',
          'An hour by air; the columns of Karnak, and Luxor temple lit at night.',
        ],
        ['luxor'],
        { meals: 'BLD', by: 'flightCoach', stay: 'luxorHotel' },
      ),
      day(
        ['帝王谷—红海', 'Valley of the Kings, then the sea'],
        [
          '清晨帝王谷三座墓，哈特谢普苏特神庙，午后 290 公里到洪加达。',
          'Three tombs at dawn, Hatshepsut’s temple, 290 kilometres to Hurghada.',
        ],
        ['valleyKings'],
        { meals: 'BLD', by: 'coach', stay: 'hurghadaResort' },
      ),
      day(
        ['红海浮潜', 'The Red Sea'],
        [
          '9:00 出海到吉夫顿岛浮潜，船上午餐，16:00 返航。',
          'By boat to Giftun at nine, lunch aboard, back at four.',
        ],
        ['hurghada'],
        { meals: 'BLD', by: 'cruise', stay: 'hurghadaResort' },
      ),
      day(
        ['红海—开罗', 'Back to Cairo'],
        [
          '上午沙滩自由，午后沿红海公路约 450 公里返开罗，途中看苏赫纳港。',
          'A free morning, then some 450 kilometres along the coast to Cairo.',
        ],
        ['hurghada'],
        { meals: 'BL', by: 'coach', stay: 'cairoHotel' },
      ),
      day(
        ['汗哈利利市集，夜航', 'The bazaar and the night flight'],
        [
          '上午萨拉丁城堡与汗哈利利，午后送机，夜宿航班。',
          'The citadel and Khan el-Khalili; then the flight.',
        ],
        ['khanKhalili'],
        { meals: 'BL', by: 'coachFlight', stay: 'sleeper' },
      ),
      day(
        ['广州—湛江', 'Home'],
        ['午后抵达广州，高铁返湛江。', 'Guangzhou after noon, then the train.'],
        ['guangzhouAirport'],
        { meals: '', by: 'flightTrain' },
      ),
    ],
    notices: ['dress', 'heat', 'swim'],
    price: 10_800,
    usualPrice: 11_800,
    childPercent: 85,
    singleNight: 330,
    departs: 'saturdays',
    minGroup: 12,
    cover: 'desert',
  },
];
