import type { App } from '@portal/shared/contract';
import { and, eq, sql } from 'drizzle-orm';
import { channels, type Db, releaseLocks, releasePins, releases } from '#src/platform/database/index.ts';
import type { ReleaseKey } from './release-repository.ts';
import type { AgingRelease } from './retirement.ts';

/** The apps that have releases. */
export const listApps = async (db: Db): Promise<App[]> => {
  const rows = await db.selectDistinct({ app: releases.app }).from(releases).orderBy(releases.app);
  return rows.map(({ app }) => app);
};

/** Whether the app is locked. */
export const isLocked = async (db: Db, app: App): Promise<boolean> =>
  (await db.$count(releaseLocks, eq(releaseLocks.app, app))) > 0;

// Spelled out: Drizzle omits the table name in a query on one table.
const named = sql<boolean>`(
  exists (
    select from ${channels} c where c.app = "releases"."app" and "releases"."version" in (c.version, c.previous)
  ) or exists (
    select from ${releasePins} p where p.app = "releases"."app" and p.version = "releases"."version"
  )
)`;

/** All releases of an app, with the facts that decide about deletion. */
export const listAging = (db: Db, app: App): Promise<AgingRelease[]> =>
  db
    .select({
      version: releases.version,
      publishedAt: releases.publishedAt,
      leftChannelAt: releases.leftChannelAt,
      named,
    })
    .from(releases)
    .where(eq(releases.app, app));

/** Files are deleted with it. */
export const deleteRelease = async (db: Db, { app, version }: ReleaseKey): Promise<void> => {
  await db.delete(releases).where(and(eq(releases.app, app), eq(releases.version, version)));
};
