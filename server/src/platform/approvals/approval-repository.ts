import { and, desc, eq, ne, type SQL } from 'drizzle-orm';
import type { Principal } from '#src/platform/context/index.ts';
import { approvals, type Db } from '#src/platform/database/index.ts';

export type ApprovalRecord = typeof approvals.$inferSelect;

/** The record that a proposal is about; it has one open proposal of a kind. */
export type ApprovalSubject =
  | { readonly kind: 'rejection'; readonly orderId: number }
  | { readonly kind: 'prices' | 'publishing'; readonly productId: number };

/** A proposal. `amount` in fen; `proposal` is what is applied when it is approved. */
export type NewApproval = ApprovalSubject &
  Pick<typeof approvals.$inferInsert, 'amount' | 'reason' | 'proposedBy'> & {
    readonly createdAt: Date;
    readonly proposal?: object;
  };

const openAbout = (subject: ApprovalSubject): SQL | undefined =>
  and(
    eq(approvals.kind, subject.kind),
    eq(approvals.state, 'OPEN'),
    'orderId' in subject
      ? eq(approvals.orderId, subject.orderId)
      : eq(approvals.productId, subject.productId),
  );

/** The open proposal about a record, locked until the transaction ends. */
export const lockOpenApproval = async (
  tx: Db,
  subject: ApprovalSubject,
): Promise<ApprovalRecord | undefined> =>
  (await tx.select().from(approvals).where(openAbout(subject)).for('update'))[0];

/** The open proposal about a record. */
export const findOpenApproval = async (
  db: Db,
  subject: ApprovalSubject,
): Promise<ApprovalRecord | undefined> => (await db.select().from(approvals).where(openAbout(subject)))[0];

/** The latest proposal about a record, whatever became of it. */
export const findLatestApproval = async (
  db: Db,
  { productId, kind }: Extract<ApprovalSubject, { productId: number }>,
): Promise<ApprovalRecord | undefined> => {
  const about = and(eq(approvals.productId, productId), eq(approvals.kind, kind));
  return (await db.select().from(approvals).where(about).orderBy(desc(approvals.id)).limit(1))[0];
};

/**
 * Stores a proposal, and returns its id. The record it is about has to be locked, since it has one open proposal of a
 * kind.
 */
export const insertApproval = async (tx: Db, proposal: NewApproval): Promise<number> => {
  const [row] = await tx.insert(approvals).values(proposal).returning({ id: approvals.id });
  if (!row) throw new Error('the database gave no id for a proposal');
  return row.id;
};

/** How a proposal ends, and by whom. */
export interface ApprovalDecision {
  readonly outcome: 'approve' | 'decline';
  readonly decidedBy: number;
  /** In whose place a deputy decides. */
  readonly principal?: Principal | null;
  readonly decision?: string | undefined;
  readonly now: Date;
}

/**
 * Ends an open proposal; by its proposer, it is withdrawn. Returns false when it was decided meanwhile, or its proposer
 * approves it.
 */
export const closeApproval = async (
  tx: Db,
  { id, proposedBy }: Pick<ApprovalRecord, 'id' | 'proposedBy'>,
  { outcome, decidedBy, principal, decision, now }: ApprovalDecision,
): Promise<boolean> => {
  const ended = proposedBy === decidedBy ? 'WITHDRAWN' : 'DECLINED';
  const state = outcome === 'approve' ? 'APPROVED' : ended;
  const byOther = outcome === 'approve' ? ne(approvals.proposedBy, decidedBy) : undefined;
  const { rowCount } = await tx
    .update(approvals)
    .set({ state, decidedBy, decidedFor: principal?.userId, decision, decidedAt: now })
    .where(and(eq(approvals.id, id), eq(approvals.state, 'OPEN'), byOther));
  return rowCount === 1;
};
