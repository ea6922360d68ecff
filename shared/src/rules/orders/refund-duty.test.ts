import type { RefundBar } from '@portal/shared/contract';
import { needsSecondPerson, type RefundDeed, refundBar } from './refund-duty.ts';

const [buyer, proposer, decider, other] = [1, 2, 3, 4];
const deeds: readonly RefundDeed[] = ['propose', 'approve', 'reject', 'retry', 'transfer'];

const barsOf = (actor: number, secondPerson: boolean): (RefundBar | null)[] =>
  deeds.map((deed) => refundBar(deed, actor, { buyer, proposer, decider, secondPerson }));

test.each<[string, number, boolean, (RefundBar | null)[]]>([
  ['the buyer', buyer, false, ['bought', 'bought', 'bought', 'bought', 'bought']],
  ['the buyer', buyer, true, ['bought', 'bought', 'bought', 'bought', 'bought']],
  ['the proposer', proposer, false, [null, null, null, null, null]],
  ['the proposer', proposer, true, [null, 'proposed', null, 'proposed', 'proposed']],
  ['the decider', decider, false, [null, null, null, null, null]],
  ['the decider', decider, true, [null, null, null, null, 'decided']],
  ['a third person', other, true, [null, null, null, null, null]],
])(
  '%s (%i, second person: %s) may propose, approve, reject, retry, transfer: %j',
  (_who, actor, second, bars) => {
    expect(barsOf(actor, second)).toEqual(bars);
  },
);

test('a buyer who decided as well is named as the buyer', () => {
  const people = { buyer, proposer: buyer, decider: buyer, secondPerson: true };
  expect(refundBar('transfer', buyer, people)).toBe('bought');
});

test('a refund requested by its buyer has no proposer to exclude', () => {
  const people = { buyer, proposer: null, decider: null, secondPerson: true };
  expect(refundBar('approve', other, people)).toBeNull();
});

test.each([
  [500_000, 0, 500_000, false],
  [500_001, 0, 500_000, true],
  [100_000, 400_000, 500_000, false],
  [100_000, 400_001, 500_000, true],
  [1, 0, 0, true],
])('%d fen after %d that day, limit %d, need a second person: %s', (amount, alone, limit, needed) => {
  expect(needsSecondPerson(amount, alone, limit)).toBe(needed);
});
