import { and, count, countDistinct, gt, inArray } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { type Db, loginLog } from '#src/platform/database/index.ts';

/** Seconds between two looks; each looks at the time since the one before. */
export const waveSeconds = 600;

/** Failures within that time, or addresses that failed at one account, which operators are alerted of. */
const wave = { failures: 200, addresses: 10 } as const;

const failedSince = (since: Date) =>
  and(gt(loginLog.createdAt, since), inArray(loginLog.result, ['credentials', 'waiting', 'factor']));

const countFailures = async (db: Db, since: Date) => {
  const [all] = await db
    .select({ failures: count(), addresses: countDistinct(loginLog.address) })
    .from(loginLog)
    .where(failedSince(since));
  return all ?? { failures: 0, addresses: 0 };
};

const listAttackedUsers = async (db: Db, since: Date): Promise<number[]> => {
  const addresses = countDistinct(loginLog.address);
  const found = await db
    .select({ userId: loginLog.userId, addresses })
    .from(loginLog)
    .where(failedSince(since))
    .groupBy(loginLog.userId)
    .having(gt(addresses, wave.addresses - 1))
    .limit(100);
  return found.flatMap(({ userId }) => userId ?? []);
};

/** Warns operators when many logins failed lately, or many addresses tried one account. */
export const warnOfLoginWave = async ({
  db,
  now,
  log,
}: Pick<Deps, 'db' | 'now'> & { readonly log: Pick<FastifyBaseLogger, 'warn'> }): Promise<void> => {
  const since = new Date(now().getTime() - waveSeconds * 1000);
  const all = await countFailures(db, since);
  const userIds = await listAttackedUsers(db, since);
  if (all.failures >= wave.failures || userIds.length > 0)
    log.warn({ ...all, userIds }, 'wave of failed logins');
};
