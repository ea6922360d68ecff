import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAlipayBill } from '#src/sales/payments/alipay/alipay-bill.ts';
import { formatAlipayTime, ProviderError } from '#src/sales/payments/index.ts';
import { billLinesOf } from '../gateway/bill.ts';
import type { Trade, TradeStore } from '../gateway/trade-store.ts';
import { aPayment, openSandbox, payNow } from '../testing/sandbox-setup.ts';
import { writeBill } from './bill.ts';

const today = (): string => formatAlipayTime(new Date()).slice(0, 10);

test('payments from before the sandbox started are in their bills and can be refunded', async (t) => {
  const sandbox = await openSandbox(t);
  const paidAt = Date.parse('2026-11-02T10:00:00+08:00');
  const refund = { requestNo: 'R1', amount: 1000, at: Date.parse('2026-11-03T09:00:00+08:00') };
  const past = { outTradeNo: 'P1', tradeNo: '2026110200001', subject: '菠萝酥', amount: 5000, paidAt };
  const taken = await sandbox.control('/trades', { trades: [{ ...past, refunds: [refund] }] });
  assert.equal(taken.status, 200);
  const { tradeNo } = past;
  assert.deepEqual(await sandbox.provider.bill('2026-11-02'), [
    { kind: 'payment', number: 'P1', tradeNo, amount: 5000 },
  ]);
  assert.deepEqual(await sandbox.provider.bill('2026-11-03'), [
    { kind: 'refund', number: 'R1', tradeNo, amount: 1000 },
  ]);
  const rest = { paymentNo: 'P1', paid: 5000, refundNo: 'R2', amount: 4000, reason: '行程有变' };
  assert.equal(await sandbox.provider.refund(rest), 'success');
});

test('payments and refunds are in the bill of their day, and in no other', async (t) => {
  const sandbox = await openSandbox(t);
  const payment = aPayment({ subject: '湛江, 徐闻 3 日', amount: 10_001 });
  await payNow(sandbox, payment);
  const { paymentNo } = payment;
  await sandbox.provider.refund({
    paymentNo,
    paid: payment.amount,
    refundNo: 'R1',
    amount: 3333,
    reason: '行程有变',
  });
  await sandbox.provider.refund({
    paymentNo,
    paid: payment.amount,
    refundNo: 'R2',
    amount: 1,
    reason: '行程有变',
  });
  const { tradeNo = '' } = await sandbox.provider.query(paymentNo);
  assert.deepEqual(await sandbox.provider.bill(today()), [
    { kind: 'payment', number: paymentNo, tradeNo, amount: 10_001 },
    { kind: 'refund', number: 'R1', tradeNo, amount: 3333 },
    { kind: 'refund', number: 'R2', tradeNo, amount: 1 },
  ]);
  assert.deepEqual(await sandbox.provider.bill('2020-02-29'), []);
});

test('the URL of a bill cannot be forged', async (t) => {
  const sandbox = await openSandbox(t);
  const reply = await fetch(`${sandbox.origin}/alipay/bill/${today()}?until=9999999999999&sign=AA`);
  assert.equal(reply.status, 403);
});

test('a gateway timeout leaves the bill open', async (t) => {
  const sandbox = await openSandbox(t);
  await sandbox.control('', { answer: '500' });
  await assert.rejects(sandbox.provider.bill(today()), ProviderError);
});

const tradeOn = (number: number): Trade => ({
  outTradeNo: `P${number}`,
  tradeNo: `T${number}`,
  subject: '海',
  amount: number + 1,
  status: 'paid',
  createdAt: 0,
  expiresAt: 0,
  paidAt: Date.parse('2028-02-29T15:59:59.999Z') + (number % 2),
  refunds: [],
});

test('a bill covers a day in Asia/Shanghai, and thousands of lines are read', async () => {
  const trades = new Map(Array.from({ length: 20_000 }, (_, n) => [`P${n}`, tradeOn(n)]));
  const store = { trades, offers: new Map(), notices: new Map() } as unknown as TradeStore;
  const lines = await readAlipayBill(writeBill(billLinesOf(store, '2028-02-29'), '2028-02-29'));
  assert.equal(lines.length, 10_000);
  assert.deepEqual(lines[1], { kind: 'payment', number: 'P2', tradeNo: 'T2', amount: 3 });
});

for (const [what, spoil] of [
  ['cut off', (zip: Buffer) => zip.subarray(0, zip.length / 2)],
  ['no archive at all', () => Buffer.from('<html>')],
  ['empty', () => Buffer.alloc(0)],
] as const)
  test(`a bill that is ${what} is refused`, async () => {
    const bill = writeBill([{ trade: tradeOn(0), at: 0 }], '2028-02-29');
    await assert.rejects(readAlipayBill(spoil(bill)), RangeError);
  });
