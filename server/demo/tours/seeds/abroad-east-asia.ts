import { day, type TourSeed } from '../tour-seed.ts';

/** Japan and Korea. */
export const abroadEastAsia: readonly TourSeed[] = [
  {
    slug: 'japan-seven-days',
    category: 'abroad',
    title: ['日本七日：京都、富士山与东京', 'Japan: Kyoto, Mount Fuji and Tokyo'],
    summary: [
      '大阪进东京出，不走回头路，富士山下泡一晚温泉。',
      'In by Osaka, out by Tokyo, with a night in the hot springs below Fuji.',
    ],
    destination: '日本',
    from: '广州',
    themes: ['人文', '温泉', '摄影'],
    way: 'airGuangzhou',
    highlights: [
      ['清晨走伏见稻荷千本鸟居，人最少', 'The thousand gates of Fushimi at dawn'],
      ['富士山温泉酒店，浴衣与怀石料理', 'A hot-spring hotel with yukata and a kaiseki dinner'],
      ['京都到富士乘一段新干线', 'A stretch by Shinkansen'],
    ],
    days: [
      day(
        ['湛江—广州—大阪', 'To Osaka'],
        [
          '高铁到广州，午后飞大阪约三小时四十分，晚上道顿堀吃章鱼烧。',
          'By train and nearly four hours by air; Dotonbori at night.',
        ],
        ['dotonbori'],
        { meals: '', by: 'trainFlight', stay: 'osakaHotel' },
      ),
      day(
        ['奈良—京都', 'Nara, then Kyoto'],
        [
          '上午奈良公园喂鹿、看东大寺，午后宇治喝抹茶，宿京都。',
          'Deer and the Great Buddha of Nara, tea in Uji, the night in Kyoto.',
        ],
        ['naraPark'],
        { meals: 'BL', by: 'coach', stay: 'kyotoHotel' },
      ),
      day(
        ['京都', 'Kyoto'],
        [
          '6:30 伏见稻荷，上午清水寺与三年坂，下午岚山竹林自由。',
          'Fushimi at half past six, Kiyomizu and its lanes, the bamboo of Arashiyama.',
        ],
        ['fushimi', 'kiyomizu'],
        { meals: 'BL', by: 'coach', stay: 'kyotoHotel' },
      ),
      day(
        ['京都—富士山', 'To Fuji'],
        [
          '乘新干线到静冈，换车到河口湖，晴日可见富士倒影，晚上泡汤。',
          'By Shinkansen to Shizuoka and on to Kawaguchi Lake; hot springs at night.',
        ],
        ['fuji'],
        { meals: 'BD', by: 'train', stay: 'fujiOnsen' },
      ),
      day(
        ['箱根—东京', 'Hakone, then Tokyo'],
        [
          '上午芦之湖海盗船，大涌谷黑鸡蛋，傍晚到东京。',
          'A ship on Lake Ashi, black eggs at Owakudani, Tokyo by evening.',
        ],
        ['hakone', 'fuji'],
        { meals: 'BL', by: 'coach', stay: 'tokyoHotel' },
      ),
      day(
        ['东京', 'Tokyo'],
        [
          '上午浅草寺与隅田川，午后自由，可选上野或银座。',
          'Senso-ji and the Sumida; Ueno or Ginza as you like.',
        ],
        ['sensoji'],
        { meals: 'B', by: 'metro', stay: 'tokyoHotel' },
      ),
      day(
        ['东京—广州—湛江', 'Home'],
        [
          '上午送机，飞广州约四小时五十分，晚间高铁返湛江。',
          'Nearly five hours by air and the evening train.',
        ],
        ['sensoji'],
        { meals: 'B', by: 'flightTrain' },
      ),
    ],
    notices: ['spring', 'cold'],
    price: 7980,
    usualPrice: 8680,
    childPercent: 85,
    singleNight: 380,
    departs: 'twice',
    minGroup: 10,
    cover: 'shrine-gate',
  },
  {
    slug: 'korea-six-days',
    category: 'abroad',
    title: ['韩国首尔·济州六日：宫殿与火山岛', 'Seoul and Jeju: palaces and a volcano in the sea'],
    summary: [
      '三晚首尔、两晚济州，穿一次韩服，爬一次日出峰。',
      'Three nights in Seoul, two on Jeju; hanbok once, sunrise once.',
    ],
    destination: '韩国',
    from: '广州',
    themes: ['人文', '海岛', '美食'],
    way: 'airGuangzhou',
    highlights: [
      ['景福宫穿韩服免票入宫，含租借一次', 'Hanbok for Gyeongbokgung: the hire is included'],
      ['城山日出峰看海上日出', 'The sun out of the sea from Seongsan'],
      ['济州海女现场捕捞，海鲜锅一餐', 'Diving women of Jeju, and a pot of their catch'],
    ],
    days: [
      day(
        ['湛江—广州—首尔', 'To Seoul'],
        [
          '高铁到广州，午后飞首尔约三个半小时，晚上明洞小吃。',
          'By train, three and a half hours by air, the stalls of Myeongdong.',
        ],
        ['seoulTower'],
        { meals: '', by: 'trainFlight', stay: 'seoulHotel' },
      ),
      day(
        ['景福宫与北村', 'Palace and hanok'],
        [
          '上午换韩服游景福宫，午后北村与仁寺洞，傍晚登南山首尔塔。',
          'Hanbok in the palace, Bukchon and Insadong, the tower at dusk.',
        ],
        ['gyeongbokgung', 'bukchon', 'seoulTower'],
        { meals: 'BL', by: 'coach', stay: 'seoulHotel' },
      ),
      day(
        ['首尔自由日', 'A day in Seoul'],
        ['全天自由，可去弘大或汉江骑行，导游提供交通卡。', 'Free all day: Hongdae, or the river by bicycle.'],
        ['bukchon'],
        { meals: 'B', by: 'metro', stay: 'seoulHotel' },
      ),
      day(
        ['首尔—济州', 'To Jeju'],
        [
          '早班飞济州约一小时，午后涉地可支海岸，晚上黑猪肉烤肉。',
          'An hour by air, the coast of Seopjikoji, black pork at night.',
        ],
        ['jejuCoast'],
        { meals: 'BD', by: 'flightCoach', stay: 'jejuHotel' },
      ),
      day(
        ['城山日出峰', 'Seongsan'],
        [
          '清晨登日出峰，上午看海女表演，下午橘园采橘、偶来小路一段。',
          'Up the crater for sunrise, the diving women, oranges and a stretch of the Olle trail.',
        ],
        ['jejuPeak', 'jejuCoast'],
        { meals: 'BL', by: 'coach', stay: 'jejuHotel' },
      ),
      day(
        ['济州—广州—湛江', 'Home'],
        [
          '清晨在酒店前的海边散步，早班经首尔飞广州，晚间高铁返湛江。',
          'A walk by the sea at dawn, by way of Seoul to Guangzhou, and the evening train.',
        ],
        ['jejuCoast'],
        { meals: 'B', by: 'flightTrain' },
      ),
    ],
    notices: ['cold'],
    price: 4980,
    childPercent: 85,
    singleNight: 280,
    departs: 'twice',
    minGroup: 10,
    cover: 'temple',
  },
];
