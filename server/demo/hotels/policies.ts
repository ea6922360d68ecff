import type { Pair } from '../tours/tour-seed.ts';

interface Policy {
  readonly title: Pair;
  readonly body: Pair;
}

const children: Pair = ['儿童与加床', 'Children and extra beds'];
const pets: Pair = ['宠物', 'Pets'];
const breakfast: Pair = ['早餐', 'Breakfast'];
const deposit: Pair = ['押金', 'Deposit'];
const arriving: Pair = ['抵达', 'Getting in'];

/** House rules by name. */
export const policies = {
  childrenFree: {
    title: children,
    body: [
      '1.2 米以下儿童与父母同床免费，加床每晚 120 元，婴儿床可免费预约。',
      'Children under 1.2 m share their parents’ bed for nothing. An extra bed is 120 yuan a night, a cot is free on request.',
    ],
  },
  childrenCamp: {
    title: children,
    body: [
      '12 岁以下儿童不另收房费，可参加当日的儿童活动；加床每晚 180 元，含早餐。',
      'Children under 12 stay for nothing and may join the day’s activities. An extra bed with breakfast is 180 yuan a night.',
    ],
  },
  noExtraBed: {
    title: children,
    body: [
      '房间面积有限，不能加床；1.2 米以下儿童与成人同床不另收费。',
      'The rooms are too small for extra beds. Children under 1.2 m share a bed for nothing.',
    ],
  },
  noPets: { title: pets, body: ['不接待宠物，导盲犬除外。', 'No pets; guide dogs are welcome.'] },
  petsWelcome: {
    title: pets,
    body: [
      '可带一只 15 公斤以下的猫犬，每次入住收清洁费 80 元，请自备牵引绳。',
      'One cat or dog up to 15 kg may come; cleaning is 80 yuan a stay. Please bring a lead.',
    ],
  },
  buffet: {
    title: breakfast,
    body: [
      '自助早餐 7:00–10:00，房价未含早餐时每位 48 元，1.2 米以下儿童免费。',
      'Buffet from 7:00 to 10:00; 48 yuan each where the room has none, nothing for children under 1.2 m.',
    ],
  },
  grandBuffet: {
    title: breakfast,
    body: [
      '自助早餐 6:30–10:30，房价未含早餐时每位 98 元，1.2 至 1.4 米儿童半价。',
      'Buffet from 6:30 to 10:30; 98 yuan each where the room has none, half for children of 1.2 to 1.4 m.',
    ],
  },
  homeBreakfast: {
    title: breakfast,
    body: [
      '早餐由主人现做，8:00–9:30 供应，粥粉面每天轮换；想早出门请前一晚告知。',
      'Your hosts cook breakfast from 8:00 to 9:30, congee or noodles in turn. Early starters tell them the evening before.',
    ],
  },
  smallBreakfast: {
    title: breakfast,
    body: [
      '早餐 7:00–9:30，另购每位 25 元。',
      'Breakfast from 7:00 to 9:30; 25 yuan each where it is not included.',
    ],
  },
  deposit: {
    title: deposit,
    body: [
      '入住时预授权或支付押金 300 元，退房检查后原路退回。',
      'A deposit of 300 yuan is held on arrival and goes back the way it came at check-out.',
    ],
  },
  noDeposit: { title: deposit, body: ['免押金入住。', 'No deposit.'] },
  ferry: {
    title: ['渡船', 'Ferry'],
    body: [
      '上岛须乘渡船，末班船开出后无法入住。因风浪停航不能上岛的房晚全额退款。',
      'The island is reached by ferry; after the last one nobody can check in. Nights lost to a stopped ferry are refunded in full.',
    ],
  },
  lateDesk: {
    title: arriving,
    body: [
      '前台 24 小时有人，凌晨到店请提前告知。',
      'The desk is open day and night; tell us if you come after midnight.',
    ],
  },
  selfCheckIn: {
    title: arriving,
    body: [
      '自助入住：当天 12 点发送门锁密码，管家 9:00–22:00 在线。',
      'You let yourself in: the door code comes at noon of the day, and somebody answers from 9:00 to 22:00.',
    ],
  },
  hostMeets: {
    title: arriving,
    body: [
      '主人在店时间 8:00–22:00，请告知预计抵达时间，好在门口等您。',
      'Your hosts are in from 8:00 to 22:00. Tell them when you come and they meet you at the door.',
    ],
  },
} as const satisfies Record<string, Policy>;

export type PolicyName = keyof typeof policies;

/** Rules that every house keeps. */
export const commonPolicies: readonly Policy[] = [
  {
    title: ['证件', 'Documents'],
    body: [
      '每位入住者须出示有效身份证件原件，未成年人须由监护人陪同或授权。',
      'Every guest shows an identity document. Those under 18 come with a guardian or with their written leave.',
    ],
  },
  {
    title: ['吸烟', 'Smoking'],
    body: [
      '客房与走廊全面禁烟，室外设吸烟处。',
      'No smoking in rooms and corridors; there is a place outdoors.',
    ],
  },
  {
    title: ['发票', 'Invoices'],
    body: [
      '房费由旅行社开具电子发票，离店后在订单中申请；店内其他消费由酒店开具。',
      'The agency invoices the room: ask for it in your order after you left. Anything else is invoiced by the house.',
    ],
  },
];
