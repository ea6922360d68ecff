import type { App } from '@portal/shared/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { HealthEnv } from '#src/platform/config/index.ts';
import { channels, type Db, releaseReporters } from '#src/platform/database/index.ts';
import type { ReporterCounts } from './health-rules.ts';

/** The steps of the loads of a release, and how many visitors and networks reported failures. */
export interface ReporterTotals extends ReporterCounts, Record<string, unknown> {
  readonly app: App;
  readonly version: string;
}

/** Up to this many reports of a step count of one visitor, and of one network, where several networks are required. */
const maxPerVisitor = 3;
const maxPerNetwork = 12;
/** Where one network suffices, as in a demo, visitors are few. */
const unlimited = 1_000_000;

interface Selection {
  readonly channel: 'live' | 'canary';
  readonly from: SQL;
  /** A condition over the releases on the channel; all of them without it. */
  readonly only?: SQL;
  /** A condition over the counts of a visitor. */
  readonly isFailing: SQL;
}

const capped = (columns: readonly string[], most: number): SQL =>
  sql.join(
    columns.map(
      (name) => sql`least(sum(${sql.identifier(name)}), ${most}::integer) as ${sql.identifier(name)}`,
    ),
    sql`, `,
  );

/** The totals of the releases on a channel. Of successes, browsers report one in `sampling`. */
export const totalsByReporters = async (
  db: Db,
  { channel, from, only = sql`true`, isFailing }: Selection,
  { sampling, networks }: HealthEnv,
): Promise<ReporterTotals[]> => {
  const [perVisitor, perNetwork] = networks > 1 ? [maxPerVisitor, maxPerNetwork] : [unlimited, unlimited];
  const { rows } = await db.execute<ReporterTotals>(sql`
    with visitors as (
      select told.app, told.version, told.network, told.cohort,
        ${capped(['loaded', 'crashed', 'unavailable'], perVisitor)},
        least(greatest(sum(failed) - sum(retry), 0), ${perVisitor}::integer) as failed
      from ${channels} released
      join ${releaseReporters} told on told.app = released.app and told.version = released.version
        and told.minute >= date_trunc('minute', ${from})
      where released.channel = ${channel} and ${only} group by told.app, told.version, told.network, told.cohort),
    networks as (
      select app, version, count(*) filter (where ${isFailing}) as failing,
        ${capped(['loaded', 'failed', 'crashed', 'unavailable'], perNetwork)}
      from visitors group by app, version, network)
    select app, version, (sum(loaded) * ${sampling}::integer)::integer as loaded, sum(failed)::integer as failed,
      0 as retry, sum(crashed)::integer as crashed, sum(unavailable)::integer as unavailable,
      (select count(distinct cohort)::integer from visitors
        where (visitors.app, visitors.version) = (networks.app, networks.version) and ${isFailing}) as "failingVisitors",
      count(*) filter (where failing > 0)::integer as "failingNetworks"
    from networks group by app, version order by app`);
  return rows;
};
