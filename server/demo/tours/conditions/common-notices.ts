import type { TourCategory } from '@portal/shared/contract';
import type { Pair } from '../../text-pair.ts';
import type { TourSeed } from '../tour-seed.ts';
import { notices } from '../vocabulary.ts';

const meeting: Readonly<Record<TourCategory, Pair>> = {
  local: [
    '集合地点在赤坎金沙湾广场或霞山海滨公园正门，出发前一天 18 点前由导游短信确认。',
    'The meeting point is Jinsha Bay Square in Chikan or the main gate of Haibin Park in Xiashan; your guide confirms it by text message before 18:00 on the day before departure.',
  ],
  vicinity: [
    '赤坎金沙湾广场集合，早班团 7:30 发车，迟到 15 分钟以上请自行前往首站会合。',
    'Meet at Jinsha Bay Square in Chikan; morning groups leave at 7:30. If you are more than 15 minutes late, please make your own way to the first stop.',
  ],
  domestic: [
    '请携带有效身份证件原件，出发前一天发送航班或车次、导游电话与当地天气。',
    'Bring your original identity document. We send flight or train details, your guide’s phone number and the local weather the day before departure.',
  ],
  abroad: [
    '护照有效期须在回程后六个月以上，并留有空白页；出团说明会在出发前三天举行。',
    'Passports must be valid for at least six months after your return and have blank pages. A briefing is held three days before departure.',
  ],
  'party-building': [
    '可按单位要求调整教学主题、会议室与横幅，签约后由专人对接。',
    'Topics, meeting room and banner can be adapted to your organisation; once the contract is signed, a dedicated coordinator looks after your group.',
  ],
  learning: [
    '面向 7 至 16 岁学生，过敏史与用药情况请在报名时说明；学生由导师统一保管药品。',
    'For students aged 7 to 16. Please tell us about allergies and medication when booking; tutors look after all medication.',
  ],
};

const children: Pair = [
  '儿童价适用于出发当日 2 至 11 周岁，含车位、半餐与门票，不占床。',
  'The child price is for ages 2 to 11 on the day of departure and covers a seat, half-price meals and admission, without a bed.',
];

/** What a traveller should know before booking, besides what the figures of the product say. */
export const noticesOf = (seed: TourSeed): Pair[] => [
  meeting[seed.category],
  children,
  ...(seed.notices ?? []).map((name) => notices[name]),
];
