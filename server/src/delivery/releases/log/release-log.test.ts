import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { ReleaseLogEntry } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';
import { buildTestApp } from '#test/support/test-app.ts';
import { digestOf } from '../release-record.ts';
import {
  promote,
  publish,
  releaseEnv,
  rollback,
  testRelease,
  versionOf,
} from '../testing/release-fixture.ts';
import { findLogFault } from './log-chain.ts';

const releases = [1, 2].map((number) => testRelease('mf_catalog', number, { 'home/index': [] }));

const start = async (t: TestContext): Promise<FastifyInstance> => {
  const { app } = await buildTestApp(t, { env: releaseEnv });
  for (const release of releases) await publish(app, release);
  await promote(app, 'mf_catalog', 1);
  await promote(app, 'mf_catalog', 2);
  await rollback(app, 'mf_catalog');
  return app;
};

const readLog = async (app: FastifyInstance, after = 0): Promise<ReleaseLogEntry[]> =>
  (await app.inject(`/api/v1/releases/log?after=${after}`)).json().data;

test('everyone reads what was published and moved, in order, with the content of each release', async (t) => {
  const app = await start(t);
  const log = await readLog(app);
  assert.deepEqual(
    log.map(({ position, action, version, replaced }) => [position, action, version, replaced]),
    [
      [1, 'publish', versionOf(1), null],
      [2, 'publish', versionOf(2), null],
      [3, 'promote', versionOf(1), null],
      [4, 'promote', versionOf(2), versionOf(1)],
      [5, 'rollback', versionOf(1), versionOf(2)],
    ],
  );
  const [first, second] = releases.map(({ record }) => digestOf(record));
  assert.deepEqual(
    log.map(({ digest }) => digest),
    [first, second, first, second, first],
  );
  assert.equal(findLogFault(log), undefined);
  assert.deepEqual(await readLog(app, 3), log.slice(3));
  assert.equal(findLogFault(log.slice(3), log[2]), undefined);
});

test('the log has neither names of people nor reasons', async (t) => {
  const [entry = assert.fail()] = await readLog(await start(t));
  assert.deepEqual(
    Object.keys(entry).sort(),
    ['action', 'app', 'at', 'digest', 'hash', 'position', 'replaced', 'version'].sort(),
  );
});

test('releases that are published at the same time follow each other in the log', async (t) => {
  const { app } = await buildTestApp(t, { env: releaseEnv });
  const apps = ['shell', 'mf_catalog', 'mf_booking', 'mf_personal'] as const;
  await Promise.all(apps.map((name) => publish(app, testRelease(name, 1))));
  const log = await readLog(app);
  assert.equal(log.length, apps.length);
  assert.equal(findLogFault(log), undefined);
});

const changes: [string, (log: ReleaseLogEntry[]) => ReleaseLogEntry[], RegExp][] = [
  [
    'another version',
    ([a, b, ...rest]) => [a, { ...b, version: versionOf(9) }, ...rest] as never,
    /entry 2 was/,
  ],
  ['a missing entry', ([a, _b, ...rest]) => [a, ...rest] as never, /entry 2 is missing/],
  ['a missing beginning', ([_a, ...rest]) => rest, /entry 1 is missing/],
  [
    'another time',
    ([a, ...rest]) => [{ ...a, at: new Date(0).toISOString() }, ...rest] as never,
    /entry 1 was/,
  ],
];
test('a changed log is found to be changed', async (t) => {
  const log = await readLog(await start(t));
  for (const [what, change, fault] of changes) assert.match(findLogFault(change(log)) ?? '', fault, what);
});
