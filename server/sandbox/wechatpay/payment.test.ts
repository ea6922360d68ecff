import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ProviderRefusal } from '#src/sales/payments/index.ts';
import { ForgedNotification } from '#src/sales/payments/payment-provider.ts';
import {
  aPayment,
  openSandbox,
  payNow,
  readPayment,
  type SandboxFixture,
  scan,
} from '../testing/sandbox-setup.ts';

const provider = 'wechatpay';

const refusal = (code: string) => (error: unknown) => error instanceof ProviderRefusal && error.code === code;

const paidTrade = async (t: Parameters<typeof openSandbox>[0], amount = 10_000) => {
  const sandbox = await openSandbox(t, { provider });
  const payment = aPayment({ amount });
  await payNow(sandbox, payment);
  const { paymentNo } = payment;
  const refund = (refundNo: string, part: number) =>
    sandbox.provider.refund({ paymentNo, paid: amount, refundNo, amount: part, reason: '行程取消' });
  return { sandbox, paymentNo, refund };
};

test('a code is scanned and paid, and the merchant is notified, signed and encrypted', async (t) => {
  const sandbox = await openSandbox(t, { provider });
  const payment = aPayment({ subject: `100% 海岛 <b>游</b> + "早餐" ${'长'.repeat(60)}` });
  const { paymentNo, amount } = payment;
  const offer = await sandbox.provider.start('qr', payment);
  assert.ok(offer.way === 'qr' && offer.code.startsWith(`${sandbox.origin}/wechatpay/scan/`));
  assert.deepEqual(await sandbox.provider.query(paymentNo), { state: 'waiting' });

  const page = await fetch(offer.code, { headers: { 'accept-language': 'zh' } });
  assert.match(await page.text(), /微信支付.*沙箱.*不会扣真钱/s);
  await fetch(`${offer.code.replace('/scan/', '/cashier/')}/pay`, { method: 'POST' });
  const [fields = {}] = await sandbox.inbox.received(1);
  assert.ok(!fields.body?.includes(paymentNo), 'what was paid is not to be read on the way');
  const notification = readPayment(sandbox, fields);
  const { tradeNo, notificationId, ...rest } = notification;
  assert.deepEqual(rest, {
    ...{ paymentNo, amount, state: 'success' },
    appId: sandbox.provider.appId,
    sellerId: sandbox.provider.sellerId,
  });
  assert.match(notificationId, /^[\da-f-]{36}$/);
  assert.deepEqual(await sandbox.provider.query(paymentNo), { state: 'success', tradeNo, amount });
});

test('a repeated request gets the code of the same payment; another amount is refused', async (t) => {
  const sandbox = await openSandbox(t, { provider });
  const payment = aPayment();
  await scan(sandbox, payment);
  assert.equal((await scan(sandbox, payment)).page.status, 200);
  const other = { ...payment, amount: payment.amount + 1 };
  await assert.rejects(sandbox.provider.start('qr', other), refusal('OUT_TRADE_NO_USED'));
});

test('a closed trade cannot be paid or offered again; closing it again succeeds', async (t) => {
  const sandbox = await openSandbox(t, { provider });
  const payment = aPayment();
  const { code } = await scan(sandbox, payment);
  await sandbox.provider.close(payment.paymentNo);
  await sandbox.provider.close(payment.paymentNo);
  await sandbox.provider.close('NOBODY0001');
  assert.deepEqual(await sandbox.provider.query(payment.paymentNo), { state: 'closed' });
  assert.deepEqual(await sandbox.provider.query('NOBODY0001'), { state: 'absent' });
  assert.equal((await sandbox.control(`/pay/${payment.paymentNo}`)).status, 409);
  assert.equal((await fetch(code)).status, 410);
  await assert.rejects(sandbox.provider.start('qr', payment), refusal('ORDER_CLOSED'));
});

test('a paid trade cannot be closed', async (t) => {
  const { sandbox, paymentNo } = await paidTrade(t);
  await assert.rejects(sandbox.provider.close(paymentNo), refusal('ORDERPAID'));
});

test('partial refunds add up exactly, a fen more is refused, and all are done when queried', async (t) => {
  const { sandbox, paymentNo, refund } = await paidTrade(t);
  assert.equal(await refund('R1', 3333), 'processing');
  assert.equal(await refund('R2', 3333), 'processing');
  await assert.rejects(refund('R3', 3335), refusal('INVALID_REQUEST'));
  assert.equal(await sandbox.provider.queryRefund(paymentNo, 'R3'), 'absent');
  assert.equal(await refund('R3', 3334), 'processing');
  for (const refundNo of ['R1', 'R2', 'R3'])
    assert.equal(await sandbox.provider.queryRefund(paymentNo, refundNo), 'success');
  const rest = (await sandbox.inbox.received(4))
    .slice(1)
    .map((fields) => sandbox.provider.parseNotification(fields));
  const ends = rest.map((notification) =>
    'refundNo' in notification ? [notification.refundNo, notification.amount, notification.state] : [],
  );
  assert.deepEqual(ends.sort(), [
    ['R1', 3333, 'success'],
    ['R2', 3333, 'success'],
    ['R3', 3334, 'success'],
  ]);
});

test('a refund repeated under its number moves money once; another amount is refused', async (t) => {
  const { refund } = await paidTrade(t);
  await Promise.all([1, 2, 3, 4].map(() => refund('R1', 6000)));
  assert.equal(await refund('R2', 4000), 'processing');
  await assert.rejects(refund('R1', 5999), refusal('INVALID_REQUEST'));
});

test('an unpaid trade cannot be refunded', async (t) => {
  const sandbox = await openSandbox(t, { provider });
  const payment = aPayment();
  await scan(sandbox, payment);
  const request = { paymentNo: payment.paymentNo, paid: payment.amount, refundNo: 'R1', reason: '退款' };
  await assert.rejects(sandbox.provider.refund({ ...request, amount: 1 }), refusal('RESOURCE_NOT_EXISTS'));
});

const changes: Record<string, (fields: Record<string, string>) => Record<string, string>> = {
  'its body': ({ body = '', ...fields }) => ({ ...fields, body: body.replace('支付成功', '支付失败') }),
  'its signature': (fields) => ({ ...fields, 'wechatpay-signature': 'AAAA' }),
  'its time': (fields) => ({ ...fields, 'wechatpay-timestamp': '1' }),
  'the name of its key': (fields) => ({ ...fields, 'wechatpay-serial': 'PUB_KEY_ID_1' }),
  'no signature at all': ({ body = '' }) => ({ body }),
};

for (const [what, change] of Object.entries(changes))
  test(`a notification with ${what} changed is detected as forged`, async (t) => {
    const { sandbox } = await paidTrade(t);
    const [fields = {}] = await sandbox.inbox.received(1);
    assert.doesNotThrow(() => sandbox.provider.parseNotification(fields));
    assert.throws(() => sandbox.provider.parseNotification(change(fields)), ForgedNotification);
  });

const today = (): string => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

const tradeNoOf = async ({ provider: { query } }: SandboxFixture, paymentNo: string) =>
  (await query(paymentNo)).tradeNo;

test('the bill of a day lists its payments and refunds, and no others', async (t) => {
  const { sandbox, paymentNo, refund } = await paidTrade(t);
  const tradeNo = await tradeNoOf(sandbox, paymentNo);
  await refund('R1', 1);
  assert.deepEqual(await sandbox.provider.bill(today()), [
    { kind: 'payment', number: paymentNo, tradeNo, amount: 10_000 },
    { kind: 'refund', number: 'R1', tradeNo, amount: 1 },
  ]);
  assert.deepEqual(await sandbox.provider.bill('2020-02-29'), []);
});
