import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CallData, PaymentAnomaly } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { auditLog } from '#src/platform/database/index.ts';
import { type CheckoutFixture, openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { orderWithPayment } from '#src/sales/checkout/testing/started-payment.ts';
import { insertPaymentEvent } from '../webhooks/payment-event-repository.ts';

const page = async (
  checkout: CheckoutFixture,
  who: { headers: { authorization: string }; userId: number },
  query = '',
) => {
  const url = `/api/v1/payment-anomalies${query}`;
  const { status, body } = await checkout.call<CallData<'GET /api/v1/payment-anomalies'>>(who, 'GET', url);
  assert.equal(status, 200, JSON.stringify(body));
  return body.data.list;
};

const told = ({ outcome, orderNo, settled }: PaymentAnomaly) => [outcome, orderNo, settled?.note];

test('an anomaly is listed with its order, and resolved once', async (t) => {
  const checkout = await openCheckout(t);
  const who = await checkout.signIn('FINANCE', { perms: ['trade:reconcile:query', 'trade:reconcile:run'] });
  const { orderNo, paymentNo } = await orderWithPayment(checkout);
  const { db } = checkout.deps.database;
  const event = { provider: 'alipay', raw: { sign: 'x' } };
  await insertPaymentEvent(db, { ...event, outcome: 'paid', paymentNo });
  await insertPaymentEvent(db, { ...event, outcome: 'anomaly', paymentNo, detail: 'for app 7' });
  await insertPaymentEvent(db, { ...event, outcome: 'forged' });
  const list = await page(checkout, who);
  assert.deepEqual(list.map(told), [
    ['forged', null, undefined],
    ['anomaly', orderNo, undefined],
  ]);
  const settle = async (id: number | undefined, note: string) => {
    const url = `/api/v1/payment-anomalies/${id}/settle`;
    const { status, body } = await checkout.call(who, 'POST', url, { payload: { note } });
    return [status, body.code, body.field];
  };
  const [forged] = list;
  assert.deepEqual(await settle(forged?.id, ' '), [400, 'A0400', 'note']);
  assert.deepEqual(await settle(forged?.id, '已联系支付宝'), [200, '200', undefined]);
  assert.deepEqual(await settle(forged?.id, '再来'), [409, 'A0513', undefined]);
  const paid = Number(forged?.id) - 2;
  assert.deepEqual(await settle(paid, '不是异常'), [404, 'A0401', undefined]);
  assert.deepEqual((await page(checkout, who, '?settled=yes')).map(told), [['forged', null, '已联系支付宝']]);
  assert.deepEqual((await page(checkout, who, '?settled=no&outcome=anomaly')).map(told), [
    ['anomaly', orderNo, undefined],
  ]);
  assert.deepEqual(await page(checkout, who, '?settled=no&outcome=forged'), []);
  const written = await db.select().from(auditLog).where(eq(auditLog.subject, 'payment-event'));
  assert.deepEqual(
    written.map(({ action, after }) => [action, after]),
    [['settle', { outcome: 'forged', note: '已联系支付宝' }]],
  );
});

test('reading anomalies does not allow resolving them and requires its permission', async (t) => {
  const checkout = await openCheckout(t);
  const reader = await checkout.signIn('READER', { perms: ['trade:reconcile:query'] });
  assert.deepEqual(await page(checkout, reader), []);
  const payload = { note: 'x' };
  assert.equal(
    (await checkout.call(reader, 'POST', '/api/v1/payment-anomalies/1/settle', { payload })).status,
    403,
  );
  assert.equal((await checkout.call(await checkout.buyer(), 'GET', '/api/v1/payment-anomalies')).status, 403);
});
