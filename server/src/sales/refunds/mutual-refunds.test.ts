import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { RefundRow } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { refunds } from '#src/platform/database/index.ts';
import { type Buyer, newKey, openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { warnOfMutualRefunds } from './mutual-refunds.ts';
import { payOrder } from './testing/paid-order.ts';

const perms = ['trade:refund:approve', 'trade:order:fulfil', 'biz:order:query'];
const dayMs = 24 * 3_600_000;

const openDesk = async (t: TestContext) => {
  const checkout = await openCheckout(t, { seats: 30 });
  const first = await checkout.signIn('FINANCE', { perms });
  const second = await checkout.signIn('FINANCE', { perms: [] });
  const warnings: { userIds: number[]; refundNos: string[] }[] = [];
  const log = { warn: (about: (typeof warnings)[number]) => void warnings.push(about) };
  /** A member of staff refunds a part of a new order of a buyer. Returns the number of the refund. */
  const refund = async (staff: Buyer, buyer: Buyer): Promise<string> => {
    const { orderNo } = await payOrder(checkout, buyer, await checkout.order(buyer));
    const url = `/api/v1/staff/orders/${orderNo}/refund-part`;
    const payload = { reason: '补偿', amount: 1_000 };
    const reply = await checkout.call<RefundRow>(staff, 'POST', url, { payload, key: newKey() });
    assert.equal(reply.status, 200, reply.body.msg);
    return reply.body.data.refundNo;
  };
  /** Lets the refunds so far be older. */
  const age = (days: number) =>
    checkout.deps.db
      .update(refunds)
      .set({ createdAt: new Date(checkout.deps.now().getTime() - days * dayMs) })
      .where(eq(refunds.reason, '补偿'));
  const look = async () => {
    await warnOfMutualRefunds({ ...checkout.deps, log: log as never });
    return warnings.splice(0);
  };
  return { checkout, first, second, refund, age, look };
};

test('operators are warned of two members of staff who refund each other, for two days', async (t) => {
  const { first, second, refund, age, look } = await openDesk(t);
  const given = await refund(first, second);
  assert.deepEqual(await look(), [], 'a refund in one direction');
  await age(80);
  const taken = await refund(second, first);
  const [warning, ...others] = await look();
  assert.deepEqual(others, []);
  assert.deepEqual(warning?.refundNos.toSorted(), [given, taken].toSorted());
  assert.equal(new Set(warning?.userIds).size, 2);
  await age(2);
  assert.deepEqual(await look(), []);
});

test('refunds of members, and refunds of colleagues more than 90 days apart, raise no warning', async (t) => {
  const { checkout, first, second, refund, age, look } = await openDesk(t);
  await refund(first, await checkout.buyer());
  await refund(second, await checkout.buyer());
  await refund(first, second);
  await age(91);
  await refund(second, first);
  assert.deepEqual(await look(), []);
});
