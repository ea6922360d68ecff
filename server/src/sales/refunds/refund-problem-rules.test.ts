import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problemOf } from './refund-problem-rules.ts';

test('a refund has a problem as long as its provider refuses it', () => {
  for (const [state, failureCode, problem] of [
    ['FAILED', 'REFUND_CLOSED', 'closed'],
    ['FAILED', 'REFUND_ABNORMAL', 'abnormal'],
    ['FAILED', 'NOT_ENOUGH', 'refused'],
    ['PROCESSING', 'REFUND_CLOSED', 'closed'],
    ['PROCESSING', null, null],
    ['SUCCESS', 'REFUND_CLOSED', null],
    ['REJECTED', 'REFUND_CLOSED', null],
    ['REQUESTED', null, null],
  ] as const)
    assert.equal(problemOf({ state, failureCode }), problem, `${state} ${failureCode}`);
});
