import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CallData } from '@portal/shared/contract';
import { dayOf } from '@portal/shared/rules';
import type { Shop } from '#src/sales/checkout/testing/shop.ts';
import { openSandboxPayments, until } from '#src/sales/payments/testing/sandbox-payments.ts';
import { ownOrder, type PaidOrder, sendRefunds } from './testing/paid-order.ts';

type Street = Awaited<ReturnType<typeof openSandboxPayments>>;

/** Books the tour and pays it at one of the gateways. */
const buy = async ({ shop, pay }: Street, provider: 'alipay' | 'wechatpay'): Promise<PaidOrder> => {
  const buyer = await shop.buyer();
  const orderNo = await shop.order(buyer);
  const paymentNo = await shop.startPaying(buyer, orderNo, 'qr', provider);
  assert.equal(await pay(paymentNo, provider), 200);
  const order = ownOrder(shop, { buyer, orderNo, paymentNo });
  await until(async () => (await order.detail()).state === 'PAID', `the notice of ${provider}`);
  return order;
};

const comesBack = async (shop: Shop, order: PaidOrder): Promise<void> => {
  await until(async () => {
    await sendRefunds(shop);
    shop.clock.advance(31);
    return (await order.detail()).state === 'REFUNDED';
  }, `the refund of ${order.orderNo}`);
};

test('payments at both gateways are refunded, and both bills match the ledger', async (t) => {
  const street = await openSandboxPayments(t);
  const { shop } = street;
  const day = dayOf(new Date());
  for (const provider of ['alipay', 'wechatpay'] as const) {
    const [kept, order] = [await buy(street, provider), await buy(street, provider)];
    assert.equal((await order.ask(100_000)).status, 200);
    await comesBack(shop, order);
    assert.equal((await kept.detail()).state, 'PAID');
  }
  shop.clock.advance(86_400);
  const who = await shop.signIn('FINANCE', { perms: ['trade:reconcile:run'] });
  type Run = CallData<'POST /api/v1/reconciliations/:day/run'>;
  const { body } = await shop.call<Run>(who, 'POST', `/api/v1/reconciliations/${day}/run`);
  assert.deepEqual(
    body.data.map(({ provider, billPayments, billRefunds, differences }) => [
      ...[provider, billPayments, billRefunds, differences],
    ]),
    [
      ['alipay', 200_000, 100_000, 0],
      ['wechatpay', 200_000, 100_000, 0],
    ],
  );
});

test("WeChat Pay's webhook completes a refund without polling", async (t) => {
  const street = await openSandboxPayments(t);
  const order = await buy(street, 'wechatpay');
  assert.equal((await order.ask(100_000)).status, 200);
  await sendRefunds(street.shop);
  await until(async () => (await order.detail()).state === 'REFUNDED', 'the notice of the refund');
});
