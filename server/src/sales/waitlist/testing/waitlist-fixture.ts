import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { WaitlistEntry, WaitlistRequest } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { inventory, users } from '#src/platform/database/index.ts';
import { adult, type Buyer, openCheckout, type Reply } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { serveWaitlists } from '../serve-waitlists.ts';

const url = '/api/v1/waitlist';

/** A portal whose one departure is sold out: `first` has an unpaid order of all seats. */
export const openWaitlist = async (t: TestContext, { seats = 2 } = {}) => {
  const checkout = await openCheckout(t, { seats });
  const { skuId, tourId, day, deps, call } = checkout;
  const people = (count: number, from = 100) => Array.from({ length: count }, (_, n) => adult(from + n));
  const group = (count: number) => ({ adults: count, expectedAmount: count * 100_000 });
  const first = await checkout.buyer();
  const orderNo = await checkout.order(first, { ...group(seats), travellers: people(seats) });
  const join = (buyer: Buyer, change: Partial<WaitlistRequest> = {}): Promise<Reply<WaitlistEntry>> =>
    call(buyer, 'POST', url, { payload: { tourId, skuId, day, adults: 1, children: 0, ...change } });
  return {
    ...{ checkout, first, orderNo, people, join },
    /** Books so many adults; their documents differ from those of the other bookings by `from`. */
    book: (buyer: Buyer, count: number, from: number) =>
      checkout.book(buyer, { ...group(count), travellers: people(count, from) }),
    /** Joins, and fails the test if that is refused. */
    wait: async (buyer: Buyer, adults = 1): Promise<WaitlistEntry> => {
      const { status, body } = await join(buyer, { adults });
      assert.equal(status, 200, JSON.stringify(body));
      return body.data;
    },
    own: async (buyer: Buyer): Promise<WaitlistEntry[]> =>
      (await call<WaitlistEntry[]>(buyer, 'GET', url)).body.data,
    leave: (buyer: Buyer, id: number) => call<null>(buyer, 'DELETE', `${url}/${id}`),
    cancel: async (buyer: Buyer, number: string) => {
      const { status, body } = await call(buyer, 'POST', `/api/v1/orders/${number}/cancel`);
      assert.equal(status, 200, JSON.stringify(body));
    },
    serve: () => serveWaitlists(checkout.payment),
    /** Gives a member a mobile number and a mailbox. */
    reach: (buyer: Buyer) =>
      deps.db
        .update(users)
        .set({ mobile: '13811112222', email: 'lan@example.cn' })
        .where(eq(users.id, buyer.userId)),
    /** The seats of the departure. */
    stock: async () => {
      const [row] = await deps.db.select().from(inventory).where(eq(inventory.day, day));
      assert.ok(row);
      const { total, held, sold, setAside } = row;
      return { free: total - held - sold, held, sold, setAside };
    },
  };
};
