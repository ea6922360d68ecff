import { errorCodes } from '@portal/shared/rules';
import { and, type Column, desc, eq, type SQL, sql } from 'drizzle-orm';
import { auditLog, type Db } from '#src/platform/database/index.ts';
import { conflict } from '#src/platform/errors/index.ts';

/** A row's version for optimistic locking: its `updated_at` in microseconds. */
export const versionOf = (updatedAt: Column): SQL<string> =>
  sql<string>`(extract(epoch from ${updatedAt}) * 1000000)::bigint::text`;

const lastActor = async (tx: Db, subject: string, subjectId: number): Promise<string | undefined> => {
  const [last] = await tx
    .select({ actor: auditLog.actor })
    .from(auditLog)
    .where(and(eq(auditLog.subject, subject), eq(auditLog.subjectId, String(subjectId))))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return last?.actor;
};

interface Seen {
  readonly subject: string;
  readonly id: number;
  /** The version that the form was loaded with; without one the last write wins. */
  readonly seen: string | undefined;
  /** The stored version, read from a row that is locked until the transaction ends. */
  readonly stored: string;
}

/** Optimistic locking: throws 409 A0514, naming who saved the row after the form was loaded. */
export const requireVersion = async (tx: Db, { subject, id, seen, stored }: Seen): Promise<void> => {
  if (seen === undefined || seen === stored) return;
  const actor = await lastActor(tx, subject, id);
  throw conflict(
    errorCodes.changedMeanwhile,
    `${actor ?? '其他人'}在您编辑期间修改过`,
    `${actor ?? 'Someone'} changed this while you were editing`,
  );
};
