import { and, eq, sql } from 'drizzle-orm';
import { versionOf } from '#src/platform/audit/index.ts';
import { type Db, siteProfiles } from '#src/platform/database/index.ts';

export type ProfileKind = (typeof siteProfiles.$inferSelect)['kind'];

/** An organisation's profile, row-locked until the transaction ends. */
export const lockProfile = async (tx: Db, kind: ProfileKind, orgCode: string) => {
  const [profile] = await tx
    .select({ id: siteProfiles.id, data: siteProfiles.data, version: versionOf(siteProfiles.updatedAt) })
    .from(siteProfiles)
    .where(and(eq(siteProfiles.kind, kind), eq(siteProfiles.orgCode, orgCode)))
    .for('update');
  return profile;
};

export const updateProfile = async (tx: Db, id: number, data: Record<string, unknown>): Promise<void> => {
  await tx.update(siteProfiles).set({ data, updatedAt: sql`now()` }).where(eq(siteProfiles.id, id));
};
