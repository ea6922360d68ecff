import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  balanceCancelDay,
  balanceGraceDays,
  balanceReminderDays,
  extraFee,
  leavingFault,
  quoteOrderRefund,
  type RefundFacts,
  travellerRefundObstacle,
  travellerRefundPrice,
} from '@portal/shared/rules';
import { getTravelTerms } from './travel-terms.ts';

const text = (title: string): { readonly zh: string; readonly en: string } => {
  const clause = getTravelTerms().clauses.find((one) => one.title.zh === title);
  if (!clause) throw new Error(`no clause ${title}`);
  const items = (language: 'zh' | 'en') => clause.items.map((item) => item[language]).join('\n');
  return { zh: items('zh'), en: items('en') };
};

const says = (title: string, ...facts: readonly (readonly [zh: string, en: string])[]): void => {
  const { zh, en } = text(title);
  for (const fact of facts) {
    assert.ok(zh.includes(fact[0]), fact[0]);
    assert.ok(en.includes(fact[1]), fact[1]);
  }
};

const refundTiers = [
  { daysBefore: 15, feePercent: 20 },
  { daysBefore: 5, feePercent: 60 },
];
const travelDay = '2026-12-25';
const now = new Date('2026-12-01T02:00:00Z');

const facts: RefundFacts = {
  ...{ state: 'PAID', fulfilment: 'GROUP_PENDING', details: { kind: 'tour' } },
  ...{ travelDay, amount: 100_000, refunded: 0, refundTiers, usedTickets: 0, receivedAt: null },
};

test('reminders and grace of a balance are those of the job', () => {
  const [first, last] = balanceReminderDays;
  says(
    '订金与尾款',
    [`付款日前 ${first} 日和前 ${last} 日`, `${first} days and ${last} day before the due day`],
    [`${balanceGraceDays} 日宽限期`, `grace period of ${balanceGraceDays} day`],
    ['宽限期届满次日', 'the day after the grace period'],
  );
  assert.equal(balanceCancelDay('2026-12-01'), '2026-12-03');
});

test('the fee before the balance is paid is a share of the total price, and no more than the deposit', () => {
  says('订金与尾款', ['以合同总价为基数', 'a share of the total price'], ['不再追收差额', 'claims no more']);
  assert.equal(quoteOrderRefund({ ...facts, unpaid: 70_000 }, now).fee, 20_000);
  assert.equal(quoteOrderRefund({ ...facts, unpaid: 90_000 }, now).refund, 0);
});

test('extras are refunded by one of three rules', () => {
  says(
    '附加项目',
    ['与团费同比例扣除', 'the same proportion as the tour'],
    ['约定天数及更早取消的全额退款，之后不退', 'a full refund up to the agreed number of days'],
    ['或不退款', 'or no refund'],
  );
  const feeOn = (refund: 'tiers' | 'daysBefore' | 'never', today: string) =>
    extraFee({ refund, refundDays: 3 }, 10_000, refundTiers, [today, travelDay]);
  assert.deepEqual([feeOn('tiers', '2026-12-01'), feeOn('never', '2026-12-01')], [2_000, 10_000]);
  assert.deepEqual([feeOn('daysBefore', '2026-12-22'), feeOn('daysBefore', '2026-12-23')], [0, 10_000]);
});

test('some travellers withdraw while an adult remains and the balance is paid', () => {
  says(
    '部分旅游者退团',
    ['至少应有一名成人参团', 'At least one adult must remain'],
    ['全部退团的，按取消整个订单处理', 'the withdrawal of all is a cancellation of the whole order'],
    ['尾款应已付清', 'The balance must have been paid'],
  );
  const party = [{ child: false }, { child: false }, { child: true }];
  assert.equal(leavingFault(party, [0, 1]), 'noAdult');
  assert.equal(leavingFault(party, [0, 1, 2]), 'everyone');
  assert.equal(leavingFault(party, [0, 2]), null);
  const asked = { ...facts, kind: 'tour' as const, pending: false };
  assert.equal(travellerRefundObstacle(asked, now), null);
  assert.equal(travellerRefundObstacle({ ...asked, unpaid: 70_000 }, now), 'depositKept');
  assert.equal(travellerRefundObstacle({ ...asked, pending: true }, now), 'pending');
  assert.equal(travellerRefundObstacle({ ...asked, fulfilment: 'TRAVELLING' }, now), 'tooLate');
});

test('the share of a coupon of travellers who withdraw is not paid out, and the others keep theirs', () => {
  says('部分旅游者退团', ['分摊的部分不予退还', 'not paid out'], ['不因他人退团而增加', 'never pay more']);
  const lines = [{ code: 'adult', unitPrice: 50_000, quantity: 2, amount: 100_000 }];
  const leaving = { travellers: [{ child: false }], singleRooms: 0 };
  const price = travellerRefundPrice(
    { lines, discount: 10_000, refundTiers, travelDay },
    leaving,
    '2026-12-01',
  );
  assert.deepEqual([price.paid, price.fee, price.refund], [45_000, 9_000, 36_000]);
  assert.deepEqual([price.discount, price.amount - price.feesKept], [5_000, 45_000]);
});
