import { dayOf, startOfDay } from '@portal/shared/rules';
import { type Db, lockMember } from '#src/platform/database/index.ts';
import type { OrderRecord } from '#src/sales/orders/index.ts';
import {
  type RefundPeople,
  type RefundRecord,
  refundBar,
  type StaffDeed,
  sumRefundedAlone,
} from '#src/sales/payments/index.ts';
import { needsSomebodyElse } from './refund-errors.ts';

type Proposal = Pick<RefundRecord, 'proposedBy' | 'decidedBy' | 'decidedFor' | 'secondPerson'>;

/** The buyer, the proposer and the decider of a refund. */
export const peopleOf = ({ userId }: Pick<OrderRecord, 'userId'>, refund: Proposal): RefundPeople => ({
  buyer: userId,
  proposer: refund.proposedBy,
  decider: refund.decidedBy,
  principal: refund.decidedFor,
  secondPerson: refund.secondPerson,
});

/** Throws A0233 (403) when a member of staff is excluded from an act on a refund. */
export const requirePermitted = (
  { deed, actor }: StaffDeed,
  order: Pick<OrderRecord, 'userId'>,
  refund: Proposal,
): void => {
  const bar = refundBar(deed, actor, peopleOf(order, refund));
  if (bar) throw needsSomebodyElse(bar);
};

/** What a member of staff may still refund alone on the business day of an instant, in fen. */
export const leftAlone = async (db: Db, staffId: number, now: Date, limit: number): Promise<number> =>
  Math.max(0, limit - (await sumRefundedAlone(db, staffId, startOfDay(dayOf(now)))));

/**
 * Whether a refund that a member of staff proposes needs a second person. Locks the proposer until the
 * transaction ends, so that concurrent proposals cannot exceed the limit together. Locks: order, then proposer.
 */
export const checkLimit = async (
  tx: Db,
  { proposer, amount, now, limit }: { proposer: number; amount: number; now: Date; limit: number },
): Promise<boolean> => {
  await lockMember(tx, proposer);
  return amount > (await leftAlone(tx, proposer, now, limit));
};
