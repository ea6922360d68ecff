import type { Database } from '../../../server/src/platform/database/connect.ts';

/** A release is complete if exactly the files of its record are stored, with matching hashes. */
const incomplete = `
  select r.app || ' ' || r.version || ' is not whole' as fault
  from releases r
  where (select count(*) from release_files f where f.app = r.app and f.version = r.version)
      <> jsonb_array_length(r.record -> 'files')
    or exists (
      select from jsonb_array_elements(r.record -> 'files') wanted
      left join release_files f on f.app = r.app and f.version = r.version and f.path = wanted ->> 'path'
      where f.path is null
        or 'sha256-' || encode(sha256(f.identity), 'base64') <> wanted ->> 'integrity'
    )`;

const unpublished = `
  select r.app || ' ' || r.version || ' is there ' || count(h.id) || ' times by the history' as fault
  from releases r
  left join release_history h on h.app = r.app and h.version = r.version and h.action = 'publish'
  group by r.app, r.version having count(h.id) <> 1`;

const unmoved = `
  select c.app || ' is ' || c.version || ', by the history ' || last.version as fault
  from channels c
  cross join lateral (
    select h.version from release_history h
    where h.app = c.app and h.action in ('promote', 'rollback') order by h.id desc limit 1
  ) last
  where c.channel = 'live' and last.version <> c.version`;

const unmarked = `
  select r.app || ' ' || r.version || ' is marked as left, but is live' as fault
  from releases r
  join channels c on c.app = r.app and c.version = r.version and c.channel = 'live'
  where r.left_channel_at is not null`;

/** Partial changes in the database, as sentences; empty if every change was atomic. */
export const halfReleases = async ({ pool }: Pick<Database, 'pool'>): Promise<string[]> => {
  const looks = [incomplete, unpublished, unmoved, unmarked].join(' union all ');
  const { rows } = await pool.query<{ fault: string }>(looks);
  return rows.map(({ fault }) => fault);
};
