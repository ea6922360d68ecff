import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ReleaseStatus } from '@portal/shared/contract';
import { printClientOnly, printStatus } from './print.ts';

const mark = { view: 'home/index', with: '1.0.0-0000002', reason: 'TypeError: createRange is no function' };
const version = { publishedAt: '2026-11-20T02:00:00.000Z', publishedBy: 'ci', size: 2048 };
const status: ReleaseStatus = {
  ...{ app: 'mf_catalog', live: '1.0.0-0000001', previous: null, since: null, canary: null, lock: null },
  owner: { team: 'catalog', contact: 'catalog@example.com' },
  versions: [
    { ...version, version: '1.0.0-0000003', clientOnly: [mark] },
    { ...version, version: '1.0.0-0000001', clientOnly: [] },
  ],
};

test('the versions of an app name the views that only browsers render', () => {
  const lines = printStatus([status]).split('\n');
  assert.match(lines[1] ?? '', /1\.0\.0-0000003 .* ci {2}client only: home\/index$/);
  assert.match(lines[2] ?? '', /1\.0\.0-0000001 .* ci$/);
});

test('the status names the team that answers for an app', () => {
  assert.match(printStatus([status]).split('\n')[0] ?? '', /owner: catalog \(catalog@example\.com\)$/);
});

test('a view that only browsers render is printed with the reason', () => {
  assert.equal(printClientOnly(mark), '  client only  home/index: TypeError: createRange is no function');
});
