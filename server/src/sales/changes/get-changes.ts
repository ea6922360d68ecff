import type { OrderChanges, PendingChange } from '@portal/shared/contract';
import { type ChangeKind, changeDeadline, changeObstacle, changesLeft } from '@portal/shared/rules';
import type { Deps } from '#src/platform/context/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { type ChangeRecord, findOwnOrder } from '#src/sales/orders/index.ts';
import { obstacleTexts } from './change-errors.ts';
import { getChangeSituation } from './change-facts.ts';

const toPending = (change: ChangeRecord | undefined): PendingChange | null =>
  change?.plan && change.expiresAt
    ? {
        day: change.plan.details.day,
        due: change.difference,
        expiresAt: change.expiresAt.toISOString(),
      }
    : null;

/** The changes that the member's order allows now. Throws 404, also for an order of another member. */
export const getChanges = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: number,
  orderNo: string,
): Promise<OrderChanges> => {
  const order = await findOwnOrder(db, userId, orderNo);
  if (!order) throw notFound();
  const { facts, pending, latest } = await getChangeSituation(db, order);
  const possible = (change: ChangeKind) => {
    const why = changeObstacle(change, facts, now());
    return { why: why && obstacleTexts[why], left: changesLeft(change, facts) };
  };
  const { travelDay, terms } = facts;
  return {
    date: possible('date'),
    traveller: possible('traveller'),
    until: travelDay === null ? null : changeDeadline(travelDay, terms).toISOString(),
    pending: toPending(pending),
    version: String(latest),
  };
};
