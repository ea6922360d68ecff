import type { TestContext } from 'node:test';
import type { TicketBooking } from '@portal/shared/contract';
import { addDays, dayOf } from '@portal/shared/rules';
import { asc, inArray } from 'drizzle-orm';
import { contents, slot } from '#src/catalog/products/testing/contents.ts';
import { inventory, type TicketSlot } from '#src/platform/database/index.ts';
import type { PlacedOrder } from '../create-order.ts';
import {
  adult,
  type Buyer,
  type CheckoutFixture,
  newKey,
  openCheckout,
  type Reply,
} from './checkout-fixture.ts';
import { putOnSale } from './put-on-sale.ts';

export interface TicketFixture extends CheckoutFixture {
  readonly sightId: number;
  /** Named tickets in the morning and the afternoon (5 an order), and unnamed day tickets (20 an order). */
  readonly slots: readonly [morning: number, afternoon: number, nameless: number];
  /** Tickets are sold for this day and the next. */
  readonly visitDay: string;
  /** By default, one ticket for the morning. */
  visit(change?: Partial<TicketBooking>): TicketBooking;
  bookTickets(buyer: Buyer, change?: Partial<TicketBooking>, key?: string): Promise<Reply<PlacedOrder>>;
  /** Held and sold tickets of each slot on the first day. */
  slotStock(): Promise<[held: number, sold: number][]>;
}

/** A sight with ¥45 tickets, by default ten of each slot. */
export const openTicketCheckout = async (
  t: TestContext,
  { tickets = 10, ahead = 20 } = {},
): Promise<TicketFixture> => {
  const checkout = await openCheckout(t);
  const visitDay = addDays(dayOf(checkout.clock.now()), ahead);
  const days = [visitDay, addDays(visitDay, 1)];
  const offered = (name: string, own: Partial<TicketSlot>) => ({
    ...{ name, price: 4_500, total: tickets, days },
    attributes: { ...slot, ...own },
  });
  const { productId, skuIds } = await putOnSale(
    checkout,
    { kind: 'ticket', title: { zh: '湖光岩', en: 'Huguangyan' }, content: contents.ticket },
    [
      offered('成人票', { from: '09:00', to: '12:00' }),
      offered('成人票', { from: '13:00', to: '17:00' }),
      offered('观光车票', { code: 'bus', realName: false, maxPerOrder: 20, from: null, to: null }),
    ],
  );
  const [morning = 0, afternoon = 0, nameless = 0] = skuIds;
  const visit: TicketFixture['visit'] = (change) => ({
    ticketId: productId,
    skuId: morning,
    day: visitDay,
    count: 1,
    visitors: [adult()],
    contact: { name: '陈海', mobile: '13800000000' },
    expectedAmount: 4_500 * (change?.count ?? 1),
    ...change,
  });
  return {
    ...checkout,
    sightId: productId,
    slots: [morning, afternoon, nameless],
    visitDay,
    visit,
    bookTickets: (buyer, change, key = newKey()) =>
      checkout.call(buyer, 'POST', '/api/v1/orders/ticket', { payload: visit(change), key }),
    slotStock: async () => {
      const { db } = checkout.deps.database;
      const ofSight = inArray(inventory.skuId, skuIds);
      const rows = await db.select().from(inventory).where(ofSight).orderBy(asc(inventory.skuId));
      return rows.filter(({ day }) => day === visitDay).map(({ held, sold }) => [held, sold]);
    },
  };
};
