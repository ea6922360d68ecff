import { eq, inArray, lte } from 'drizzle-orm';
import { captchas, type Db } from '#src/platform/database/index.ts';

type Captcha = typeof captchas.$inferSelect;

/** Keeps a captcha and drops a few that have run out, so that however many are asked for, only living ones pile up. */
export const insertCaptcha = async (db: Db, captcha: Captcha, now: Date): Promise<void> => {
  const expired = db
    .select({ key: captchas.key })
    .from(captchas)
    .where(lte(captchas.expiresAt, now))
    .limit(4);
  await db.delete(captchas).where(inArray(captchas.key, expired.for('update', { skipLocked: true })));
  await db.insert(captchas).values(captcha);
};

/** Takes a captcha away and gives it: of two that ask at once, one gets it. */
export const takeCaptcha = async (db: Db, key: string): Promise<Captcha | undefined> => {
  const [taken] = await db.delete(captchas).where(eq(captchas.key, key)).returning();
  return taken;
};

export const deleteExpiredCaptchas = async (db: Db, now: Date): Promise<number> => {
  const { rowCount } = await db.delete(captchas).where(lte(captchas.expiresAt, now));
  return rowCount ?? 0;
};
