import type { Pair } from '../tours/tour-seed.ts';

/** For whom a ticket type is. */
export const audiences = {
  everyone: ['不限年龄', 'All ages'],
  adult: ['18 至 64 周岁', 'Ages 18 to 64'],
  child: ['6 至 17 周岁', 'Ages 6 to 17'],
  smallChild: ['身高 1.2 至 1.5 米的儿童', 'Children of 1.2 to 1.5 m'],
  student: ['全日制本科及以下学生，凭学生证', 'Full-time students with a student card'],
  senior: ['65 周岁及以上，凭身份证', 'Ages 65 and over, with an identity document'],
  family: ['2 名成人和 1 名 1.5 米以下儿童', 'Two adults and a child under 1.5 m'],
  parentAndChild: ['1 名成人和 1 名 6 至 12 周岁儿童', 'One adult and a child of 6 to 12'],
  grown: ['18 周岁及以上，不适合孕期旅客', 'Ages 18 and over; not for expectant mothers'],
} as const satisfies Record<string, Pair>;

export type AudienceName = keyof typeof audiences;

/** What a ticket often holds. */
export const inclusions = {
  entry: ['当日入园一次', 'One entry on the day'],
  twoDays: ['首次入园起 48 小时内有效', 'Valid for 48 hours from the first entry'],
  shuttle: ['园内观光车', 'Shuttle within the grounds'],
  guide: ['中文导览讲解', 'A guide, in Chinese'],
  english: ['英文语音导览', 'An audio guide in English'],
  boat: ['往返船票', 'The boat there and back'],
  cruise: ['游船一程', 'One trip by boat'],
  cable: ['索道往返', 'The cable car up and down'],
  museum: ['展馆参观', 'The museum'],
  show: ['当日演出一场', 'One performance on the day'],
  insurance: ['旅游意外保险', 'Accident insurance'],
  vest: ['救生衣', 'A life vest'],
  shower: ['淡水淋浴与更衣柜', 'Shower and locker'],
  parasol: ['遮阳伞和两张沙滩椅', 'A parasol and two beach chairs'],
  tools: ['材料与工具', 'Material and tools'],
  coach: ['教练指导', 'An instructor'],
  snack: ['一份当地小吃', 'Something local to eat'],
  drink: ['一杯饮料', 'A drink'],
  photo: ['合影一张', 'A photograph'],
  fees: ['沿途场馆票（如有）', 'Entrance on the way, where there is one'],
} as const satisfies Record<string, Pair>;

export type InclusionName = keyof typeof inclusions;

/** What visitors should know, of sights that it holds for. */
export const sightNotices = {
  freePlace: [
    '此地免费开放，本页售卖的是导览、游船、体验等服务，不购买也可自行游览。',
    'The place itself is free. What is sold here is a guide, a boat or a workshop; you may also just go.',
  ],
  smallFree: [
    '6 周岁以下或身高 1.2 米以下儿童由成人陪同免票，请在入口核验。',
    'Children under 6 or 1.2 m enter for nothing with an adult; this is checked at the gate.',
  ],
  tide: [
    '出发时段随潮汐微调，前一天 18 点前短信通知。',
    'Hours shift a little with the tide; you hear by text message before 18:00 of the day before.',
  ],
  wind: [
    '大风、大雾或雷暴时停航停玩，未使用的票全额退款。',
    'In strong wind, fog or thunder boats stay in; unused tickets are refunded in full.',
  ],
  swim: [
    '请在浮标以内、有救生员值守的时间下水，儿童须由成人全程看护。',
    'Swim within the buoys and while lifeguards are on duty; children stay with an adult.',
  ],
  steps: [
    '台阶较多，请穿防滑鞋；坐轮椅的游客可走平缓路线，请提前联系。',
    'There are many steps: wear shoes that grip. A level route for wheelchairs is shown on request.',
  ],
  sun: ['少有树荫，请备帽子、防晒与饮水。', 'Little shade: bring a hat, sunscreen and water.'],
  mosquito: [
    '林间有蚊虫，请穿长裤并备驱蚊液。',
    'There are mosquitoes: wear long trousers and bring a repellent.',
  ],
  temple: [
    '寺庙内请低声，勿对着神像使用闪光灯。',
    'Speak softly in temples, and no flash before the altars.',
  ],
  pets: ['宠物不能入园，导盲犬除外。', 'No pets; guide dogs are welcome.'],
  heart: [
    '心脏病、高血压患者与孕期旅客不宜参加高空和水下项目。',
    'Heights and diving are not for those with heart disease or high blood pressure, nor for expectant mothers.',
  ],
  drones: ['景区内飞行无人机须事先报备。', 'Drones only with permission asked beforehand.'],
  late: [
    '请提前 15 分钟到集合点，迟到不候，可改当日其他有余位的场次。',
    'Come 15 minutes early. We cannot wait, but you may join another session of the day that has room.',
  ],
} as const satisfies Record<string, Pair>;

export type SightNoticeName = keyof typeof sightNotices;

/** Holds for every sight of the demo. */
export const demoNotice: Pair = [
  '本站为演示站点：票价、票种与名额均为演示数据，入园规定以景区当日公告为准。',
  'This is a demonstration: prices, ticket types and stock are made up. What the sight itself announces holds.',
];

export const entryNotices = {
  realName: [
    '实名购票，一人一证；凭订单二维码和身份证件原件入园。',
    'One ticket per name and document: bring the code of your order and the document itself.',
  ],
  code: [
    '凭订单二维码入园，无需换票。',
    'Show the code of your order at the gate; there is nothing to exchange.',
  ],
} as const satisfies Record<string, Pair>;
