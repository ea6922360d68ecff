import type { OrderDetails, OrderState } from '@portal/shared/contract';
import { needsApproval } from './refund-approval.ts';
import type { RefundFacts } from './refund-facts.ts';
import { quoteOrderRefund } from './refund-quote.ts';

const zh = { zh: '名' };
const address = {
  name: '李兰',
  mobile: '13800138000',
  province: '广东',
  city: '湛江',
  district: '',
  street: '1',
};

const tourDetails: OrderDetails = { kind: 'tour', days: 3, adults: 1, children: 0, singleRooms: 0 };
const stay: OrderDetails = {
  kind: 'hotel',
  room: zh,
  checkIn: '2028-02-29',
  checkOut: '2028-03-03',
  rooms: 2,
  guests: ['a', 'b'],
  arrivalTime: '15:00',
  cancellation: { free: true, daysBefore: 1, hour: 18 },
  nights: [
    { day: '2028-02-29', price: 30_000 },
    { day: '2028-03-01', price: 20_000 },
    { day: '2028-03-02', price: 20_000 },
  ],
};
const visit: OrderDetails = {
  kind: 'ticket',
  type: zh,
  day: '2028-02-29',
  from: null,
  to: null,
  count: 3,
  refund: 'dayBefore',
};
const parcel: OrderDetails = {
  kind: 'goods',
  things: [
    { skuId: 1, productId: 1, title: zh, options: [], picture: '/p', price: 4500, count: 2 },
    { skuId: 2, productId: 1, title: zh, options: [], picture: '/p', price: 1000, count: 1 },
  ],
  freight: 1000,
  address,
};
const visaDetails: OrderDetails = {
  kind: 'visa',
  type: zh,
  country: zh,
  travelDay: '2028-05-01',
  applicants: [],
  documents: [],
  returnAddress: address,
};

const sold = (details: OrderDetails, changes: Partial<RefundFacts> = {}): RefundFacts => ({
  state: 'PAID',
  fulfilment: {
    tour: 'GROUP_PENDING',
    hotel: 'CONFIRMING',
    ticket: 'ISSUED',
    goods: 'TO_SHIP',
    visa: 'DOCS_PENDING',
  }[details.kind],
  travelDay: '2028-02-29',
  amount: 10_000,
  refunded: 0,
  refundTiers: [],
  details,
  usedTickets: 0,
  receivedAt: null,
  ...changes,
});

const ask = (facts: RefundFacts, now: string) => {
  const { why, fee, refund, paid } = quoteOrderRefund(facts, new Date(now));
  expect(fee + refund).toBe(paid);
  return why ?? refund;
};

const refundTiers = [
  { daysBefore: 7, feePercent: 0 },
  { daysBefore: 1, feePercent: 40 },
  { daysBefore: 0, feePercent: 60 },
];

test.each([
  ['the last moment that is free', '2028-02-22T23:59:59+08:00', 10_000],
  ['the first that is not', '2028-02-23T00:00:00+08:00', 6000],
  ['the last of the day before', '2028-02-28T23:59:59+08:00', 6000],
  ['the day itself', '2028-02-29T00:00:00+08:00', 4000],
  ['the end of the day itself', '2028-02-29T23:59:59+08:00', 4000],
  ['the day after', '2028-03-01T00:00:00+08:00', 'tooLate'],
])('a tour on a leap day, %s', (_, now, back) => {
  expect(ask(sold(tourDetails, { refundTiers }), now)).toBe(back);
});

test.each([
  ['a second before the hour', '2028-02-28T17:59:59+08:00', {}, 14_000],
  ['at the hour the first night is kept', '2028-02-28T18:00:00+08:00', {}, 8000],
  ['on the evening of arrival too', '2028-02-29T23:59:59+08:00', {}, 8000],
  ['from midnight on it is a no-show', '2028-03-01T00:00:00+08:00', {}, 'tooLate'],
  ['who was marked as not come', '2028-02-29T22:00:00+08:00', { fulfilment: 'NO_SHOW' }, 'tooLate'],
  ['who has arrived', '2028-02-29T16:00:00+08:00', { fulfilment: 'CHECKED_IN' }, 'tooLate'],
  ['a coupon counts for every night alike', '2028-02-28T18:00:00+08:00', { amount: 13_999 }, 8000],
])('a room: %s', (_, now, changes, back) => {
  expect(ask(sold(stay, { amount: 14_000, ...changes }), now)).toBe(back);
});

test('a room without free cancellation is not refunded', () => {
  const details = { ...stay, cancellation: { free: false, daysBefore: 0, hour: 0 } } as OrderDetails;
  expect(ask(sold(details), '2027-01-01T00:00:00Z')).toBe('neverBack');
});

test.each([
  ['dayBefore', '2028-02-28T23:59:59+08:00', 0, 10_000],
  ['dayBefore', '2028-02-29T00:00:00+08:00', 0, 'tooLate'],
  ['anytime', '2028-02-29T12:00:00+08:00', 0, 10_000],
  ['anytime', '2028-02-29T12:00:00+08:00', 1, 6666],
  ['anytime', '2028-02-29T12:00:00+08:00', 3, 'tooLate'],
  ['never', '2028-01-01T12:00:00+08:00', 0, 'neverBack'],
] as const)('tickets refunded %s, at %s with %i used', (refund, now, usedTickets, back) => {
  expect(ask(sold({ ...visit, refund } as OrderDetails, { usedTickets }), now)).toBe(back);
});

const received = { fulfilment: 'RECEIVED', receivedAt: new Date('2028-02-22T23:59:59+08:00') };

test.each([
  ['before sending, all', {}, '2028-02-20T00:00:00Z', 11_000],
  ['on the way, not yet', { fulfilment: 'SHIPPED' }, '2028-02-20T00:00:00Z', 'onTheWay'],
  ['once they came, without sending', received, '2028-02-23T00:00:00+08:00', 10_000],
  ['to the end of the seventh day', received, '2028-02-29T23:59:59+08:00', 10_000],
  ['not on the eighth', received, '2028-03-01T00:00:00+08:00', 'tooLate'],
  ['on the way back already', { fulfilment: 'RETURNING' }, '2028-02-20T00:00:00Z', 'tooLate'],
  ['a coupon is shared with sending', { ...received, amount: 5500 }, '2028-02-23T00:00:00Z', 5000],
])('goods: %s', (_, changes, now, back) => {
  expect(ask(sold(parcel, { amount: 11_000, ...changes }), now)).toBe(back);
});

test.each([
  ['DOCS_PENDING', 9999],
  ['DOCS_REJECTED', 9999],
  ['REVIEWING', 7000],
  ['SUBMITTED', 'tooLate'],
  ['APPROVED', 'tooLate'],
  ['DELIVERED', 'tooLate'],
])('a visa %s', (fulfilment, back) => {
  expect(ask(sold(visaDetails, { fulfilment, amount: 9999 }), '2028-01-01T00:00:00Z')).toBe(back);
});

test.each([
  ['PENDING_PAYMENT', 'notPaid'],
  ['CLOSED', 'notPaid'],
  ['COMPLETED', 'completed'],
  ['REFUND_REQUESTED', 'underWay'],
  ['REFUNDING', 'underWay'],
  ['REFUNDED', 'givenBack'],
] as const)('an order that is %s cannot be refunded: %s', (state: OrderState, why) => {
  expect(ask(sold(visaDetails, { state }), '2028-01-01T00:00:00Z')).toBe(why);
});

test.each([
  ['what went back before counts', 3000, 3000],
  ['all that the terms give back has gone back', 6000, 'givenBack'],
  ['more than they give back has gone back', 9000, 'givenBack'],
])('in parts: %s', (_, refunded, back) => {
  const facts = sold(tourDetails, { refundTiers, refunded, state: 'PARTIALLY_REFUNDED' });
  expect(ask(facts, '2028-02-25T00:00:00Z')).toBe(back);
});

test('the fee for travellers who left is kept, and those who stay pay theirs on their own fares alone', () => {
  const facts = sold(tourDetails, { refundTiers, feesKept: 2000, state: 'PARTIALLY_REFUNDED' });
  expect(ask(facts, '2028-02-22T00:00:00Z')).toBe(8000);
  expect(ask(facts, '2028-02-25T00:00:00Z')).toBe(4800);
});

test.each([
  ['tour', 'GROUP_PENDING', false],
  ['tour', 'CONFIRMED', true],
  ['hotel', 'CONFIRMING', false],
  ['hotel', 'CONFIRMED', true],
  ['ticket', 'ISSUED', false],
  ['ticket', 'PARTLY_USED', true],
  ['goods', 'TO_SHIP', false],
  ['goods', 'RECEIVED', true],
  ['visa', 'DOCS_REJECTED', false],
  ['visa', 'REVIEWING', true],
] as const)('%s %s: needs approval %s', (kind, fulfilment, decides) => {
  expect(needsApproval(kind, fulfilment)).toBe(decides);
});

const deposited = (changes: Partial<RefundFacts>): RefundFacts =>
  sold(tourDetails, {
    unpaid: 7_000,
    refundTiers: [
      { daysBefore: 7, feePercent: 10 },
      { daysBefore: 0, feePercent: 30 },
    ],
    ...changes,
  });

test.each([
  ['less than the deposit', '2028-02-20', { why: null, paid: 3_000, fee: 1_000, refund: 2_000 }],
  ['as high as the deposit', '2028-02-28', { why: 'depositKept', paid: 3_000, fee: 3_000, refund: 0 }],
  ['above the deposit', '2028-03-01', { why: 'depositKept', paid: 3_000, fee: 3_000, refund: 0 }],
])('of a deposit a fee of the whole price that is %s is kept', (_name, day, quote) => {
  expect(quoteOrderRefund(deposited({}), new Date(`${day}T12:00:00+08:00`))).toEqual(quote);
});
