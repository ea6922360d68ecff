import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { promote, rollback } from '../../../release/client.ts';
import { quantile } from '../../consistency/ask.ts';
import type { Proof, Size } from '../../proof.ts';
import type { Replica } from '../../replica.ts';
import type { ReleaseTestEnvironment } from '../environment.ts';
import { buildOf, documentVersion, msUntil, rollBackTo, ship, waitForDocuments } from '../moves.ts';
import { openPgBouncer, type PgBouncer } from '../pooler/pgbouncer.ts';
import { makeVariant } from '../variant.ts';
import { openVisitors } from '../visitors.ts';

/** `full` has the limit of the requirement, `short` runs beside other tests. */
const sizes = {
  full: { servers: 20, rollbacks: 5, document: 1000, outage: 10_000 },
  short: { servers: 2, rollbacks: 1, document: 5000, outage: 3000 },
};
const app = 'mf_personal';
/** `default_pool_size` and `pool_size` of deploy/pgbouncer.ini. */
const pooled = 32 + 8;

type Servers = readonly Replica[];

/** Servers that answer requests only: the others run the jobs and render. */
const startServers = async (env: ReleaseTestEnvironment, settings: PgBouncer['settings'], count: number) => {
  const servers: Replica[] = [];
  for (let place = 0; place < count; place += 1)
    servers.push(await env.startServer({ ...settings, PORTAL_ROLE: 'web', RENDER_PROCESSES: '0' }));
  return servers;
};

/** Connections to PostgreSQL with the name that deploy/pgbouncer.ini sets. */
const countConnections = async ({ database }: ReleaseTestEnvironment): Promise<number> => {
  const { rows } = await database.pool.query(
    `select count(*) as connections from pg_stat_activity where application_name = 'pgbouncer'`,
  );
  return Number(rows[0]?.connections);
};

let searches = 0;

/** Status of a search for new words, which no cache answers. */
const callOf = async ({ origin }: Replica): Promise<number> => {
  searches += 1;
  return (await fetch(`${origin}/api/v1/search?keywords=海${searches}`)).status;
};

const callAll = (servers: Servers, calls: number): Promise<number[]> =>
  Promise.all(servers.flatMap((server) => Array.from({ length: calls }, () => callOf(server))));

/** Ms until each server's documents have the version that a rollback restores. */
const rollBackOften = async (env: ReleaseTestEnvironment, servers: Servers, size: Size) => {
  const all = { ...env, replicas: [...env.replicas, ...servers] };
  const base = buildOf(env, app);
  const next = await makeVariant(env.folder, base);
  await ship(env, next);
  const times: number[] = [];
  for (let round = 0; round < sizes[size].rollbacks; round += 1) {
    await promote(env.client, { app, version: next.record.version, reason: 'the next one' });
    await waitForDocuments(all, app, next.record.version);
    const since = performance.now();
    const reached = servers.map(({ origin }) =>
      msUntil(
        since,
        sizes.short.document,
        async () => (await documentVersion(origin, app, '/login')) === base.record.version,
      ),
    );
    await rollback(env.client, { app, version: base.record.version, reason: 'broken' });
    times.push(...(await Promise.all(reached)));
  }
  await rollBackTo(env, base.record);
  const { document } = sizes[size];
  assert.ok(Math.max(...times) <= document, `documents within ${document} ms: ${times.join(', ')}`);
  return times;
};

/** Kills PgBouncer while visitors open documents of two servers and callers call all of them. */
const killUnderVisitors = async (servers: Servers, pgBouncer: PgBouncer, outage: number) => {
  const visitors = servers.slice(0, 2).map(({ origin }) => openVisitors(origin));
  await wait(1000);
  await pgBouncer.kill();
  const killed = performance.now();
  const statuses: number[] = [];
  while (performance.now() - killed < outage) {
    statuses.push(...(await callAll(servers, 1)));
    await wait(200);
  }
  await pgBouncer.start();
  const restarted = performance.now();
  const back = await msUntil(restarted, 10_000, async () =>
    (await callAll(servers, 1)).every((status) => status === 200),
  );
  assert.ok(back <= 10_000, 'calls are answered again within 10 s');
  await wait(1000);
  const left = await Promise.all(visitors.map((each) => each.leave()));
  const faults = left.flatMap((each) => each.faults);
  const documents = left.reduce((sum, each) => sum + each.documents, 0);
  assert.deepEqual(faults.slice(0, 10), [], `${faults.length} of ${documents} visits went wrong`);
  assert.deepEqual([...new Set(statuses)], [503], 'calls are answered 503 meanwhile');
  return { documents, back };
};

const memoryOf = async ({ operationsOrigin }: Replica): Promise<number> => {
  const text = await (await fetch(`${operationsOrigin}/metrics`)).text();
  return Math.round(Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1]) / 1e6);
};

const prove = async (env: ReleaseTestEnvironment, servers: Servers, pgBouncer: PgBouncer, size: Size) => {
  const answers = await callAll(servers, 30);
  assert.deepEqual([...new Set(answers)], [200]);
  const connections = await countConnections(env);
  const times = await rollBackOften(env, servers, size);
  const { documents, back } = await killUnderVisitors(servers, pgBouncer, sizes[size].outage);
  const most = Math.max(connections, await countConnections(env));
  assert.ok(most > 0 && most <= pooled, `${most} connections for ${servers.length} servers`);
  return {
    'servers behind PgBouncer': servers.length,
    'their connections to PostgreSQL': `${most} of at most ${pooled}`,
    'ms from rollback to the documents of every server': `median ${quantile(times, 0.5)}, longest ${Math.max(...times)}`,
    'documents before, during and after, none an error': documents,
    'calls meanwhile': '503',
    'ms from its restart until every server answers calls': back,
    'MB of memory per server, median': quantile(await Promise.all(servers.map(memoryOf)), 0.5),
  };
};

export const pooler: Proof<ReleaseTestEnvironment> = {
  number: 18,
  claim:
    'Servers share few connections through PgBouncer in transaction mode; its kill -9 shows visitors no error page',
  run: async (env, size) => {
    const pgBouncer = await openPgBouncer(env);
    const servers: Replica[] = [];
    try {
      await pgBouncer.start();
      servers.push(...(await startServers(env, pgBouncer.settings, sizes[size].servers)));
      return await prove(env, servers, pgBouncer, size);
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
      await pgBouncer.kill();
    }
  },
};
