import assert from 'node:assert/strict';
import { ask, mapWithConcurrency, newKey } from './ask.ts';
import { type Buyer, makeBuyers, personOf } from './buyers.ts';
import { type Provider, startPaying, type Unpaid } from './cashier.ts';
import type { ProofEnvironment } from './environment.ts';
import type { Placed } from './tours.ts';

interface TicketDay {
  readonly ticketId: number;
  readonly skuId: number;
  readonly day: string;
  readonly price: number;
  readonly realName: boolean;
}

/** Finds a day of a ticket type without orders and sets its stock. */
const openTicketDay = async ({ database }: ProofEnvironment, tickets: number): Promise<TicketDay> => {
  const { rows } = await database.pool.query<TicketDay>(
    `update inventory i set total = $1 from (
      select i.sku_id, i.day, s.product_id, (s.attributes ->> 'realName')::boolean as real_name from inventory i
      join skus s on s.id = i.sku_id join products p on p.id = s.product_id
      where p.kind = 'ticket' and i.held = 0 and i.sold = 0 and i.total > 0 and i.price > 0
        and i.day between current_date + 5 and current_date + 50
        and not exists (select 1 from holds h where h.sku_id = i.sku_id and h.day = i.day)
      order by random() limit 1) f
    where i.sku_id = f.sku_id and i.day = f.day
    returning f.product_id as "ticketId", i.sku_id as "skuId", i.day::text as day, i.price, f.real_name as "realName"`,
    [tickets],
  );
  assert.ok(rows[0], 'the demo agency has a free day of tickets');
  return rows[0];
};

const bookTicket = async (
  { origin }: ProofEnvironment,
  { ticketId, skuId, day, price, realName }: TicketDay,
  buyer: Buyer,
): Promise<string> => {
  const body = {
    ticketId,
    skuId,
    day,
    count: 1,
    visitors: realName ? [personOf(buyer)] : [],
    contact: { name: '陈海', mobile: '13800000000' },
    expectedAmount: price,
  };
  const reply = await ask<Placed>('POST', `${origin}/api/v1/orders/ticket`, { buyer, key: newKey(), body });
  assert.equal(reply.status, 200, `a ticket is booked: ${reply.status} ${reply.code} ${reply.field ?? ''}`);
  return reply.data.orderNo;
};

/** Places orders of one ticket each by as many buyers, and starts their payments with one of the providers. */
export const startTicketPayments = async (
  env: ProofEnvironment,
  count: number,
  provider: Provider,
): Promise<Unpaid[]> => {
  const day = await openTicketDay(env, count);
  const buyers = await makeBuyers(env, count);
  return mapWithConcurrency(buyers, 20, async (buyer) => {
    const orderNo = await bookTicket(env, day, buyer);
    return { buyer, orderNo, provider, paymentNo: await startPaying(env, buyer, orderNo, provider) };
  });
};

/** The number of e-tickets issued for each of these orders. */
export const countTickets = async (
  { database }: ProofEnvironment,
  orderNos: readonly string[],
): Promise<Map<string, number>> => {
  const { rows } = await database.pool.query<{ orderNo: string; count: number }>(
    `select o.order_no as "orderNo", count(t.id) from orders o left join e_tickets t on t.order_id = o.id
     where o.order_no = any($1) group by o.order_no`,
    [orderNos],
  );
  return new Map(rows.map(({ orderNo, count }) => [orderNo, count]));
};
