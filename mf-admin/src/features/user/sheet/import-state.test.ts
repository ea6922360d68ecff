import type { UserImport } from '@portal/shared/contract';
import { isUnderWay, outcomeOf, percentOf } from './import-state.ts';

const made: UserImport = {
  id: 1,
  state: 'done',
  mode: 'keep-good',
  deptId: 1,
  fileName: '新员工.xlsx',
  rows: 10,
  checked: 10,
  written: 10,
  faults: 0,
  faultyRows: 0,
  hasPasswords: false,
  reason: null,
  createdAt: '2026-11-22T00:00:00Z',
};

test.each([
  [{}, 'all'],
  [{ written: 4, faultyRows: 6 }, 'some'],
  [{ written: 0, faultyRows: 10 }, 'none'],
  [{ rows: 0, written: 0 }, 'empty'],
  [{ state: 'failed' as const, written: 0 }, 'failed'],
  [{ state: 'cancelled' as const, written: 0 }, 'cancelled'],
])('%o ends as %s', (change, outcome) => {
  expect(outcomeOf({ ...made, ...change })).toBe(outcome);
});

test.each([
  ['waiting', 0, 0, 0, true],
  ['checking', 5, 0, 10, true],
  ['writing', 10, 5, 60, true],
  ['done', 10, 10, 100, false],
] as const)('%s with %d checked and %d written is at %d%%', (state, checked, written, percent, underWay) => {
  expect(percentOf({ ...made, state, checked, written })).toBe(percent);
  expect(isUnderWay({ state })).toBe(underWay);
});
