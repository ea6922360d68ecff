import type { Pair } from '../tour-seed.ts';

/** What only some tours have to say beforehand. */
export const notices = {
  ferry: [
    '渡船受风浪与雾影响，停航时先改走陆上行程，无法改走的退还未发生费用。',
    'Ferries depend on wind and fog. If they stop we take the route on land, or refund what was not used.',
  ],
  tide: [
    '赶海与红树林时段随潮汐每日不同，当天的准确时间由导游前一晚发送。',
    'Hours on the flats follow the tide; your guide sends the exact time the evening before.',
  ],
  swim: [
    '下海请在划定水域内并穿好救生衣，儿童须由成人全程看护。',
    'Swim only within the marked area with a life vest; children stay with an adult at all times.',
  ],
  altitude: [
    '行程在海拔 3000 米以上，心脑血管疾病、感冒未愈与孕期旅客请勿报名；随车备有氧气。',
    'The route lies above 3,000 m: not for travellers with heart disease, a cold, or a child on the way. Oxygen is on board.',
  ],
  cold: [
    '当地早晚温差大，冬季在零度以下，请备羽绒服、手套与防滑鞋。',
    'Mornings are cold, below zero in winter: bring a down coat, gloves and shoes that grip.',
  ],
  heat: [
    '当地日照强烈，请备遮阳帽、防晒霜与饮水，正午安排室内活动。',
    'The sun is strong: bring a hat, sunscreen and water. Midday is spent indoors.',
  ],
  hiking: [
    '行程含山路步行，请穿防滑运动鞋，行动不便的旅客可改乘景区车。',
    'There are mountain paths to walk: wear good shoes, or take the park shuttle instead.',
  ],
  season: [
    '花果成熟期随天气提前或延后，若当日不宜采摘，改为农场参观并赠送当季水果一份。',
    'Harvest shifts with the weather. If there is nothing to pick, we visit the farm and give each a box of fruit.',
  ],
  dress: [
    '进入寺庙与清真寺须着过膝下装并脱鞋，女士请备头巾。',
    'Temples and mosques ask for covered knees and bare feet; women bring a scarf.',
  ],
  selfDrive: [
    '参团车辆须有有效交强险与商业险，驾驶人驾龄满一年；途中禁止疲劳驾驶。',
    'Cars need valid insurance, drivers a licence held for a year or more. No driving when tired.',
  ],
  spring: [
    '泡汤每次不超过 20 分钟，饮酒后、高血压与心脏病旅客不宜下池。',
    'Stay in the spring for 20 minutes at most; not after drinking, nor with high blood pressure or heart disease.',
  ],
  iceSeason: [
    '冰雪大世界与雪乡随气温开闭，通常为十二月下旬至二月；开放期外改游太阳岛与镜泊湖并退差价。',
    'The ice park and Snow Town open with the frost, usually late December to February; outside that time we visit Sun Island and Jingpo Lake and refund the difference.',
  ],
  heritage: [
    '纪念场馆逢周一闭馆，遇闭馆时调整当日顺序；入馆请着装整齐、保持安静。',
    'Memorials close on Mondays, so the order may change. Dress neatly and keep your voice down inside.',
  ],
} as const satisfies Record<string, Pair>;

export type NoticeName = keyof typeof notices;
