import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { type Db, insertRows, recoveryCodes } from '#src/platform/database/index.ts';

const count = 10;
/** Without letters that look like others. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';
/** Five random bits each, 140 in all. */
const length = 28;

const newCode = (): string =>
  Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('');

const hashOf = (code: string): string => createHash('sha256').update(code).digest('base64url');

/** As it was typed: in any case, with any spaces and dashes. */
const plain = (typed: string): string => typed.normalize('NFKC').toLowerCase().replace(/[\s-]/g, '');

const grouped = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/** Replaces the recovery codes of a user. Returns the new ones, which only their owner will know. */
export const replaceRecoveryCodes = async (tx: Db, userId: number): Promise<string[]> => {
  const codes = Array.from({ length: count }, newCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await insertRows(
    tx,
    recoveryCodes,
    codes.map((code) => ({ userId, codeHash: hashOf(code) })),
  );
  return codes.map(grouped);
};

const unusedOf = (userId: number) => and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));

/** Uses up a recovery code; false for a wrong or used one: of concurrent calls one wins. */
export const useRecoveryCode = async (tx: Db, userId: number, typed: string, now: Date): Promise<boolean> => {
  const { rowCount } = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(unusedOf(userId), eq(recoveryCodes.codeHash, hashOf(plain(typed)))));
  return rowCount === 1;
};

/** The number of unused recovery codes. */
export const countRecoveryCodes = (db: Db, userId: number): Promise<number> =>
  db.$count(recoveryCodes, unusedOf(userId));

export const deleteRecoveryCodes = async (tx: Db, userId: number): Promise<void> => {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
};
