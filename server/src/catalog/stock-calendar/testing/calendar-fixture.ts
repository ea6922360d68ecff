import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { CalendarDay, CalendarEdit, CalendarPreview, ProductCalendar } from '@portal/shared/contract';
import { addDays } from '@portal/shared/rules';
import { inventory } from '#src/platform/database/index.ts';
import { openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';

const perms = ['biz:product:query', 'biz:calendar:edit'];

/** A portal with one tour on ten consecutive days, and a member who may edit its calendar. */
export const openCalendar = async (
  t: TestContext,
  { seats = 10, ...options }: Parameters<typeof openCheckout>[1] = {},
) => {
  const checkout = await openCheckout(t, { seats, ...options });
  const { db } = checkout.deps.database;
  const { skuId, tourId, day } = checkout;
  const days = Array.from({ length: 10 }, (_, place) => addDays(day, place));
  const prices = { price: 100_000, childPrice: 60_000, singleSupplement: 15_000, total: seats };
  await db.insert(inventory).values(days.slice(1).map((one) => ({ skuId, day: one, ...prices })));
  const staff = await checkout.signIn('STAFF', { perms, username: 'chen' });
  const path = `/api/v1/product-calendars/${tourId}`;
  const bodyOf = (edit: CalendarEdit['edit'], change: Partial<CalendarEdit> = {}): CalendarEdit => ({
    skuIds: [skuId],
    days,
    edit,
    ...change,
  });
  return {
    ...{ checkout, db, staff, days, path, bodyOf, skuId, tourId },
    product: async () => (await checkout.call<ProductCalendar>(staff, 'GET', path)).body.data,
    list: async () => {
      const span = `skuId=${skuId}&from=${days[0]}&to=${days.at(-1)}`;
      const { status, body } = await checkout.call<CalendarDay[]>(staff, 'GET', `${path}/days?${span}`);
      assert.equal(status, 200, JSON.stringify(body));
      return body.data;
    },
    preview: (edit: CalendarEdit['edit'], change?: Partial<CalendarEdit>) =>
      checkout.call<CalendarPreview>(staff, 'POST', `${path}/preview`, { payload: bodyOf(edit, change) }),
    change: (edit: CalendarEdit['edit'], change?: Partial<CalendarEdit>) =>
      checkout.call<null>(staff, 'PUT', path, { payload: bodyOf(edit, change) }),
    undo: () => checkout.call<null>(staff, 'POST', `${path}/undo`),
  };
};
