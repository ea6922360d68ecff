import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CallData } from '@portal/shared/contract';
import { dayOf } from '@portal/shared/rules';
import type { CheckoutFixture } from '#src/sales/checkout/testing/checkout-fixture.ts';
import type { ProviderName } from '#src/sales/payments/index.ts';
import { openSandboxPayments, until } from '#src/sales/payments/testing/sandbox-payments.ts';
import { ownOrder, type PaidOrder, sendRefunds } from './testing/paid-order.ts';

type Street = Awaited<ReturnType<typeof openSandboxPayments>>;

/** Books the tour and pays it at one of the gateways. */
const buy = async ({ checkout, pay }: Street, provider: ProviderName): Promise<PaidOrder> => {
  const buyer = await checkout.buyer();
  const orderNo = await checkout.order(buyer);
  const paymentNo = await checkout.startPaying(
    buyer,
    orderNo,
    provider === 'stripe' ? 'page' : 'qr',
    provider,
  );
  assert.equal(await pay(paymentNo, provider), 200);
  const order = ownOrder(checkout, { buyer, orderNo, paymentNo });
  await until(async () => (await order.detail()).state === 'PAID', `the notice of ${provider}`);
  return order;
};

const comesBack = async (checkout: CheckoutFixture, order: PaidOrder): Promise<void> => {
  await until(async () => {
    await sendRefunds(checkout);
    checkout.clock.advance(31);
    return (await order.detail()).state === 'REFUNDED';
  }, `the refund of ${order.orderNo}`);
};

test('payments at all gateways are refunded, and all bills match the ledger', async (t) => {
  const street = await openSandboxPayments(t);
  const { checkout } = street;
  const day = dayOf(new Date());
  for (const provider of ['alipay', 'wechatpay', 'stripe'] as const) {
    const [kept, order] = [await buy(street, provider), await buy(street, provider)];
    assert.equal((await order.ask(100_000)).status, 200);
    await comesBack(checkout, order);
    assert.equal((await kept.detail()).state, 'PAID');
  }
  checkout.clock.advance(86_400);
  const who = await checkout.signIn('FINANCE', { perms: ['trade:reconcile:run'] });
  type Run = CallData<'POST /api/v1/reconciliations/:day/run'>;
  const { body } = await checkout.call<Run>(who, 'POST', `/api/v1/reconciliations/${day}/run`);
  assert.deepEqual(
    body.data.map(({ provider, billPayments, billRefunds, differences }) => [
      ...[provider, billPayments, billRefunds, differences],
    ]),
    [
      ['alipay', 200_000, 100_000, 0],
      ['wechatpay', 200_000, 100_000, 0],
      ['stripe', 200_000, 100_000, 0],
    ],
  );
});

test("WeChat Pay's webhook completes a refund without polling", async (t) => {
  const street = await openSandboxPayments(t);
  const order = await buy(street, 'wechatpay');
  assert.equal((await order.ask(100_000)).status, 200);
  await sendRefunds(street.checkout);
  await until(async () => (await order.detail()).state === 'REFUNDED', 'the notice of the refund');
});
