import { ask, newKey, type Reply } from './ask.ts';
import { type Buyer, personOf } from './buyers.ts';
import type { ProofEnvironment } from './environment.ts';
import type { Departure } from './tours.ts';

type Env = Pick<ProofEnvironment, 'origin'>;

interface Own {
  readonly buyer: Buyer;
  readonly orderNo: string;
}

const urlOf = ({ origin }: Env, { orderNo }: Own): string => `${origin}/api/v1/orders/${orderNo}`;

/** Other departures of a tour, each with its seats and price (fen). */
export const addDepartures = async (
  { database }: Pick<ProofEnvironment, 'database'>,
  { tourId, skuId, day }: Departure,
  others: readonly { readonly seats: number; readonly price: number }[],
): Promise<Departure[]> => {
  const { rows } = await database.pool.query<Departure>(
    `insert into inventory (sku_id, day, price, total)
      select $1::bigint, $2::date + 30 * place::integer, price, seats
      from unnest($3::bigint[], $4::integer[]) with ordinality as o (price, seats, place)
    on conflict (sku_id, day) do update
      set price = excluded.price, total = excluded.total + inventory.held + inventory.sold, closes_at = null
    returning sku_id as "skuId", day::text as day, price`,
    [skuId, day, others.map(({ price }) => price), others.map(({ seats }) => seats)],
  );
  return rows.map((row) => ({ ...row, tourId }));
};

/** A member changes the date at the quoted price. */
export const askDateChange = async (env: Env, own: Own, { skuId, day }: Departure): Promise<Reply> => {
  const { buyer } = own;
  const url = `${urlOf(env, own)}/date-change`;
  const quote = await ask<{ version: string }>('GET', `${url}/quote?skuId=${skuId}&day=${day}`, { buyer });
  if (quote.status !== 200) return quote;
  const body = { skuId, day, version: quote.data.version };
  return ask('POST', url, { buyer, key: newKey(), body });
};

/** A member withdraws an unpaid change. */
export const withdrawChange = (env: Env, own: Own): Promise<Reply> =>
  ask('DELETE', `${urlOf(env, own)}/date-change`, { buyer: own.buyer });

/** A member replaces the traveller of an order by another person. */
export const askTravellerChange = async (env: Env, own: Own, other: Buyer): Promise<Reply> => {
  const { buyer } = own;
  const changes = await ask<{ version: string }>('GET', `${urlOf(env, own)}/changes`, { buyer });
  if (changes.status !== 200) return changes;
  const body = { place: 0, traveller: personOf(other), version: changes.data.version };
  return ask('POST', `${urlOf(env, own)}/traveller-change`, { buyer, key: newKey(), body });
};
