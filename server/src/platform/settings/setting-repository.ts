import { sql } from 'drizzle-orm';
import { versionOf } from '#src/platform/audit/index.ts';
import { businessSettings, type Db } from '#src/platform/database/index.ts';

export const listSettings = (db: Db) =>
  db.select({ name: businessSettings.name, value: businessSettings.value }).from(businessSettings);

/** All settings, locked until the transaction ends, each with the version of its last change. */
export const lockSettings = (tx: Db) =>
  tx
    .select({
      name: businessSettings.name,
      value: businessSettings.value,
      version: versionOf(businessSettings.updatedAt),
    })
    .from(businessSettings)
    .orderBy(businessSettings.name)
    .for('update');

export const updateSetting = async (tx: Db, name: string, value: unknown): Promise<void> => {
  const change = { value, updatedAt: sql`clock_timestamp()` };
  await tx
    .insert(businessSettings)
    .values({ name, ...change })
    .onConflictDoUpdate({ target: businessSettings.name, set: change });
};
