import { eq, lte } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { captchas } from '../../db/schema/index.ts';

type Captcha = typeof captchas.$inferSelect;

export const insertCaptcha = async (db: Db, captcha: Captcha): Promise<void> => {
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
