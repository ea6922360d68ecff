import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { App, ReleaseRecord } from '@portal/shared/contract';
import type { ReleaseEnvironment } from '../gate/release-environment.ts';
import { testRelease } from '../testing/release-fixture.ts';
import { findOrder } from './find-order.ts';

const made = (app: App, number: number, exports: readonly string[]): ReleaseRecord => ({
  ...testRelease(app, number).record,
  sharedExports: { '@portal/shared/ui': [...exports] },
});

const now = (...records: readonly ReleaseRecord[]): ReleaseEnvironment => ({
  served: records.map((record) => ({ channel: 'live', record })),
  kept: [],
  views: [],
});

const shell = (number: number, ...exports: string[]) => made('shell', number, exports);
const admin = (number: number, ...exports: string[]) => made('mf_admin', number, exports);
const catalog = (number: number, ...exports: string[]) => made('mf_catalog', number, exports);

const cases: readonly (readonly [string, ReleaseEnvironment, ReleaseRecord[], App[]])[] = [
  [
    'the shell comes before a remote that needs its new export',
    now(shell(1, 'Button'), admin(1, 'Button')),
    [admin(2, 'Chart'), shell(2, 'Button', 'Chart')],
    ['shell', 'mf_admin'],
  ],
  [
    'releases without a dependency keep their order',
    now(shell(1, 'Button'), admin(1), catalog(1)),
    [catalog(2), admin(2, 'Button')],
    ['mf_catalog', 'mf_admin'],
  ],
  [
    'a shell that replaces an export has no place beside a remote that needs both moves at once',
    now(shell(1, 'Button'), admin(1, 'Button')),
    [shell(2, 'NewButton'), admin(2, 'NewButton')],
    [],
  ],
  [
    'the longest order is found when one release is blocked',
    now(shell(1, 'Button'), admin(1, 'Button')),
    [catalog(2, 'Gone'), admin(2, 'Chart'), shell(2, 'Button', 'Chart')],
    ['shell', 'mf_admin'],
  ],
  [
    'a shell that removes an export waits until it is not in the target of a rollback either',
    now(shell(1, 'Button', 'Card'), admin(1, 'Card')),
    [shell(2, 'Button'), admin(2, 'Button')],
    ['mf_admin'],
  ],
];

for (const [title, environment, candidates, apps] of cases)
  test(title, () => {
    assert.deepEqual(
      findOrder(candidates, environment).steps.map(({ app }) => app),
      apps,
    );
  });

test('a view that moves to another app is planned after the release that gives it up', () => {
  const withView = (app: App, number: number, ...views: string[]) =>
    testRelease(app, number, Object.fromEntries(views.map((view) => [view, []]))).record;
  const environment = now(withView('mf_admin', 1, 'guide/index'));
  const candidates = [withView('mf_catalog', 1, 'guide/index'), withView('mf_admin', 2)];
  assert.deepEqual(
    findOrder(candidates, environment).steps.map(({ app }) => app),
    ['mf_admin', 'mf_catalog'],
  );
});

test('ten releases in the worst order are planned', () => {
  const names = Array.from({ length: 9 }, (_, index) => `Part${index}`);
  const remotes = names.map((name, index) => made(`mf_part${index}`, 1, [name]));
  const environment = now(shell(1));
  const { steps } = findOrder([...remotes, shell(2, ...names)], environment);
  assert.equal(steps.length, 10);
  assert.equal(steps[0]?.app, 'shell');
});
