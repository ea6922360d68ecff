import { eq } from 'drizzle-orm';
import pg from 'pg';
import type { Db } from './connect.ts';
import { users } from './schema/index.ts';

const findViolation = (error: unknown): pg.DatabaseError | undefined => {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof pg.DatabaseError && cause.code?.startsWith('23')) return cause;
  return undefined;
};

/** The violated constraint; undefined for other errors. */
export const violatedConstraint = (error: unknown): string | undefined => findViolation(error)?.constraint;

/** What the database adds to a violated constraint. */
export const violationDetail = (error: unknown): string | undefined => findViolation(error)?.detail;

/** Runs a change; a violated constraint throws the error that is listed for it. */
export const mapConstraintErrors = async <T>(
  errors: Readonly<Record<string, () => Error>> | undefined,
  change: () => Promise<T>,
): Promise<T> => {
  try {
    return await change();
  } catch (error) {
    throw errors?.[violatedConstraint(error) ?? '']?.() ?? error;
  }
};

/**
 * Statements of one transaction that do not need each other's results: they are sent at once and run in this order.
 * Throws the first error after all have ended, so that none is sent after the rollback.
 */
export const pipeline = async <const T extends readonly unknown[]>(
  statements: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> => {
  const sent = statements.map(async (statement) => statement);
  try {
    return (await Promise.all(sent)) as { -readonly [K in keyof T]: Awaited<T[K]> };
  } finally {
    await Promise.allSettled(sent);
  }
};

/** A LIKE pattern that matches the words literally: `%`, `_` and `\` are escaped. */
export const containing = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

/** Locks a member's row until the transaction ends, so that a limit per member holds. */
export const lockMember = async (tx: Db, userId: number): Promise<void> => {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
};
