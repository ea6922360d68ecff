import assert from 'node:assert/strict';
import { ask, type Reply } from './ask.ts';
import type { Buyer } from './buyers.ts';
import type { ProofEnvironment } from './environment.ts';
import type { Departure } from './tours.ts';

interface Entry {
  readonly id: number;
  readonly skuId: number;
  readonly day: string;
  readonly state: string;
}

type Site = Pick<ProofEnvironment, 'origin'>;

/** Joins the waiting list of a departure, alone. */
export const joinWaitlist = (
  { origin }: Site,
  { tourId, skuId, day }: Departure,
  buyer: Buyer,
): Promise<Reply<Entry>> =>
  ask('POST', `${origin}/api/v1/waitlist`, { buyer, body: { tourId, skuId, day, adults: 1, children: 0 } });

export const leaveWaitlist = ({ origin }: Site, buyer: Buyer, id: number): Promise<Reply> =>
  ask('DELETE', `${origin}/api/v1/waitlist/${id}`, { buyer });

export const cancelOrder = ({ origin }: Site, buyer: Buyer, orderNo: string): Promise<Reply> =>
  ask('POST', `${origin}/api/v1/orders/${orderNo}/cancel`, { buyer, body: {} });

/** The stock of a departure. */
export const readStock = async (
  { database }: Pick<ProofEnvironment, 'database'>,
  { skuId, day }: Departure,
) => {
  const { rows } = await database.pool.query<{ total: number; held: number; sold: number; setAside: number }>(
    'select total, held, sold, set_aside as "setAside" from inventory where sku_id = $1 and day = $2',
    [skuId, day],
  );
  assert.ok(rows[0], 'the departure is there');
  return rows[0];
};

/** Numbers of entries of a departure by state. */
export const countEntries = async (
  { database }: Pick<ProofEnvironment, 'database'>,
  { skuId, day }: Departure,
): Promise<Record<string, number>> => {
  const { rows } = await database.pool.query<{ state: string; count: number }>(
    'select state, count(*)::integer as count from waitlist_entries where sku_id = $1 and day = $2 group by state',
    [skuId, day],
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
};

/** Contradictions between the stock of a departure, its holds and its entries, in words. */
export const listFaults = async (
  { database }: Pick<ProofEnvironment, 'database'>,
  { skuId, day }: Departure,
): Promise<string[]> => {
  const { rows } = await database.pool.query<{ fault: string }>(
    `with own as (select * from holds where sku_id = $1 and day = $2)
    select format('held %s, %s set aside, sold %s of %s', held, set_aside, sold, total) as fault from inventory
    where sku_id = $1 and day = $2 and (held + sold > total
      or held - set_aside <> (select coalesce(sum(quantity), 0) from own where state = 'held')
      or sold <> (select coalesce(sum(quantity), 0) from own where state = 'sold'))
    union all
    select format('entry %s is %s with a hold %s', e.id, e.state, o.state) from waitlist_entries e
      left join own o on o.entry_id = e.id
    where e.sku_id = $1 and e.day = $2 and case e.state
      when 'OFFERED' then o.state is distinct from 'held' or o.order_id is not null
        or o.quantity <> e.adults + e.children
      when 'USED' then o.order_id is null
      when 'WAITING' then o.quantity >= e.adults + e.children
      else o.state = 'held' end
    union all
    select format('order %s is %s with a hold %s', r.order_no, r.state, o.state) from own o
      join orders r on r.id = o.order_id where (r.state = 'PENDING_PAYMENT') <> (o.state = 'held')`,
    [skuId, day],
  );
  return rows.map(({ fault }) => fault);
};
