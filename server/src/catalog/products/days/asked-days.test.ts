import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askedDays } from './asked-days.ts';

const today = '2026-11-20';

for (const [dated, dayFrom, dayTo, expected] of [
  ['anyDay', undefined, undefined, undefined],
  ['anyDay', '2026-12-01', '2026-12-03', ['2026-12-01', '2026-12-04', false]],
  ['anyDay', '2026-12-01', '2026-12-01', ['2026-12-01', '2026-12-02', false]],
  ['anyDay', '2026-11-01', '2026-12-03', [today, '2026-12-04', false]],
  ['anyDay', undefined, '2026-12-03', [today, '2026-12-04', false]],
  ['anyDay', '2026-12-01', undefined, ['2026-12-01', '2036-12-08', false]],
  ['anyDay', '2026-11-01', '2026-11-19', 'none'],
  ['anyDay', '2999-12-31', undefined, ['2999-12-31', '3010-01-08', false]],
  ['everyNight', '2026-12-01', '2026-12-03', ['2026-12-01', '2026-12-03', true]],
  ['everyNight', '2026-12-01', '2026-12-01', ['2026-12-01', '2026-12-02', true]],
  ['everyNight', '2026-12-01', undefined, ['2026-12-01', '2026-12-02', true]],
  ['everyNight', undefined, '2026-11-22', [today, '2026-11-22', true]],
  ['never', '2026-12-01', '2026-12-03', undefined],
] as const)
  test(`${dated}: a list from ${dayFrom ?? 'any day'} to ${dayTo ?? 'any day'}`, () => {
    const days = askedDays({ dayFrom, dayTo }, { dated }, today);
    assert.deepEqual(typeof days === 'object' ? [days.from, days.before, days.all] : days, expected);
  });
