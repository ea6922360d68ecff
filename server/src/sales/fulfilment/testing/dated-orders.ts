import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { addDays, startOfDay } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { products } from '#src/platform/database/index.ts';
import { openShop, type Shop } from '#src/sales/checkout/testing/shop.ts';
import type { OrderRecord } from '#src/sales/orders/index.ts';
import { runDatedSteps } from '../fulfilment-jobs.ts';
import { orderNow, payAny, type Wanted } from './paid-order.ts';

/** The day for which everything is sold. */
export const day = '2027-03-08';

/** A shop where orders are paid on one day and the jobs run on others. */
export const openBook = async (t: TestContext, paidOn = '2027-01-10') => {
  const shop = await openShop(t);
  shop.clock.set(startOfDay(paidOn));
  const buyer = await shop.buyer();
  const pay = (wanted: Partial<Wanted> & Pick<Wanted, 'kind'>) => payAny(shop, buyer, { day, ...wanted });
  return { shop, buyer, pay };
};

/** The state of an order after the jobs ran in the first and the last second of a day. */
export const standsOn = async (shop: Shop, order: OrderRecord, on: string): Promise<string> => {
  const seen = [];
  for (const instant of [startOfDay(on), new Date(startOfDay(addDays(on, 1)).getTime() - 1)]) {
    shop.clock.set(instant);
    await runDatedSteps({ ...shop.payment });
    const { state, fulfilment } = await orderNow(shop, order);
    seen.push(`${state} ${fulfilment}`);
  }
  assert.equal(seen[0], seen[1], 'a day is one from midnight to midnight in Shanghai');
  return seen[0] ?? '';
};

/** A departure with a minimum of four people. */
export const needFour = (shop: Shop, category = 'domestic') =>
  shop.deps.database.db
    .update(products)
    .set({ category, content: { minGroup: 4 } as never })
    .where(eq(products.picture, '/test/tour'));
