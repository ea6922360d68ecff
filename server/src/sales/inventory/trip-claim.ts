import type { Db, FrozenTraveller } from '#src/platform/database/index.ts';
import { invalidField } from '#src/platform/errors/index.ts';
import { findOrder } from '#src/sales/orders/index.ts';
import { type Trip, takeDays } from './trip-repository.ts';

type Traveller = Pick<FrozenTraveller, 'documentHash' | 'name'>;

/** Index of the first traveller who is on another trip on one of the days; undefined when all are free. */
const findElsewhere = async (tx: Db, trip: Trip, travellers: readonly Traveller[]) => {
  if (travellers.length === 0) return undefined;
  const hashes = travellers.map(({ documentHash }) => documentHash);
  const taken = await takeDays(tx, trip, hashes);
  const place = hashes.findIndex((hash) => taken.get(hash) !== trip.days);
  return place < 0 ? undefined : place;
};

/**
 * Ensures that no traveller is on two tours on the same day, also with concurrent bookings. Throws an
 * HttpError naming the first traveller whose days overlap with an order that is neither closed nor refunded; `at` is
 * the field of an entry in the input.
 */
export const claimTrip = async (
  tx: Db,
  trip: Trip,
  travellers: readonly Traveller[],
  at = (place: number): string => `travellers/${place}`,
): Promise<void> => {
  const place = (await findElsewhere(tx, trip, travellers)) ?? -1;
  const name = travellers[place]?.name;
  if (name !== undefined)
    throw invalidField(
      at(place),
      `${name} 在这些日期已有其他行程（含待支付订单），请更换班期或先取消原订单`,
      `${name} is on another tour on these days, or has one in an unpaid order: choose another departure or cancel that order first`,
    );
};

/** Whether a closed order can be reopened without an overlap of tours. */
export const canStillTravel = async (tx: Db, orderId: number): Promise<boolean> => {
  const order = await findOrder(tx, orderId);
  const details = order?.snapshot.details;
  if (!order || details?.kind !== 'tour') return true;
  const { day, days } = details;
  return (await findElsewhere(tx, { orderId, day, days }, order.form.travellers)) === undefined;
};
