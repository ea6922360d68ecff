import type { TourCategory } from '@portal/shared/contract';
import type { Pair } from '../../text-pair.ts';
import type { TourSeed } from '../tour-seed.ts';
import { notices } from '../vocabulary.ts';

const meeting: Readonly<Record<TourCategory, Pair>> = {
  local: [
    '集合地点在赤坎金沙湾广场或霞山海滨公园正门，出发前一天 18 点前由导游短信确认。',
    'We meet at Jinsha Bay Square in Chikan or the main gate of Haibin Park in Xiashan; your guide confirms by 18:00 the day before.',
  ],
  vicinity: [
    '赤坎金沙湾广场集合，早班团 7:30 发车，迟到 15 分钟以上请自行前往首站会合。',
    'We meet at Jinsha Bay Square in Chikan and leave at 7:30; later than 15 minutes, please join us at the first stop.',
  ],
  domestic: [
    '请携带有效身份证件原件，出发前一天发送航班或车次、导游电话与当地天气。',
    'Bring your identity document. Flight or train, your guide’s number and the weather come the day before.',
  ],
  abroad: [
    '护照有效期须在回程后六个月以上，并留有空白页；出团说明会在出发前三天举行。',
    'Passports must be valid for six months after the return and have blank pages. We brief the group three days before.',
  ],
  'party-building': [
    '可按单位要求调整教学主题、会议室与横幅，签约后由专人对接。',
    'Topic, meeting room and banner follow your organisation’s wishes; one person looks after you from contract to return.',
  ],
  learning: [
    '面向 7 至 16 岁学生，过敏史与用药情况请在报名时说明；学生由导师统一保管药品。',
    'For pupils of 7 to 16. Tell us of allergies and medicine when booking; tutors keep all medicine.',
  ],
};

const children: Pair = [
  '儿童价适用于出发当日 2 至 11 周岁，含车位、半餐与门票，不占床。',
  'The child price is for ages 2 to 11 on the day of departure: seat, half meals and tickets, without a bed of their own.',
];

/** What a traveller should know before booking, besides what the figures of the product say. */
export const noticesOf = (seed: TourSeed): Pair[] => [
  meeting[seed.category],
  children,
  ...(seed.notices ?? []).map((name) => notices[name]),
];
