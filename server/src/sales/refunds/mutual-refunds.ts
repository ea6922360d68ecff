import { and, desc, eq, gt, inArray, ne, or } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { type Db, orders, refunds } from '#src/platform/database/index.ts';

const dayMs = 24 * 3_600_000;

const periods = { counted: 90 * dayMs, reported: 2 * dayMs } as const;

const maxRead = 10_000;

interface StaffRefund {
  readonly refundNo: string;
  readonly buyer: number;
  readonly proposer: number | null;
  readonly decider: number | null;
  readonly createdAt: Date;
}

const listStaff = async (db: Db, since: Date): Promise<number[]> => {
  const rows = await db
    .selectDistinct({ proposer: refunds.proposedBy, decider: refunds.decidedBy })
    .from(refunds)
    .where(gt(refunds.createdAt, since));
  const ids = rows.flatMap(({ proposer, decider }) => [proposer, decider]);
  return [...new Set(ids)].filter((id) => id !== null);
};

/** The newest refunds of orders that members of staff bought. */
const listRefundsOf = (db: Db, buyers: readonly number[], since: Date): Promise<StaffRefund[]> =>
  db
    .select({
      refundNo: refunds.refundNo,
      buyer: orders.userId,
      proposer: refunds.proposedBy,
      decider: refunds.decidedBy,
      createdAt: refunds.createdAt,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(
      and(
        inArray(orders.userId, [...buyers]),
        or(inArray(refunds.proposedBy, [...buyers]), inArray(refunds.decidedBy, [...buyers])),
        ne(refunds.state, 'REJECTED'),
        gt(refunds.createdAt, since),
      ),
    )
    .orderBy(desc(refunds.id))
    .limit(maxRead);

const between = (found: readonly StaffRefund[], buyer: number, staff: number): StaffRefund[] =>
  found.filter((refund) => refund.buyer === buyer && [refund.proposer, refund.decider].includes(staff));

/** Refunds of two people for each other. */
const findMutual = (found: readonly StaffRefund[]) => {
  const buyers = [...new Set(found.map(({ buyer }) => buyer))].toSorted((a, b) => a - b);
  return buyers.flatMap((one, place) =>
    buyers.slice(place + 1).flatMap((other) => {
      const [ofOne, ofOther] = [between(found, one, other), between(found, other, one)];
      if (ofOne.length === 0 || ofOther.length === 0) return [];
      return [{ userIds: [one, other], refunds: [...ofOne, ...ofOther] }];
    }),
  );
};

/**
 * Warns operators of two members of staff who took part in refunds of each other's orders within 90 days, on the day of
 * the newest and the day after.
 */
export const warnOfMutualRefunds = async ({
  db,
  now,
  log,
}: Pick<Deps, 'db' | 'now'> & { readonly log: Pick<FastifyBaseLogger, 'warn'> }): Promise<void> => {
  const since = new Date(now().getTime() - periods.counted);
  const isRecent = ({ createdAt }: StaffRefund) => now().getTime() - createdAt.getTime() < periods.reported;
  const staff = await listStaff(db, since);
  const found = staff.length > 0 ? await listRefundsOf(db, staff, since) : [];
  for (const { userIds, refunds: acts } of findMutual(found))
    if (acts.some(isRecent))
      log.warn({ userIds, refundNos: acts.map(({ refundNo }) => refundNo) }, 'staff refunded each other');
};
