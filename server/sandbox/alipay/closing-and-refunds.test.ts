import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ProviderRefusal } from '#src/sales/payments/index.ts';
import { aPayment, openSandbox, payNow, readPayment, scan } from '../testing/sandbox-setup.ts';

const refusal = (code: string) => (error: unknown) => error instanceof ProviderRefusal && error.code === code;

test('closing an unscanned payment succeeds, yet its code can still be paid', async (t) => {
  const sandbox = await openSandbox(t);
  const payment = aPayment();
  await sandbox.provider.start('qr', payment);
  await sandbox.provider.close(payment.paymentNo);
  assert.equal((await sandbox.control(`/pay/${payment.paymentNo}`)).status, 200);
  assert.equal((await sandbox.provider.query(payment.paymentNo)).state, 'success');
});

test('a closed trade cannot be paid or offered again; closing it again succeeds', async (t) => {
  const sandbox = await openSandbox(t);
  const payment = aPayment();
  await scan(sandbox, payment);
  await sandbox.provider.close(payment.paymentNo);
  await sandbox.provider.close(payment.paymentNo);
  assert.equal((await sandbox.provider.query(payment.paymentNo)).state, 'closed');
  assert.equal((await sandbox.control(`/pay/${payment.paymentNo}`)).status, 409);
  await assert.rejects(sandbox.provider.start('qr', payment), refusal('ACQ.TRADE_HAS_CLOSE'));
  const [body = {}] = await sandbox.inbox.received(1);
  assert.equal(readPayment(sandbox, body).state, 'closed');
});

test('a paid trade cannot be closed or offered again', async (t) => {
  const sandbox = await openSandbox(t);
  const payment = aPayment();
  await payNow(sandbox, payment);
  await assert.rejects(sandbox.provider.close(payment.paymentNo), refusal('ACQ.TRADE_STATUS_ERROR'));
  await assert.rejects(sandbox.provider.start('qr', payment), refusal('ACQ.TRADE_HAS_SUCCESS'));
});

test('the same number with another amount is refused', async (t) => {
  const sandbox = await openSandbox(t);
  const payment = aPayment();
  await scan(sandbox, payment);
  const other = { ...payment, amount: payment.amount + 1 };
  await assert.rejects(sandbox.provider.start('qr', other), refusal('ACQ.CONTEXT_INCONSISTENT'));
});

test('partial refunds add up exactly, and a fen more is refused', async (t) => {
  const sandbox = await openSandbox(t);
  const payment = aPayment({ amount: 10_000 });
  await payNow(sandbox, payment);
  const refund = (refundNo: string, amount: number) =>
    sandbox.provider.refund({
      paymentNo: payment.paymentNo,
      paid: payment.amount,
      refundNo,
      amount,
      reason: '行程取消',
    });
  assert.equal(await refund('R1', 3333), 'success');
  assert.equal(await refund('R2', 3333), 'success');
  await assert.rejects(refund('R3', 3335), refusal('ACQ.REASON_TRADE_REFUND_FEE_ERR'));
  assert.equal(await sandbox.provider.queryRefund(payment.paymentNo, 'R3'), 'absent');
  assert.equal((await sandbox.provider.query(payment.paymentNo)).state, 'success');
  assert.equal(await refund('R3', 3334), 'success');
  assert.equal((await sandbox.provider.query(payment.paymentNo)).state, 'closed');
  const notices = (await sandbox.inbox.received(4)).map((body) => readPayment(sandbox, body).state);
  assert.deepEqual(notices.toSorted(), ['closed', 'success', 'success', 'success']);
});

test('a refund repeated under its number moves money once', async (t) => {
  const sandbox = await openSandbox(t);
  const payment = aPayment({ amount: 10_000 });
  await payNow(sandbox, payment);
  const request = {
    paymentNo: payment.paymentNo,
    paid: payment.amount,
    refundNo: 'R1',
    amount: 6000,
    reason: '退款',
  };
  const answers = await Promise.all([1, 2, 3, 4].map(() => sandbox.provider.refund(request)));
  assert.deepEqual(answers, ['success', 'success', 'success', 'success']);
  assert.equal(await sandbox.provider.refund({ ...request, refundNo: 'R2', amount: 4000 }), 'success');
  await assert.rejects(
    sandbox.provider.refund({ ...request, amount: 5999 }),
    refusal('ACQ.DISCORDANT_REPEAT_REQUEST'),
  );
});

test('an unknown refund, or one of an unknown trade, is not found', async (t) => {
  const sandbox = await openSandbox(t);
  const payment = aPayment();
  await payNow(sandbox, payment);
  assert.equal(await sandbox.provider.queryRefund(payment.paymentNo, 'R9'), 'absent');
  assert.equal(await sandbox.provider.queryRefund('nothing', 'R9'), 'absent');
});

test('an unpaid trade cannot be refunded', async (t) => {
  const sandbox = await openSandbox(t);
  const payment = aPayment();
  await scan(sandbox, payment);
  const request = {
    paymentNo: payment.paymentNo,
    paid: payment.amount,
    refundNo: 'R1',
    amount: 1,
    reason: '退款',
  };
  await assert.rejects(sandbox.provider.refund(request), refusal('ACQ.TRADE_STATUS_ERROR'));
});

for (const amount of [0, 10_000_000_001]) {
  test(`a payment of ${amount} fen is refused`, async (t) => {
    const sandbox = await openSandbox(t);
    await assert.rejects(
      sandbox.provider.start('qr', aPayment({ amount })),
      refusal('ACQ.INVALID_PARAMETER'),
    );
  });
}
