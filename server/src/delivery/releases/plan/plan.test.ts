import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GateFailure } from '@portal/shared/contract';
import { buildTestApp } from '#test/support/test-app.ts';
import {
  publishAndPromote,
  releaseEnv,
  sendCommand,
  testRelease,
  versionOf,
} from '../testing/release-fixture.ts';

const ui = '@portal/shared/ui';

const planned = (app: string, number: number, ...names: string[]) => ({
  app,
  version: versionOf(number),
  views: [],
  shared: {},
  sharedExports: { [ui]: names },
});

test('a plan has the steps in a safe order, and blocked releases with their reasons', async (t) => {
  const { app } = await buildTestApp(t, { env: releaseEnv });
  const { record, files } = testRelease('shell', 1);
  await publishAndPromote(app, { record: { ...record, sharedExports: { [ui]: ['Button'] } }, files });
  const releases = [
    planned('mf_catalog', 1, 'Gone'),
    planned('mf_admin', 1, 'Chart'),
    planned('shell', 2, 'Button', 'Chart'),
  ];
  const answer = await sendCommand(app, 'plan', { releases });
  assert.equal(answer.statusCode, 200, answer.body);
  const { steps, blocked } = answer.json().data;
  assert.deepEqual(
    steps.map((step: { app: string }) => step.app),
    ['shell', 'mf_admin'],
  );
  assert.deepEqual(
    blocked.map((each: { app: string; failures: GateFailure[] }) => [
      each.app,
      each.failures.map(({ rule, text }) => [rule, text.en]),
    ]),
    [
      [
        'mf_catalog',
        [
          [
            'export',
            `mf_catalog ${versionOf(1)} uses Gone of ${ui}, which shell ${versionOf(2)} (live) does not export`,
          ],
        ],
      ],
    ],
  );
});

const refusals: readonly (readonly [string, object[], string])[] = [
  ['two versions of an app', [planned('shell', 1), planned('shell', 2)], 'releases/1/app'],
  ['no release', [], 'releases'],
  ['eleven releases', Array.from({ length: 11 }, (_, index) => planned(`mf_part${index}`, 1)), 'releases'],
];

for (const [name, releases, field] of refusals)
  test(`a plan of ${name} is refused and names ${field}`, async (t) => {
    const { app } = await buildTestApp(t, { env: releaseEnv });
    const answer = await sendCommand(app, 'plan', { releases });
    assert.deepEqual([answer.statusCode, answer.json().field], [400, field]);
  });
