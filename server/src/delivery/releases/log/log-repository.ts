import type { ReleaseEvent, ReleaseLogEntry } from '@portal/shared/contract';
import { and, asc, desc, eq, gt } from 'drizzle-orm';
import { type Db, lockFor, releaseLog, releases } from '#src/platform/database/index.ts';
import { emptyLog, hashEntry } from './log-chain.ts';

const pageSize = 500;

/** Adds an entry to the public log. Further entries wait until the transaction ends. */
export const appendToLog = async (
  tx: Db,
  { app, action, version, replaced }: Pick<ReleaseEvent, 'app' | 'action' | 'version' | 'replaced'>,
): Promise<void> => {
  await lockFor(tx, 'releaseLog');
  const [last = emptyLog] = await tx
    .select({ position: releaseLog.position, hash: releaseLog.hash })
    .from(releaseLog)
    .orderBy(desc(releaseLog.position))
    .limit(1);
  const [release] = await tx
    .select({ digest: releases.digest })
    .from(releases)
    .where(and(eq(releases.app, app), eq(releases.version, version)));
  const at = new Date();
  const content = {
    position: last.position + 1,
    ...{ app, action, version, replaced },
    digest: release?.digest ?? null,
  };
  const hash = hashEntry(last.hash, { ...content, at: at.toISOString() });
  await tx.insert(releaseLog).values({ ...content, at, hash });
};

/** The entries after a position, oldest first; at most 500. */
export const listLog = async (db: Db, after: number): Promise<ReleaseLogEntry[]> => {
  const rows = await db
    .select()
    .from(releaseLog)
    .where(gt(releaseLog.position, after))
    .orderBy(asc(releaseLog.position))
    .limit(pageSize);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
};
