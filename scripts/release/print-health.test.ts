import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ReleaseHealth } from '@portal/shared/contract';
import { printHealth } from './print-health.ts';

const some = { count: 10, mean: 412.4, good: 1 };
const figures = {
  loads: 10,
  failed: 1,
  crashed: 0,
  retries: 1,
  previous: 0,
  unavailable: 0,
  errors: 0,
  loaded: some,
  lcp: some,
  inp: { count: 0, mean: 0, good: 0 },
  cls: { count: 3, mean: 0.05, good: 1 },
};
const health: ReleaseHealth = {
  app: 'mf_catalog',
  minutes: 60,
  down: true,
  owner: { team: 'catalog', contact: '' },
  versions: [{ version: '1.0.0-0000001', ...figures }],
  views: [{ version: '1.0.0-0000001', view: 'index', ...figures }],
  points: [],
  errors: [
    { version: '1.0.0-0000001', view: 'index', step: 'failed', message: 'Error: 404', count: 2, lastAt: '' },
  ],
  violations: [],
};

test('the health of an app is printed in lines', () => {
  assert.equal(
    printHealth(health),
    [
      'mf_catalog in the last 60 min, DOWN: visitors meet the retry panel',
      'owner: catalog',
      '               loads  failed    crashed  panel  load    LCP     INP  CLS',
      '1.0.0-0000001  10     1 (10 %)  0 (0 %)  0      412 ms  412 ms  -    0.05',
      '  index        10     1 (10 %)  0 (0 %)  0      412 ms  412 ms  -    0.05',
      '2 x failed index 1.0.0-0000001: Error: 404',
    ].join('\n'),
  );
});

test('an app without reports has no figures', () => {
  assert.equal(printHealth({ ...health, versions: [] }), 'no reports of mf_catalog in the last 60 min');
});
