import type { Db, FrozenTraveller } from '#src/platform/database/index.ts';
import { invalidField } from '#src/platform/errors/index.ts';
import { insertVisits, listTaken, listVisits, lockVisitors, type OrderedVisit } from './visit-repository.ts';

/**
 * Ensures that no visitor has two tickets for a sight and day, also with concurrent bookings. Throws an
 * HttpError naming the first visitor with a ticket in another order that is neither closed nor refunded.
 */
export const claimVisits = async (
  tx: Db,
  visit: OrderedVisit,
  visitors: readonly Pick<FrozenTraveller, 'documentHash'>[],
): Promise<void> => {
  const hashes = visitors.map(({ documentHash }) => documentHash);
  if (hashes.length === 0) return;
  await lockVisitors(tx, visit, hashes);
  const taken = new Set(await listTaken(tx, visit, hashes));
  const place = hashes.findIndex((hash) => taken.has(hash));
  if (place >= 0)
    throw invalidField(
      `visitors/${place}`,
      '该游客当日已有此景点的门票（含待支付订单）',
      'This visitor has a ticket for this day already, or one in an unpaid order',
    );
  await insertVisits(tx, visit, hashes);
};

/** Whether a closed order can be reopened without a visitor having two tickets for a sight and day. */
export const canStillVisit = async (tx: Db, orderId: number): Promise<boolean> => {
  const rows = await listVisits(tx, orderId);
  const [visit] = rows;
  if (!visit) return true;
  const hashes = rows.map(({ documentHash }) => documentHash);
  await lockVisitors(tx, visit, hashes);
  return (await listTaken(tx, visit, hashes)).length === 0;
};
