import type { OrderDetail, OrderDetails } from '@portal/shared/contract';
import { detail, noPassport } from './order.fixture.ts';

type DetailsOf<K extends OrderDetails['kind']> = Extract<OrderDetails, { kind: K }>;

const address = {
  name: '李兰',
  mobile: '13800138000',
  province: '广东省',
  city: '湛江市',
  district: '霞山区',
  street: '海滨大道 1 号',
};

const paid: Partial<OrderDetail> = {
  state: 'PAID',
  people: 2,
  refundTiers: [],
  emergencyContact: null,
  remark: '',
};

export const hotelOrder = (changes: Partial<OrderDetail> = {}): OrderDetail =>
  detail({
    ...paid,
    ...{ orderNo: 'H20261120000001', kind: 'hotel', fulfilment: 'CONFIRMING', productId: 31, people: 1 },
    ...{ title: '海湾酒店', titleEn: 'Bay Hotel', travelDay: '2027-03-15', amount: 130_000 },
    paidAmount: 130_000,
    lines: [
      { code: 'night', name: '2027-03-15', unitPrice: 60_000, quantity: 1, amount: 60_000 },
      { code: 'night', name: '2027-03-16', unitPrice: 70_000, quantity: 1, amount: 70_000 },
    ],
    travellers: [],
    terms: [{ zh: '3月14日 18:00 前可免费取消', en: 'Free cancellation until 18:00 on 14 March' }],
    details: {
      kind: 'hotel',
      room: { zh: '海景大床房', en: 'Sea view room' },
      checkIn: '2027-03-15',
      checkOut: '2027-03-17',
      rooms: 1,
      guests: ['Chen Hai'],
      arrivalTime: '18:00',
      cancellation: { free: true, daysBefore: 1, hour: 18 },
      nights: [
        { day: '2027-03-15', price: 60_000 },
        { day: '2027-03-16', price: 70_000 },
      ],
    },
    ...changes,
  });

export const ticketOrder = (changes: Partial<OrderDetail> = {}): OrderDetail =>
  detail({
    ...paid,
    ...{ orderNo: 'K20261120000001', kind: 'ticket', fulfilment: 'ISSUED', productId: 41 },
    ...{ title: '湖光岩', titleEn: 'Huguangyan', travelDay: '2027-03-15', amount: 10_000 },
    paidAmount: 10_000,
    lines: [{ code: 'ticket', name: '成人票', unitPrice: 5000, quantity: 2, amount: 10_000 }],
    travellers: [
      {
        name: 'Chen Hai',
        documentType: 'id-card',
        documentMask: '440***********1230',
        child: false,
        ...noPassport,
      },
      { name: 'Li Lan', documentType: 'passport', documentMask: 'E1*****78', child: false, ...noPassport },
    ],
    terms: [{ zh: '未使用可随时全额退款', en: 'Fully refundable any time before use' }],
    details: {
      kind: 'ticket',
      type: { zh: '成人票', en: 'Adult ticket' },
      day: '2027-03-15',
      from: '09:00',
      to: '12:00',
      count: 2,
      refund: 'anytime',
    },
    ...changes,
  });

const things: DetailsOf<'goods'>['things'] = [
  {
    ...{ skuId: 1, productId: 51, picture: '/artwork/51.svg', price: 6800, count: 2 },
    title: { zh: '徐闻菠萝干', en: 'Dried pineapple' },
    options: [{ zh: '500 克', en: '500 g' }],
  },
];

export const goodsOrder = (changes: Partial<OrderDetail> = {}): OrderDetail =>
  detail({
    ...paid,
    ...{ orderNo: 'G20261120000001', kind: 'goods', fulfilment: 'TO_SHIP', productId: 51 },
    ...{ title: '徐闻菠萝干', titleEn: 'Dried pineapple', travelDay: null, amount: 13_600 },
    paidAmount: 13_600,
    discount: 1000,
    lines: [
      { code: 'goods', name: '徐闻菠萝干', unitPrice: 6800, quantity: 2, amount: 13_600 },
      { code: 'freight', name: '运费', unitPrice: 1000, quantity: 1, amount: 1000 },
    ],
    travellers: [],
    terms: [{ zh: '发货前可全额退款', en: 'Fully refundable before it is sent' }],
    details: { kind: 'goods', things, freight: 1000, address },
    ...changes,
  });

const passport = {
  title: { zh: '护照', en: 'Passport' },
  body: { zh: '有效期 6 个月以上', en: 'Valid for 6 months' },
};
const photo = { title: { zh: '照片', en: 'Photo' }, body: { zh: '白底', en: 'White background' } };

export const visaOrder = (changes: Partial<OrderDetail> = {}): OrderDetail =>
  detail({
    ...paid,
    ...{ orderNo: 'V20261120000001', kind: 'visa', fulfilment: 'DOCS_PENDING', productId: 61, people: 1 },
    ...{ title: '日本单次签证', titleEn: 'Japan single entry', travelDay: '2027-03-15', amount: 80_000 },
    paidAmount: 80_000,
    lines: [{ code: 'applicant', name: '单次', unitPrice: 80_000, quantity: 1, amount: 80_000 }],
    travellers: [
      { name: 'Li Lan', documentType: 'passport', documentMask: 'E1*****78', child: false, ...noPassport },
    ],
    terms: [{ zh: '送审前可全额退款', en: 'Fully refundable before the review' }],
    details: {
      kind: 'visa',
      type: { zh: '单次入境', en: 'Single entry' },
      country: { zh: '日本', en: 'Japan' },
      travelDay: '2027-03-15',
      applicants: [{ name: 'Li Lan', applicant: 'employed' }],
      documents: [
        {
          applicant: 'employed',
          items: [
            { ...passport, required: true, original: true },
            { ...photo, required: false, original: false },
          ],
        },
      ],
      returnAddress: address,
    },
    ...changes,
  });
