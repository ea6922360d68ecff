import type { App, ReleaseOwner } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { type Db, releaseOwners } from '#src/platform/database/index.ts';

/** Null for an app without an owner. */
export const findOwner = async (db: Db, app: App): Promise<ReleaseOwner | null> => {
  const { team, contact } = releaseOwners;
  const [owner] = await db.select({ team, contact }).from(releaseOwners).where(eq(releaseOwners.app, app));
  return owner ?? null;
};

/** Replaces another owner. */
export const saveOwner = async (db: Db, owner: typeof releaseOwners.$inferInsert): Promise<void> => {
  const { app: _, ...set } = owner;
  await db.insert(releaseOwners).values(owner).onConflictDoUpdate({ target: releaseOwners.app, set });
};
