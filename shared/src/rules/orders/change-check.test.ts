import {
  type ChangeFacts,
  changeDeadline,
  changeObstacle,
  changesLeft,
  changeTermsOf,
} from './change-check.ts';

const facts: ChangeFacts = {
  kind: 'tour',
  state: 'PAID',
  fulfilment: 'GROUP_PENDING',
  travelDay: '2028-03-05',
  people: 2,
  terms: { daysBefore: 3, times: 2 },
  done: { date: 0, traveller: 0 },
  pending: false,
};

const at = (moment: string): Date => new Date(`${moment}+08:00`);
const early = at('2028-02-01T12:00:00');

test.each([
  ['a paid tour', {}, null],
  ['one whose group is confirmed', { fulfilment: 'CONFIRMED' }, null],
  ['one under way', { fulfilment: 'TRAVELLING' }, 'tooLate'],
  ['one whose group failed', { fulfilment: 'FAILED_GROUP' }, 'tooLate'],
  ['a hotel', { kind: 'hotel', fulfilment: 'CONFIRMING' }, 'otherKind'],
  ['an unpaid order', { state: 'PENDING_PAYMENT' }, 'notPaid'],
  ['a closed order', { state: 'CLOSED' }, 'notPaid'],
  ['an order being refunded', { state: 'REFUNDING' }, 'underWay'],
  ['an order refunded in part', { state: 'PARTIALLY_REFUNDED' }, 'staffOnly'],
  ['a completed order', { state: 'COMPLETED' }, 'tooLate'],
  ['an order with a change that awaits payment', { pending: true }, 'pending'],
  ['an order changed as often as possible', { done: { date: 2, traveller: 0 } }, 'tooOften'],
] as const)('%s: %#', (_case, change, why) => {
  expect(changeObstacle('date', { ...facts, ...change }, early)).toBe(why);
});

test.each([
  ['2028-03-02T23:59:59', null],
  ['2028-03-03T00:00:00', 'tooLate'],
] as const)('three days before departure end at midnight in Shanghai: %s', (moment, why) => {
  expect(changeObstacle('traveller', facts, at(moment))).toBe(why);
  expect(at(moment) < changeDeadline('2028-03-05', facts.terms)).toBe(why === null);
});

test('travellers are replaced so many times for each person, dates for the order', () => {
  const used = { ...facts, done: { date: 1, traveller: 3 } };
  expect([changesLeft('date', used), changesLeft('traveller', used)]).toEqual([1, 1]);
  expect(changesLeft('date', { ...facts, done: { date: 9, traveller: 0 } })).toBe(0);
});

test.each([
  [{}, { daysBefore: 3, times: 3 }],
  [
    { changeDays: null, changeTimes: null },
    { daysBefore: 3, times: 3 },
  ],
  [
    { changeDays: 0, changeTimes: 0 },
    { daysBefore: 0, times: 0 },
  ],
  [
    { changeDays: 15, changeTimes: 1 },
    { daysBefore: 15, times: 1 },
  ],
])('a tour that says %o has the limits %o', (content, terms) => {
  expect(changeTermsOf(content)).toEqual(terms);
});
