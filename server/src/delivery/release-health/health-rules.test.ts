import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isUnavailable, isWidelyReported, loadsOf, reasonToHalt, type StepCounts } from './health-rules.ts';

const none: StepCounts = { loaded: 0, failed: 0, retry: 0, crashed: 0, unavailable: 0 };
const rule = { minLoads: 20, minutes: 5, percent: 5 };

const loads: readonly [string, Partial<StepCounts>, number, number][] = [
  ['all well', { loaded: 30 }, 30, 0],
  ['a first attempt that failed and was begun again', { loaded: 30, failed: 1, retry: 1 }, 30, 0],
  ['two attempts that failed are one load', { loaded: 29, failed: 2, retry: 1 }, 30, 1],
  ['a view that came and crashed', { loaded: 30, crashed: 1 }, 30, 1],
  ['a retry reported before its failure', { loaded: 3, retry: 1 }, 3, 0],
];
for (const [what, counts, asked, failures] of loads)
  test(`${what}: ${failures} of ${asked}`, () => {
    assert.deepEqual(loadsOf({ ...none, ...counts }), { loads: asked, failures });
  });

const halted: readonly [string, Partial<StepCounts>, boolean][] = [
  ['19 loads are too few, even if all crashed', { loaded: 19, crashed: 19 }, false],
  ['20 loads that failed', { failed: 20 }, true],
  ['1 of 20', { loaded: 19, failed: 1 }, true],
  ['4.9 %', { loaded: 1000, crashed: 49 }, false],
  ['5 %', { loaded: 1000, crashed: 50 }, true],
  ['20 without a failure', { loaded: 20 }, false],
];
for (const [what, counts, is] of halted)
  test(`${what} ${is ? 'halts' : 'does not halt'} a canary`, () => {
    assert.equal(reasonToHalt({ ...none, ...counts }, rule) !== undefined, is);
  });

test('the history entry of a halt contains the figures', () => {
  const reason = reasonToHalt({ ...none, loaded: 30, crashed: 2 }, rule);
  assert.equal(reason, '2 of 30 loads failed (6.7 %) within 5 min; the limit is 5 % of 20 loads');
});

const downs: readonly [string, Partial<StepCounts>, boolean][] = [
  ['two visitors before the panel', { unavailable: 2 }, false],
  ['three before it', { unavailable: 3 }, true],
  ['three of seven', { unavailable: 3, loaded: 4 }, false],
  ['three of six', { unavailable: 3, loaded: 3 }, true],
  ['views that came and crashed', { unavailable: 3, loaded: 5, crashed: 3 }, true],
  ['a release whose place another took', { failed: 40, retry: 20 }, false],
];
for (const [what, counts, is] of downs)
  test(`${what}: ${is ? 'down' : 'not down'}`, () => assert.equal(isUnavailable({ ...none, ...counts }), is));

const wide: readonly [number, number, number, boolean][] = [
  [1, 1, 1, true],
  [0, 0, 1, false],
  [3, 3, 3, true],
  [40, 1, 3, false],
  [40, 2, 3, false],
  [2, 3, 3, false],
];
for (const [failingVisitors, failingNetworks, networks, is] of wide)
  test(`${failingVisitors} visitors in ${failingNetworks} networks are ${is ? '' : 'not '}enough where ${networks} are required`, () =>
    assert.equal(isWidelyReported({ failingVisitors, failingNetworks }, networks), is));
