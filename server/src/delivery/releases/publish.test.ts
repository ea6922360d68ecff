import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { type TestContext, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { buildTestApp } from '#test/support/test-app.ts';
import {
  asPipeline,
  publish,
  publishForm,
  releaseEnv,
  type TestRelease,
  testRelease,
} from './testing/release-fixture.ts';

const start = (t: TestContext) => buildTestApp(t, { env: releaseEnv });
const views = { 'route/detail': ['GET /api/v1/tours/{query.id}'] };

test('a release is published once; publishing the same bytes again changes nothing', async (t) => {
  const { app } = await start(t);
  const release = testRelease('mf_catalog', 1, views);
  const data = { app: 'mf_catalog', version: release.record.version, forced: [], clientOnly: [] };
  assert.deepEqual((await publish(app, release)).json().data, { ...data, created: true, resigned: false });
  const again = { ...release, record: { ...release.record, builtAt: 'later', author: 'somebody else' } };
  assert.deepEqual((await publish(app, again)).json().data, { ...data, created: false, resigned: false });
});

test('a record with schema version 1 is the same release as one without a version', async (t) => {
  const { app } = await start(t);
  const { record, files } = testRelease('mf_catalog', 1, views);
  assert.equal((await publish(app, { record, files })).json().data.created, true);
  const again = await publish(app, { record: { schema: 1, ...record }, files });
  assert.deepEqual([again.statusCode, again.json().data.created], [200, false]);
});

test('an unknown schema version is named in the refusal', async (t) => {
  const { app } = await start(t);
  const { record, files } = testRelease('mf_catalog', 1, views);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v1/releases',
    ...(await publishForm({ ...record, schema: 7 }, files)),
  });
  assert.equal(answer.statusCode, 400);
  assert.match(answer.json().msg, /版本 7 未知，本门户支持版本 1/);
});

test('a release of an older build, with SHA-384 hashes, is published when they match', async (t) => {
  const { app } = await start(t);
  const { record, files } = testRelease('mf_catalog', 1);
  const withHashes = (content: typeof files) => ({
    ...record,
    files: record.files.map((file) => ({
      ...file,
      integrity: `sha384-${createHash('sha384').update(`${content[file.path]}`).digest('base64')}`,
    })),
  });
  const changed = { ...files, 'entry.js': '/* other */' };
  assert.equal((await publish(app, { record: withHashes(changed), files })).statusCode, 400);
  assert.equal((await publish(app, { record: withHashes(files), files })).json().data.created, true);
});

test('versions are listed with the size of their own files', async (t) => {
  const { app } = await start(t);
  const small = testRelease('mf_catalog', 1, views);
  const large = testRelease('mf_catalog', 2, views, { 'picture.js': 'x'.repeat(5000) });
  for (const release of [small, large, testRelease('shell', 1)]) await publish(app, release);
  const answer = await app.inject({ url: '/api/v1/releases', headers: asPipeline });
  const catalog = answer.json().data.find((status: { app: string }) => status.app === 'mf_catalog');
  const sizeOf = ({ record }: TestRelease) => record.files.reduce((sum, { size }) => sum + size, 0);
  assert.deepEqual(
    catalog.versions.map(({ version, size }: { version: string; size: number }) => [version, size]),
    [large, small].map((release) => [release.record.version, sizeOf(release)]),
  );
});

test('different bytes under a known version are refused with 409', async (t) => {
  const { app } = await start(t);
  await publish(app, testRelease('mf_catalog', 1, views));
  const answer = await publish(app, testRelease('mf_catalog', 1, views, { 'entry.js': 'other();' }));
  assert.equal(answer.statusCode, 409);
  assert.match(answer.json().msg, /1\.0\.0-0000001/);
});

test('concurrent publishes of the same release create it once', async (t) => {
  const { app } = await start(t);
  const release = testRelease('mf_catalog', 1, views);
  const answers = await Promise.all(Array.from({ length: 6 }, () => publish(app, release)));
  assert.deepEqual(answers.map((answer) => answer.json().data.created).sort(), [
    false,
    false,
    false,
    false,
    false,
    true,
  ]);
});

const good = testRelease('mf_catalog', 1, views);
const changed = (change: object): TestRelease => ({ ...good, record: { ...good.record, ...change } });
const { 'entry.js': _entry, ...withoutEntry } = good.files;
const page = testRelease('mf_catalog', 1, {}, { 'entry.js': '\ufeff\n <!doctype html><p>404</p>' });
/** A release whose entry contains the hash of a file, and others. */
const loading = (path: string, ...hashes: readonly string[]): TestRelease => {
  const known = good.record.files.find((file) => file.path === path)?.integrity;
  return testRelease('mf_catalog', 1, views, { 'entry.js': JSON.stringify([known, ...hashes]) });
};
const view = { js: [], css: [], firstCalls: [], size: 0 };
const views10000 = Object.fromEntries(
  Array.from({ length: 10_000 }, (_, index) => [`guide/v${index}`, view]),
);
const shell = testRelease('shell', 1);

const refusals: [string, unknown, Record<string, string>, string][] = [
  ['no record', undefined, good.files, 'record'],
  ['a record that is not JSON', '{', good.files, 'record'],
  ['a record of a later schema', changed({ schema: 2, files: 'elsewhere' }).record, {}, 'record/schema'],
  ['a name that no app may have', changed({ app: 'mf-Other' }).record, good.files, 'record/app'],
  ['a version that climbs', changed({ version: '../1.0.0-1234567' }).record, good.files, 'record/version'],
  ['a missing file', good.record, withoutEntry, 'entry.js'],
  ['a file that the record does not name', good.record, { ...good.files, 'extra.js': '1' }, 'extra.js'],
  ['other bytes than the record says', good.record, { ...good.files, 'entry.js': 'evil();' }, 'entry.js'],
  ['an entry that is no file', changed({ entry: 'gone.js' }).record, good.files, 'record/files'],
  [
    'a path that climbs out',
    testRelease('mf_catalog', 1, {}, { '../../evil.js': '1' }).record,
    { '../../evil.js': '1' },
    'record/files/2/path',
  ],
  [
    'a page among the files',
    testRelease('mf_catalog', 1, {}, { 'page.html': '<p>' }).record,
    {},
    'record/files',
  ],
  ['class names of another app', changed({ cssPrefix: 'mf_admin__' }).record, {}, 'record/cssPrefix'],
  ['an entry that is HTML', page.record, page.files, 'entry.js'],
  [
    'an entry that loads a chunk which is not in the release',
    loading('views/route/detail.js', `sha256-${'A'.repeat(43)}=`).record,
    loading('views/route/detail.js', `sha256-${'A'.repeat(43)}=`).files,
    'entry.js',
  ],
  ['10,000 views', changed({ views: views10000 }).record, {}, 'record/views'],
  ['a global name of another app', changed({ globalName: 'mf_admin_1' }).record, {}, 'record/globalName'],
  ['a global name of the browser', changed({ globalName: 'fetch' }).record, {}, 'record/globalName'],
  ['an entry of no known type', changed({ entryType: 'wasm' }).record, {}, 'record/entryType'],
  ['a shell of another build', { ...shell.record, external: true }, {}, 'record/external'],
  ['a shell that is a module', { ...shell.record, entryType: 'module' }, {}, 'record/entryType'],
  [
    'a first call that may write',
    testRelease('mf_catalog', 1, { 'a/b': ['POST /api/v1/enquiries {}'] }).record,
    {},
    'record/views/a/b',
  ],
  [
    'a first call of the shell that may write',
    { ...shell.record, firstCalls: ['POST /api/x'] },
    {},
    'record/firstCalls',
  ],
];

for (const [name, record, files, field] of refusals)
  test(`${name} is refused, names ${field}, and stores nothing`, async (t) => {
    const { app, deps } = await start(t);
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/releases',
      ...(await publishForm(record, files)),
    });
    assert.equal(answer.statusCode, 400, answer.body);
    assert.equal(answer.json().field, field);
    const { rows } = await deps.db.execute(sql`select 1 from releases limit 1`);
    assert.deepEqual(rows, []);
  });

test('a release whose entry loads only its own chunks is published', async (t) => {
  const { app } = await start(t);
  assert.equal((await publish(app, loading('views/route/detail.js'))).statusCode, 200);
});

test('a file over 5 MB is refused with 413, one larger than in the record with 400', async (t) => {
  const { app } = await start(t);
  const large = testRelease('mf_catalog', 1, {}, { 'large.js': 'x'.repeat(5 * 1024 * 1024 + 1) });
  assert.equal((await publish(app, large)).statusCode, 413);
  const lying = { ...large, record: testRelease('mf_catalog', 1, {}, { 'large.js': 'x' }).record };
  const answer = await publish(app, lying);
  assert.deepEqual([answer.statusCode, answer.json().field], [400, 'large.js']);
});

test('an interrupted publish stores nothing', async (t) => {
  const { app, deps } = await start(t);
  await deps.db.execute(sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'disk full'; end $$`);
  await deps.db.execute(sql`create trigger t before insert on release_history execute function refuse()`);
  assert.equal((await publish(app, good)).statusCode, 500);
  const { rows } = await deps.db.execute(
    sql`select (select count(*) from releases) + (select count(*) from release_files) as count`,
  );
  assert.deepEqual(rows, [{ count: 0 }]);
});

test('publishing requires the token or the permission; the token allows nothing else', async (t) => {
  const { app, login } = await start(t);
  const { payload, headers } = await publishForm(good.record, good.files);
  const post = async (authorization: string) =>
    (
      await app.inject({
        method: 'POST',
        url: '/api/v1/releases',
        payload,
        headers: { ...headers, authorization },
      })
    ).statusCode;
  assert.equal(await post('Bearer wrong'), 401);
  assert.equal(await post((await login('MEMBER')).authorization), 403);
  assert.equal(await post((await login('OPS', { perms: ['release:publish'] })).authorization), 200);
  assert.equal((await app.inject({ url: '/api/v1/users/me', headers: asPipeline })).statusCode, 401);
});
