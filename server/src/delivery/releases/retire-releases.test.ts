import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { buildTestApp } from '#test/support/test-app.ts';
import { retireReleases } from './retire-releases.ts';
import {
  asPipeline,
  promote,
  publish,
  releaseEnv,
  rollback,
  testRelease,
  versionOf,
} from './testing/release-fixture.ts';

const day = 24 * 3_600_000;

/** This many releases, each live once, the last one still; all of it `days` ago. */
const start = async (t: TestContext, { releases, days }: { releases: number; days: number }) => {
  const made = await buildTestApp(t, { env: releaseEnv });
  for (let number = 1; number <= releases; number += 1) {
    await publish(made.app, testRelease('mf_catalog', number, { 'home/index': [] }));
    await promote(made.app, 'mf_catalog', number);
  }
  const ago = sql`interval '1 day' * ${days}`;
  const { db } = made.deps.database;
  await db.execute(
    sql`update releases set published_at = published_at - ${ago}, left_channel_at = left_channel_at - ${ago}`,
  );
  const asked = await made.app.inject({ url: '/api/v1/releases', headers: asPipeline });
  assert.equal(asked.statusCode, 200);
  return { ...made, retire: () => retireReleases({ ...made.deps, now: () => new Date() }) };
};

test('unused releases are deleted with their files, five per run, with history entries', async (t) => {
  const { app, deps, retire } = await start(t, { releases: 17, days: 31 });
  const file = `/assets/mf_catalog/${versionOf(1)}/entry.js`;
  assert.equal((await app.inject(`/assets/mf_catalog/${versionOf(7)}/entry.js`)).statusCode, 200);
  assert.deepEqual([await retire(), await retire(), await retire()], [5, 2, 0]);
  assert.equal((await app.inject(file)).statusCode, 404);
  const { rows } = await deps.db.execute(
    sql`select version from releases union select version from release_files order by 1`,
  );
  assert.deepEqual(
    rows.map(({ version }) => version),
    [8, 9, 10, 11, 12, 13, 14, 15, 16, 17].map(versionOf),
  );
  const url = '/api/v1/releases/mf_catalog/history?limit=100';
  const { at, ...latest } = (await app.inject({ url, headers: asPipeline })).json().data[0];
  assert.deepEqual(latest, {
    app: 'mf_catalog',
    action: 'retire',
    version: versionOf(7),
    replaced: null,
    detail: '',
    forced: [],
    approval: null,
    actor: 'platform',
    reason: `off every channel since ${new Date(Date.now() - 31 * day).toISOString().slice(0, 10)}`,
  });
});

test('a release that a visitor may still get, or an open tab may request, is not deleted', async (t) => {
  const { app, retire } = await start(t, { releases: 12, days: 29 });
  assert.equal(await retire(), 0);
  await rollback(app, 'mf_catalog', 1);
  assert.equal((await app.inject(`/assets/mf_catalog/${versionOf(1)}/entry.js`)).statusCode, 200);
});

test('the live release and the target of a rollback are never deleted, however old', async (t) => {
  const { app, retire } = await start(t, { releases: 12, days: 90 });
  await rollback(app, 'mf_catalog', 2);
  await promote(app, 'mf_catalog', 1);
  assert.equal(await retire(), 0, 'the two that are not among the newest are live and before');
  const { live } = (await rollback(app, 'mf_catalog')).json().data;
  assert.equal(live, versionOf(2));
});

test('pinned releases, canaries and releases of a locked app are not deleted', async (t) => {
  const { deps, retire } = await start(t, { releases: 13, days: 90 });
  const { db } = deps.database;
  await db.execute(
    sql`insert into release_locks (app, actor, reason) values ('mf_catalog', 'root', 'a test')`,
  );
  assert.equal(await retire(), 0);
  await db.execute(sql`delete from release_locks`);
  await db.execute(sql`
    insert into release_pins (app, kind, subject, version, actor, reason)
    values ('mf_catalog', 'role', 'ADMIN', ${versionOf(1)}, 'root', 'a test')`);
  await db.execute(sql`
    insert into channels (app, channel, version, share) values ('mf_catalog', 'canary', ${versionOf(2)}, 10)`);
  assert.equal(await retire(), 1);
  const { rows } = await db.execute(sql`select version from releases order by 1 limit 3`);
  assert.deepEqual(
    rows.map(({ version }) => version),
    [1, 2, 4].map(versionOf),
  );
});

test('a deleted release is no target of a rollback; the next remaining one is', async (t) => {
  const { app, deps, retire } = await start(t, { releases: 12, days: 90 });
  assert.equal(await retire(), 2);
  await deps.db.execute(sql`
    delete from releases where version in (${versionOf(10)}, ${versionOf(9)})`);
  const { live, previous } = (await rollback(app, 'mf_catalog')).json().data;
  assert.deepEqual([live, previous], [versionOf(11), versionOf(8)]);
});
