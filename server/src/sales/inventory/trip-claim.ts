import type { Db, FrozenTraveller } from '#src/platform/database/index.ts';
import { invalidField } from '#src/platform/errors/index.ts';
import { findOrder } from '#src/sales/orders/index.ts';
import { type Trip, takeDays } from './trip-repository.ts';

type Traveller = Pick<FrozenTraveller, 'documentHash' | 'name'>;

/** Where in the list somebody stands who is on another trip on one of the days; undefined when nobody is. */
const findElsewhere = async (
  tx: Db,
  trip: Trip,
  travellers: readonly Traveller[],
): Promise<number | undefined> => {
  if (travellers.length === 0) return undefined;
  const hashes = travellers.map(({ documentHash }) => documentHash);
  const taken = await takeDays(tx, trip, hashes);
  const place = hashes.findIndex((hash) => taken.get(hash) !== trip.days);
  return place < 0 ? undefined : place;
};

/**
 * Makes sure that nobody is on two tours on one day, however many book at once. Throws a field fault that names the
 * first traveller whose days overlap with another order that is neither closed nor given back.
 */
export const claimTrip = async (tx: Db, trip: Trip, travellers: readonly Traveller[]): Promise<void> => {
  const place = await findElsewhere(tx, trip, travellers);
  const name = travellers[place ?? -1]?.name;
  if (name !== undefined)
    throw invalidField(
      `travellers/${place}`,
      `${name} 在这些日期已有其他行程（含待支付订单），请更换团期或先取消原订单`,
      `${name} is on another tour on these days, or has one in an unpaid order: choose another departure or cancel that order first`,
    );
};

/** Whether a closed order can come back to life without anybody being on two tours on one day. */
export const canStillTravel = async (tx: Db, orderId: number): Promise<boolean> => {
  const order = await findOrder(tx, orderId);
  const details = order?.snapshot.details;
  if (!order || details?.kind !== 'tour') return true;
  const { day, days } = details;
  return (await findElsewhere(tx, { orderId, day, days }, order.form.travellers)) === undefined;
};
