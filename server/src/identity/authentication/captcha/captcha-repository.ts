import { eq, inArray, lte } from 'drizzle-orm';
import { captchas, type Db } from '#src/platform/database/index.ts';

type Captcha = typeof captchas.$inferSelect;

/** Stores a captcha and deletes a few expired ones, so that a flood of requests leaves only valid ones. */
export const insertCaptcha = async (db: Db, captcha: Captcha, now: Date): Promise<void> => {
  const expired = db
    .select({ key: captchas.key })
    .from(captchas)
    .where(lte(captchas.expiresAt, now))
    .limit(4);
  await db.delete(captchas).where(inArray(captchas.key, expired.for('update', { skipLocked: true })));
  await db.insert(captchas).values(captcha);
};

/** Deletes a captcha and returns it: of two concurrent callers one gets it. */
export const takeCaptcha = async (db: Db, key: string): Promise<Captcha | undefined> => {
  const [taken] = await db.delete(captchas).where(eq(captchas.key, key)).returning();
  return taken;
};

/** Stores a key until it expires; false when it is stored already, as of two concurrent callers for one. */
export const claimKey = async (db: Db, key: string, expiresAt: Date): Promise<boolean> => {
  const { rowCount } = await db
    .insert(captchas)
    .values({ key, answerHash: '', expiresAt })
    .onConflictDoNothing();
  return (rowCount ?? 0) > 0;
};

export const deleteExpiredCaptchas = async (db: Db, now: Date): Promise<number> => {
  const { rowCount } = await db.delete(captchas).where(lte(captchas.expiresAt, now));
  return rowCount ?? 0;
};
