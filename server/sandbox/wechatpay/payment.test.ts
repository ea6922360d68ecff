import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ProviderRefusal } from '#src/sales/payments/index.ts';
import { ForgedNotification } from '#src/sales/payments/payment-provider.ts';
import { aPayment, openShop, payNow, readPayment, type Shop, scan } from '../testing/sandbox-setup.ts';

const provider = 'wechatpay';

const refusal = (code: string) => (error: unknown) => error instanceof ProviderRefusal && error.code === code;

const paidShop = async (t: Parameters<typeof openShop>[0], amount = 10_000) => {
  const shop = await openShop(t, { provider });
  const payment = aPayment({ amount });
  await payNow(shop, payment);
  const { paymentNo } = payment;
  const refund = (refundNo: string, part: number) =>
    shop.provider.refund({ paymentNo, paid: amount, refundNo, amount: part, reason: '行程取消' });
  return { shop, paymentNo, refund };
};

test('a code is scanned and paid, and the merchant is notified, signed and encrypted', async (t) => {
  const shop = await openShop(t, { provider });
  const payment = aPayment({ subject: `100% 海岛 <b>游</b> + "早餐" ${'长'.repeat(60)}` });
  const { paymentNo, amount } = payment;
  const offer = await shop.provider.start('qr', payment);
  assert.ok(offer.way === 'qr' && offer.code.startsWith(`${shop.origin}/wechatpay/scan/`));
  assert.deepEqual(await shop.provider.query(paymentNo), { state: 'waiting' });

  const page = await fetch(offer.code, { headers: { 'accept-language': 'zh' } });
  assert.match(await page.text(), /微信支付.*沙箱.*不会扣真钱/s);
  await fetch(`${offer.code.replace('/scan/', '/cashier/')}/pay`, { method: 'POST' });
  const [fields = {}] = await shop.inbox.received(1);
  assert.ok(!fields.body?.includes(paymentNo), 'what was paid is not to be read on the way');
  const notice = readPayment(shop, fields);
  const { tradeNo, noticeId, ...told } = notice;
  assert.deepEqual(told, {
    ...{ paymentNo, amount, state: 'success' },
    appId: shop.provider.appId,
    sellerId: shop.provider.sellerId,
  });
  assert.match(noticeId, /^[\da-f-]{36}$/);
  assert.deepEqual(await shop.provider.query(paymentNo), { state: 'success', tradeNo, amount });
});

test('a repeated request gets the code of the same payment; another amount is refused', async (t) => {
  const shop = await openShop(t, { provider });
  const payment = aPayment();
  await scan(shop, payment);
  assert.equal((await scan(shop, payment)).page.status, 200);
  const other = { ...payment, amount: payment.amount + 1 };
  await assert.rejects(shop.provider.start('qr', other), refusal('OUT_TRADE_NO_USED'));
});

test('a closed trade cannot be paid or offered again; closing it again succeeds', async (t) => {
  const shop = await openShop(t, { provider });
  const payment = aPayment();
  const { code } = await scan(shop, payment);
  await shop.provider.close(payment.paymentNo);
  await shop.provider.close(payment.paymentNo);
  await shop.provider.close('NOBODY0001');
  assert.deepEqual(await shop.provider.query(payment.paymentNo), { state: 'closed' });
  assert.deepEqual(await shop.provider.query('NOBODY0001'), { state: 'absent' });
  assert.equal((await shop.control(`/pay/${payment.paymentNo}`)).status, 409);
  assert.equal((await fetch(code)).status, 410);
  await assert.rejects(shop.provider.start('qr', payment), refusal('ORDER_CLOSED'));
});

test('a paid trade cannot be closed', async (t) => {
  const { shop, paymentNo } = await paidShop(t);
  await assert.rejects(shop.provider.close(paymentNo), refusal('ORDERPAID'));
});

test('partial refunds add up exactly, a fen more is refused, and all are done when queried', async (t) => {
  const { shop, paymentNo, refund } = await paidShop(t);
  assert.equal(await refund('R1', 3333), 'processing');
  assert.equal(await refund('R2', 3333), 'processing');
  await assert.rejects(refund('R3', 3335), refusal('INVALID_REQUEST'));
  assert.equal(await shop.provider.queryRefund(paymentNo, 'R3'), 'absent');
  assert.equal(await refund('R3', 3334), 'processing');
  for (const refundNo of ['R1', 'R2', 'R3'])
    assert.equal(await shop.provider.queryRefund(paymentNo, refundNo), 'success');
  const told = (await shop.inbox.received(4))
    .slice(1)
    .map((fields) => shop.provider.parseNotification(fields));
  const ends = told.map((notice) =>
    'refundNo' in notice ? [notice.refundNo, notice.amount, notice.state] : [],
  );
  assert.deepEqual(ends.sort(), [
    ['R1', 3333, 'success'],
    ['R2', 3333, 'success'],
    ['R3', 3334, 'success'],
  ]);
});

test('a refund repeated under its number moves money once; another amount is refused', async (t) => {
  const { refund } = await paidShop(t);
  await Promise.all([1, 2, 3, 4].map(() => refund('R1', 6000)));
  assert.equal(await refund('R2', 4000), 'processing');
  await assert.rejects(refund('R1', 5999), refusal('INVALID_REQUEST'));
});

test('an unpaid trade cannot be refunded', async (t) => {
  const shop = await openShop(t, { provider });
  const payment = aPayment();
  await scan(shop, payment);
  const request = { paymentNo: payment.paymentNo, paid: payment.amount, refundNo: 'R1', reason: '退款' };
  await assert.rejects(shop.provider.refund({ ...request, amount: 1 }), refusal('RESOURCE_NOT_EXISTS'));
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
    const { shop } = await paidShop(t);
    const [fields = {}] = await shop.inbox.received(1);
    assert.doesNotThrow(() => shop.provider.parseNotification(fields));
    assert.throws(() => shop.provider.parseNotification(change(fields)), ForgedNotification);
  });

const today = (): string => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

const tradeNoOf = async ({ provider: { query } }: Shop, paymentNo: string) =>
  (await query(paymentNo)).tradeNo;

test('the bill of a day lists its payments and refunds, and no others', async (t) => {
  const { shop, paymentNo, refund } = await paidShop(t);
  const tradeNo = await tradeNoOf(shop, paymentNo);
  await refund('R1', 1);
  assert.deepEqual(await shop.provider.bill(today()), [
    { kind: 'payment', number: paymentNo, tradeNo, amount: 10_000 },
    { kind: 'refund', number: 'R1', tradeNo, amount: 1 },
  ]);
  assert.deepEqual(await shop.provider.bill('2020-02-29'), []);
});
