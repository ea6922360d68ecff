import type { Db, FrozenTraveller } from '#src/platform/database/index.ts';
import { invalidField } from '#src/platform/errors/index.ts';
import { insertVisits, listTaken, listVisits, lockVisitors, type OrderedVisit } from './visit-repository.ts';

/**
 * Makes sure that nobody visits a sight twice on a day, however many book at once. Throws a field fault at the first
 * visitor who has a ticket for that day in another order that is neither closed nor given back.
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

/** Whether a closed order can come back to life without anybody visiting a sight twice on a day. */
export const canStillVisit = async (tx: Db, orderId: number): Promise<boolean> => {
  const rows = await listVisits(tx, orderId);
  const [visit] = rows;
  if (!visit) return true;
  const hashes = rows.map(({ documentHash }) => documentHash);
  await lockVisitors(tx, visit, hashes);
  return (await listTaken(tx, visit, hashes)).length === 0;
};
