import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { GateFailure } from '@portal/shared/contract';
import type { LightMyRequestResponse } from 'fastify';
import { menus } from '#src/platform/database/index.ts';
import { buildTestApp } from '#test/support/test-app.ts';
import {
  asPipeline,
  promote,
  publish,
  publishAndPromote,
  releaseEnv,
  rollback,
  sendCommand,
  type TestRelease,
  testRelease,
  versionOf,
} from '../testing/release-fixture.ts';

const start = (t: TestContext) => buildTestApp(t, { env: releaseEnv });

const taking = (release: TestRelease, shared: Record<string, string>): TestRelease => ({
  ...release,
  record: { ...release.record, shared },
});

const found = (answer: LightMyRequestResponse): string[][] =>
  answer.json().data.failures.map(({ rule, subject }: GateFailure) => [rule, subject]);

const one = testRelease('mf_catalog', 1, { 'home/index': [], 'guide/index': [] });
const shell = taking(testRelease('shell', 1), { react: '19.3.1' });

test('a failed check names its file or row in both languages, and nothing is stored or made live', async (t) => {
  const { app, deps } = await start(t);
  await publishAndPromote(app, shell);
  await publishAndPromote(app, one);
  const [row] = await deps.db
    .insert(menus)
    .values({ name: '攻略', nameEn: 'Guides', type: 'MENU', path: 'guide', component: 'guide/index' })
    .returning({ id: menus.id });
  const two = taking(testRelease('mf_catalog', 2, {}, { 'views/a.css': 'body{margin:0}' }), {
    react: '^20.0.0',
    'antd/es/tour': '^6.0.0',
  });
  const answer = await publish(app, two);
  assert.equal(answer.statusCode, 409, answer.body);
  assert.equal(answer.json().code, 'A0530');
  assert.deepEqual(found(answer), [
    ['shared', 'react'],
    ['antd', 'antd/es/tour'],
    ['view', 'route /index'],
    ['view', `menu ${row?.id}`],
    ['style', 'views/a.css'],
  ]);
  for (const { text } of answer.json().data.failures) assert.ok(text.zh && text.en);
  assert.equal((await promote(app, 'mf_catalog', 2)).statusCode, 404);
});

test('a promotion is refused for what became live after the publish, on live and on canary', async (t) => {
  const { app } = await start(t);
  await publishAndPromote(app, shell);
  await publish(app, taking(testRelease('mf_admin', 1), { react: '^19.0.0' }));
  await publish(app, taking(testRelease('shell', 2), { react: '20.0.0' }));
  await promote(app, 'shell', 2);
  const answer = await promote(app, 'mf_admin', 1);
  assert.deepEqual([answer.statusCode, found(answer)], [409, [['shared', 'react']]]);
  const status = (await app.inject({ url: '/api/v1/releases', headers: asPipeline })).json().data;
  assert.equal(status.find((each: { app: string }) => each.app === 'mf_admin').live, null);
});

test('a view cannot be claimed by two apps', async (t) => {
  const { app } = await start(t);
  await publishAndPromote(app, one);
  const answer = await publish(app, testRelease('mf_admin', 1, { 'guide/index': [] }));
  assert.deepEqual(found(answer), [['claim', 'guide/index']]);
});

test('force requires a reason and is stored with the failures', async (t) => {
  const { app } = await start(t);
  await publishAndPromote(app, one);
  const two = testRelease('mf_catalog', 2, { 'guide/index': [] });
  const unreasoned = await publish(app, two, { force: 'true' });
  assert.deepEqual([unreasoned.statusCode, unreasoned.json().field], [400, 'reason']);
  const published = await publish(app, two, { force: 'true', reason: 'home moves' });
  assert.deepEqual([published.statusCode, published.json().data.forced.length], [200, 1]);
  assert.equal((await promote(app, 'mf_catalog', 2)).statusCode, 409);
  const promoted = await promote(app, 'mf_catalog', 2, { force: true, reason: 'home moves' });
  assert.equal(promoted.json().data.live, versionOf(2));
  const url = '/api/v1/releases/mf_catalog/history?limit=2';
  const events = (await app.inject({ url, headers: asPipeline })).json().data;
  for (const { reason, forced } of events) {
    assert.equal(reason, 'home moves');
    assert.deepEqual([forced[0].rule, forced[0].subject], ['view', 'route /index']);
  }
});

const using = (release: TestRelease, names: string[]): TestRelease => ({
  ...release,
  record: { ...release.record, sharedExports: { '@portal/shared/ui': names } },
});

test('a shell without an export is refused while a live, previous or pinned remote uses it', async (t) => {
  const { app, login } = await start(t);
  await login('EDITOR');
  await publishAndPromote(app, using(testRelease('shell', 1), ['Button', 'Card', 'Field']));
  await publishAndPromote(app, using(testRelease('mf_admin', 1), ['Card']));
  await publishAndPromote(app, using(testRelease('mf_admin', 2), ['Button']));
  await publish(app, using(testRelease('mf_admin', 3), ['Field']));
  const pin = { app: 'mf_admin', version: versionOf(3), kind: 'role', subject: 'EDITOR' };
  assert.equal((await sendCommand(app, 'pin', pin)).statusCode, 200);
  const refused = await publish(app, using(testRelease('shell', 2), []));
  assert.deepEqual(
    refused
      .json()
      .data.failures.map(({ rule, text }: GateFailure) => [
        rule,
        /\((\w+)\) uses (\w+)/.exec(text.en ?? '')?.slice(1),
      ]),
    [
      ['export', ['live', 'Button']],
      ['export', ['previous', 'Card']],
      ['export', ['pinned', 'Field']],
    ],
  );
  await sendCommand(app, 'unpin', { app: 'mf_admin', kind: 'role', subject: 'EDITOR' });
  await publishAndPromote(app, using(testRelease('mf_admin', 4), ['Button']));
  const accepted = await publish(app, using(testRelease('shell', 3), ['Button']));
  assert.equal(accepted.statusCode, 200, accepted.body);
});

test('a remote that needs an export of a later shell is refused until that is live', async (t) => {
  const { app } = await start(t);
  await publishAndPromote(app, using(testRelease('shell', 1), ['Button']));
  await publish(app, using(testRelease('shell', 2), ['Button', 'Chart']));
  const early = await publish(app, using(testRelease('mf_admin', 1), ['Chart']));
  assert.deepEqual(found(early), [['export', '@portal/shared/ui']]);
  await promote(app, 'shell', 2);
  assert.equal((await publish(app, using(testRelease('mf_admin', 1), ['Chart']))).statusCode, 200);
});

test('a rollback skips the checks: its target was live before', async (t) => {
  const { app } = await start(t);
  await publishAndPromote(app, one);
  await publish(app, testRelease('mf_catalog', 2), { force: 'true', reason: 'try' });
  await promote(app, 'mf_catalog', 2, { force: true });
  await publishAndPromote(app, testRelease('mf_catalog', 3, { 'home/index': [] }));
  assert.equal((await rollback(app, 'mf_catalog')).json().data.live, versionOf(2));
});
