import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { addDays, startOfDay } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { products } from '#src/platform/database/index.ts';
import { type CheckoutFixture, openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';
import type { OrderRecord } from '#src/sales/orders/index.ts';
import { runDatedSteps } from '../fulfilment-jobs.ts';
import { orderNow, payAny, type Wanted } from './paid-order.ts';

/** The day for which everything is sold. */
export const day = '2027-03-08';

/** A portal where orders are paid on one day and the jobs run on others. */
export const openBook = async (t: TestContext, paidOn = '2027-01-10') => {
  const checkout = await openCheckout(t);
  checkout.clock.set(startOfDay(paidOn));
  const buyer = await checkout.buyer();
  const pay = (wanted: Partial<Wanted> & Pick<Wanted, 'kind'>) => payAny(checkout, buyer, { day, ...wanted });
  return { checkout, buyer, pay };
};

/** The state of an order after the jobs ran in the first and the last second of a day. */
export const standsOn = async (
  checkout: CheckoutFixture,
  order: OrderRecord,
  on: string,
): Promise<string> => {
  const seen = [];
  for (const instant of [startOfDay(on), new Date(startOfDay(addDays(on, 1)).getTime() - 1)]) {
    checkout.clock.set(instant);
    await runDatedSteps({ ...checkout.payment });
    const { state, fulfilment } = await orderNow(checkout, order);
    seen.push(`${state} ${fulfilment}`);
  }
  assert.equal(seen[0], seen[1], 'a day is one from midnight to midnight in Shanghai');
  return seen[0] ?? '';
};

/** A departure with a minimum of four people, decided so many days before. */
export const needFour = (checkout: CheckoutFixture, cutoffDays = 7) =>
  checkout.deps.db
    .update(products)
    .set({ content: { minGroup: 4, cutoffDays } as never })
    .where(eq(products.picture, '/test/tour'));
