import {
  leavingFault,
  singleRoomsLeft,
  type TravellerRefundFacts,
  travellerRefundObstacle,
} from './traveller-refund-check.ts';

const facts: TravellerRefundFacts = {
  kind: 'tour',
  state: 'PAID',
  fulfilment: 'GROUP_PENDING',
  travelDay: '2028-03-05',
  refunded: 0,
  refundTiers: [
    { daysBefore: 30, feePercent: 0 },
    { daysBefore: 7, feePercent: 30 },
  ],
  pending: false,
};

const at = (moment: string): Date => new Date(`${moment}+08:00`);
const early = at('2028-01-01T12:00:00');

test.each([
  ['a paid tour', {}, null],
  ['one whose group is confirmed', { fulfilment: 'CONFIRMED' }, null],
  ['one that travellers left before', { state: 'PARTIALLY_REFUNDED' }, null],
  ['one refunded in part by staff', { state: 'PARTIALLY_REFUNDED', refunded: 100 }, 'staffOnly'],
  ['one with a change of date to pay', { pending: true }, 'pending'],
  ['one whose balance is open', { unpaid: 70 }, 'depositKept'],
  ['one under way', { fulfilment: 'TRAVELLING' }, 'tooLate'],
  ['one whose group failed', { fulfilment: 'FAILED_GROUP' }, 'tooLate'],
  ['one without a day', { travelDay: null }, 'tooLate'],
  ['a hotel', { kind: 'hotel', fulfilment: 'CONFIRMING' }, 'otherKind'],
  ['an unpaid order', { state: 'PENDING_PAYMENT' }, 'notPaid'],
  ['an order with an open request', { state: 'REFUND_REQUESTED' }, 'underWay'],
  ['an order being refunded', { state: 'REFUNDING' }, 'underWay'],
  ['a refunded order', { state: 'REFUNDED' }, 'givenBack'],
  ['a completed order', { state: 'COMPLETED' }, 'completed'],
] as const)('%s is decided on: %#', (_case, change, why) => {
  expect(travellerRefundObstacle({ ...facts, ...change }, early)).toBe(why);
});

test.each([
  ['2028-02-27T23:59:59', null],
  ['2028-02-28T00:00:00', 'tooLate'],
] as const)('the last tier ends at midnight in Shanghai: %s', (moment, why) => {
  expect(travellerRefundObstacle(facts, at(moment))).toBe(why);
});

const [adult, child] = [{ child: false }, { child: true }];

test.each([
  ['one of two adults leaves', [adult, adult], [1], null],
  ['two of three adults leave', [adult, adult, adult], [0, 2], null],
  ['a child leaves', [adult, child], [1], null],
  ['an adult and a child leave two adults', [adult, adult, child, adult], [0, 2], null],
  ['no traveller is chosen', [adult, adult], [], 'none'],
  ['a traveller is unknown', [adult, adult], [2], 'unknown'],
  ['a traveller is chosen twice', [adult, adult], [0, 0], 'unknown'],
  ['everyone is chosen', [adult, adult], [1, 0], 'everyone'],
  ['the only traveller is chosen', [adult], [0], 'everyone'],
  ['a child would stay alone', [adult, child], [0], 'noAdult'],
  ['children would stay alone', [adult, child, adult, child], [0, 2], 'noAdult'],
] as const)('%s: %#', (_case, travellers, places, fault) => {
  expect(leavingFault(travellers, places)).toBe(fault);
});

test.each([
  [{ adults: 2, singleRooms: 0 }, 1, { least: 0, most: 0 }],
  [{ adults: 3, singleRooms: 1 }, 1, { least: 0, most: 1 }],
  [{ adults: 2, singleRooms: 2 }, 1, { least: 1, most: 1 }],
  [{ adults: 3, singleRooms: 2 }, 2, { least: 0, most: 1 }],
  [{ adults: 2, singleRooms: 1 }, 0, { least: 1, most: 1 }],
])('of %o, %d adults leave single rooms %o', (party, leaving, rooms) => {
  expect(singleRoomsLeft(party, leaving)).toEqual(rooms);
});
