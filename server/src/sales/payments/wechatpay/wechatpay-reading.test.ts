import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ProviderError, ProviderRefusal } from '../payment-provider.ts';
import { readBill } from './wechatpay-bill.ts';
import { formatInstant, within } from './wechatpay-provider.ts';
import { readRefund, readTrade } from './wechatpay-reading.ts';

const answer = {
  out_trade_no: 'P1',
  transaction_id: '4200',
  trade_state: 'SUCCESS',
  amount: { total: 1230, payer_total: 1000, currency: 'CNY' },
};

const unknownOutcome = (error: unknown) =>
  error instanceof ProviderError && !(error instanceof ProviderRefusal);

test('a paid trade has its number and the full amount, whatever coupons paid of it', () => {
  assert.deepEqual(readTrade('P1', answer), { state: 'success', tradeNo: '4200', amount: 1230 });
});

for (const [trade_state, state] of [
  ['NOTPAY', 'waiting'],
  ['USERPAYING', 'waiting'],
  ['PAYERROR', 'waiting'],
  ['CLOSED', 'closed'],
  ['REVOKED', 'closed'],
  ['REFUND', 'closed'],
] as const)
  test(`${trade_state} is parsed as ${state}`, () => {
    assert.deepEqual(readTrade('P1', { out_trade_no: 'P1', trade_state }), { state });
  });

for (const [what, change] of [
  ['another trade', { out_trade_no: 'P2' }],
  ['an unknown state', { trade_state: 'constructor' }],
  ['no amount', { amount: undefined }],
  ['an amount in text', { amount: { total: '1230' } }],
  ['a fraction of a fen', { amount: { total: 12.3 } }],
  ['another currency', { amount: { total: 1230, currency: 'USD' } }],
  ['no trade number', { transaction_id: '' }],
] as const)
  test(`a response with ${what} decides nothing`, () => {
    assert.throws(() => readTrade('P1', { ...answer, ...change }), unknownOutcome);
  });

test('a refund is done, processing, or needs manual action', () => {
  assert.equal(readRefund('R1', { out_refund_no: 'R1', status: 'SUCCESS' }), 'success');
  assert.equal(readRefund('R1', { out_refund_no: 'R1', status: 'PROCESSING' }), 'processing');
  for (const status of ['ABNORMAL', 'CLOSED'])
    assert.throws(
      () => readRefund('R1', { out_refund_no: 'R1', status }),
      (error: unknown) => error instanceof ProviderRefusal && error.code === `REFUND_${status}`,
    );
  assert.throws(() => readRefund('R1', { out_refund_no: 'R2', status: 'SUCCESS' }), unknownOutcome);
  assert.throws(() => readRefund('R1', { out_refund_no: 'R1', status: 'DONE' }), unknownOutcome);
});

const bill = (amount: string): string =>
  [
    '\uFEFF交易时间,微信订单号,商户订单号,交易状态,商户退款单号,商品名称,订单金额,申请退款金额',
    `\`2026-11-19 08:00:00,\`4200,\`P1,\`SUCCESS,\`0,\`湛江, 徐闻三日,\`${amount},\`0.00`,
    '`2026-11-19 09:00:00,`4200,`P1,`REFUND,`R1,`湛江, 徐闻三日,`0.00,`3.33',
    '总交易单数,应结订单总金额',
    '`2,`12.30',
  ].join('\r\n');

test('a bill lists payments and refunds without its totals', () => {
  assert.deepEqual(readBill(bill('12.30')), [
    { kind: 'payment', number: 'P1', tradeNo: '4200', amount: 1230 },
    { kind: 'refund', number: 'R1', tradeNo: '4200', amount: 333 },
  ]);
});

test('a bill with an unreadable amount or header decides nothing', () => {
  assert.throws(() => readBill(bill('12.305')), unknownOutcome);
  assert.throws(() => readBill(bill('1').replace('商户订单号', '单号')), unknownOutcome);
});

test('instants are formatted in Asia/Shanghai, texts truncated to a number of bytes', () => {
  assert.equal(formatInstant(new Date('2028-02-28T16:00:00.999Z')), '2028-02-29T00:00:00+08:00');
  assert.equal(within('海途旅行', 11), '海途旅');
  assert.equal(within('a😀', 4), 'a');
});
