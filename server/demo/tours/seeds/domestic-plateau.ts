import { day, type TourSeed } from '../tour-seed.ts';

/** Coloured lakes and the roof of the world. */
export const domesticPlateau: readonly TourSeed[] = [
  {
    slug: 'chengdu-jiuzhaigou-six-days',
    category: 'domestic',
    title: ['成都·九寨沟·黄龙六日：彩林与熊猫', 'Chengdu, Jiuzhaigou, Huanglong: coloured lakes and pandas'],
    summary: [
      '坐川青铁路进九寨，少走八小时山路，留一整天给水。',
      'The new railway saves hours of mountain road and leaves a whole day for the water.',
    ],
    destination: '九寨沟',
    region: 'chengdu',
    themes: ['自然', '摄影', '美食'],
    way: 'air',
    highlights: [
      ['动车约一小时四十分到黄龙九寨站', 'An hour and forty minutes by train to the gate of the valleys'],
      [
        '五花海、诺日朗、长海，一整天只走九寨',
        'Five Flower Lake, Nuorilang and Long Lake in an unhurried day',
      ],
      ['清晨看熊猫吃早饭，下午它们就睡了', 'See the pandas at breakfast; by afternoon they sleep'],
    ],
    days: [
      day(
        ['湛江—成都', 'To Chengdu'],
        [
          '飞成都约两小时十五分，傍晚宽窄巷子喝盖碗茶，晚上看变脸。',
          'A flight of two and a quarter hours, tea in Kuanzhai Alleys, and face-changing opera.',
        ],
        ['kuanzhai'],
        { meals: 'D', by: 'flightCoach', stay: 'chengduHotel' },
      ),
      day(
        ['成都—九寨沟', 'To Jiuzhaigou'],
        [
          '上午乘动车到黄龙九寨站，换车一个半小时到沟口，傍晚走藏寨。',
          'By train to Huanglong Jiuzhai and an hour and a half by coach; a Tibetan village at dusk.',
        ],
        ['jiuzhaigou'],
        { meals: 'BLD', by: 'trainCoach', stay: 'jiuzhaiHotel' },
      ),
      day(
        ['九寨一整天', 'A day among the lakes'],
        [
          '8:00 入沟，先上长海，再到五花海、镜海，下午步行珍珠滩到诺日朗，17:00 出沟。',
          'In at eight: Long Lake first, then Five Flower and Mirror Lakes, on foot from Pearl Shoal to Nuorilang; out at five.',
        ],
        ['jiuzhaigou'],
        { meals: 'BLD', by: 'footBus', stay: 'jiuzhaiHotel' },
      ),
      day(
        ['黄龙—成都', 'Huanglong and back'],
        [
          '上午乘索道上黄龙看五彩池，慢走下山，傍晚动车回成都。',
          'By cable car to the terraces of Huanglong, slowly down on foot, the evening train to Chengdu.',
        ],
        ['huanglong'],
        { meals: 'BL', by: 'trainCoach', stay: 'chengduHotel' },
      ),
      day(
        ['熊猫与都江堰', 'Pandas and Dujiangyan'],
        [
          '7:30 进熊猫基地，午后到都江堰看鱼嘴分水，晚上吃火锅。',
          'Pandas at half past seven, the ancient weir of Dujiangyan after noon, hotpot at night.',
        ],
        ['chengduPanda', 'dujiangyan'],
        { meals: 'BD', by: 'coach', stay: 'chengduHotel' },
      ),
      day(
        ['成都—湛江', 'Home'],
        [
          '上午人民公园看人下棋掏耳朵，午后航班返湛江。',
          'Chess and tea in People’s Park, then the afternoon flight.',
        ],
        ['kuanzhai'],
        { meals: 'B', by: 'coachFlight' },
      ),
    ],
    notices: ['altitude', 'cold'],
    price: 3780,
    usualPrice: 4280,
    childPercent: 75,
    singleNight: 190,
    departs: 'thrice',
    minGroup: 10,
    cover: 'waterfall',
  },
  {
    slug: 'tibet-eight-days',
    category: 'domestic',
    title: ['西藏林芝·拉萨八日：从峡谷到圣城', 'Nyingchi and Lhasa: from gorge to holy city'],
    summary: [
      '先住海拔 3000 米以下的林芝适应，再乘拉林铁路进拉萨，行程放慢一天。',
      'First the lower valleys of Nyingchi, then by rail to Lhasa, a day slower than most.',
    ],
    destination: '拉萨',
    region: 'lhasa',
    themes: ['自然', '人文', '摄影'],
    way: 'air',
    highlights: [
      ['先低后高的行程，全程配供氧酒店与随车氧气', 'Low before high, with oxygen in hotel and coach'],
      ['索松村远望南迦巴瓦，三月桃花映雪峰', 'Namjagbarwa from Suosong, behind peach blossom in March'],
      ['布达拉宫专人讲解，提前实名预约', 'The Potala with its own guide, booked by name'],
    ],
    days: [
      day(
        ['湛江—成都', 'To Chengdu'],
        [
          '午后飞成都中转，晚上开行前说明会，测血氧。',
          'To Chengdu after noon; a briefing in the evening, and everyone’s oxygen is measured.',
        ],
        ['kuanzhai'],
        { meals: 'D', by: 'flight', stay: 'chengduHotel' },
      ),
      day(
        ['成都—林芝', 'To Nyingchi'],
        [
          '飞米林约两小时，沿雅鲁藏布江到林芝，下午休息不洗澡不饮酒，傍晚在江边慢走。',
          'Two hours to Mainling and along the Yarlung Tsangpo; rest, no bath, no wine, a slow walk at dusk.',
        ],
        ['namjagbarwa'],
        { meals: 'BD', by: 'flightCoach', stay: 'nyingchiHotel' },
      ),
      day(
        ['大峡谷与索松村', 'The gorge and Suosong'],
        [
          '游雅鲁藏布大峡谷入口段，在索松村等云开，看南迦巴瓦“羞女峰”露面。',
          'The mouth of the great gorge; in Suosong we wait for the clouds to lift from the shy peak.',
        ],
        ['namjagbarwa'],
        { meals: 'BLD', by: 'coach', stay: 'nyingchiHotel' },
      ),
      day(
        ['巴松措—拉萨', 'Basum Lake, then Lhasa'],
        [
          '上午游巴松措湖心岛，午后乘拉林铁路约三小时到拉萨。',
          'The island monastery of Basum, then about three hours on the Lhasa–Nyingchi railway.',
        ],
        ['basum'],
        { meals: 'BL', by: 'trainCoach', stay: 'lhasaHotel' },
      ),
      day(
        ['布达拉宫与大昭寺', 'Potala and Jokhang'],
        [
          '上午登布达拉宫，午休后参观大昭寺，黄昏随人流转八廓街。',
          'Up the Potala in the morning, the Jokhang after a rest, round the Barkhor at dusk.',
        ],
        ['potala', 'jokhang'],
        { meals: 'BL', by: 'coach', stay: 'lhasaHotel' },
      ),
      day(
        ['羊卓雍措', 'Yamdrok Lake'],
        [
          '翻岗巴拉山口（海拔 4900 余米）看羊湖，湖边停两小时，返拉萨泡脚休息。',
          'Over Kamba La, above 4,900 metres, to the turquoise lake for two hours; back to rest in Lhasa.',
        ],
        ['yamdrok'],
        { meals: 'BL', by: 'coach', stay: 'lhasaHotel' },
      ),
      day(
        ['拉萨—成都', 'Down to Chengdu'],
        [
          '上午自由逛药王山与甜茶馆，午后飞成都，晚上吃一顿辣的。',
          'A sweet-tea house in the morning, the flight to Chengdu, something hot at night.',
        ],
        ['jokhang'],
        { meals: 'B', by: 'flight', stay: 'chengduHotel' },
      ),
      day(
        ['成都—湛江', 'Home'],
        [
          '睡到自然醒，午后航班返回湛江，海平面的空气真甜。',
          'No alarm, the afternoon flight, and the sweet thick air of the sea.',
        ],
        ['kuanzhai'],
        { meals: 'B', by: 'flight' },
      ),
    ],
    notices: ['altitude', 'cold'],
    price: 6980,
    childPercent: 80,
    singleNight: 220,
    departs: 'saturdays',
    minGroup: 10,
    cover: 'temple',
  },
];
