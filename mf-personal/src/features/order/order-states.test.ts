import type { OrderState } from '@portal/shared/contract';
import { actionsOf, countAll, isOverdue, type OrderAction, stateFrom, stateTabs } from './order-states.ts';

const expiresAt = '2026-11-20T10:30:00.000Z';
const early = Date.parse('2026-11-20T10:00:00.000Z');
const late = Date.parse(expiresAt);

test.each<[OrderState, string, number, readonly OrderAction[]]>([
  ['PENDING_PAYMENT', 'NONE', early, ['pay', 'cancel']],
  ['PENDING_PAYMENT', 'NONE', late, []],
  ['PAID', 'GROUP_PENDING', late, ['refund']],
  ['PAID', 'SHIPPED', late, ['receive', 'refund']],
  ['PAID', 'DOCS_PENDING', late, ['documents', 'refund']],
  ['PAID', 'DOCS_REJECTED', late, ['documents', 'refund']],
  ['PAID', 'ISSUED', late, ['tickets', 'refund']],
  ['PAID', 'constructor', late, ['refund']],
  ['COMPLETED', 'USED', late, ['bookAgain', 'remove']],
  ['CLOSED', 'NONE', early, ['bookAgain', 'remove']],
  ['REFUNDING', 'SHIPPED', early, []],
  ['REFUNDED', 'ISSUED', early, ['bookAgain', 'remove']],
])('with an order %s, %s (at %i) one can %p', (state, fulfilment, now, actions) => {
  expect(actionsOf({ state, fulfilment, expiresAt, reviewUntil: null }, now)).toEqual(actions);
});

test('reviewing comes before all other actions', () => {
  const order = { state: 'COMPLETED', fulfilment: 'USED', expiresAt, reviewUntil: expiresAt } as const;
  expect(actionsOf(order, late)).toEqual(['review', 'bookAgain', 'remove']);
});

test('only an unpaid order can be overdue', () => {
  expect(isOverdue({ state: 'PENDING_PAYMENT', expiresAt }, late)).toBe(true);
  expect(isOverdue({ state: 'PAID', expiresAt }, late)).toBe(false);
});

test('a refund state has a tab while it has orders', () => {
  const usual = ['PENDING_PAYMENT', 'PAID', 'COMPLETED', 'CLOSED'];
  expect(stateTabs({})).toEqual(usual);
  expect(stateTabs({ REFUNDING: 1, REFUNDED: 0 })).toEqual([
    'PENDING_PAYMENT',
    'PAID',
    'COMPLETED',
    'REFUNDING',
    'CLOSED',
  ]);
});

test('all orders are counted', () => {
  expect(countAll({})).toBe(0);
  expect(countAll({ PAID: 2, CLOSED: 3 })).toBe(5);
});

test.each([
  ['PAID', 'PAID'],
  ['paid', undefined],
  ['constructor', undefined],
  [undefined, undefined],
])('the URL has %s', (text, state) => {
  expect(stateFrom(text)).toBe(state);
});

test('an open balance comes before other actions', () => {
  const balance = { deposit: 1, balance: 2, dueOn: '2027-01-01', cancelsOn: '2027-01-03', paidAt: null };
  const order = { state: 'PAID', fulfilment: 'CONFIRMED', expiresAt, reviewUntil: null, balance } as const;
  expect(actionsOf(order, late)).toEqual(['payBalance', 'refund']);
  expect(actionsOf({ ...order, balance: { ...balance, paidAt: expiresAt } }, late)).toEqual(['refund']);
});
