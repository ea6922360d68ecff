import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HttpError } from '#src/platform/errors/index.ts';
import { checkedSpan, spanBefore } from './span.ts';

const cases = [
  ['2026-12-01', '2026-12-01', '2026-11-30', '2026-11-30'],
  ['2026-12-01', '2026-12-07', '2026-11-24', '2026-11-30'],
  ['2024-02-29', '2024-03-01', '2024-02-27', '2024-02-28'],
  ['2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
] as const;

for (const [from, to, earlier, last] of cases)
  test(`${from} to ${to} is compared with ${earlier} to ${last}`, () => {
    assert.deepEqual(spanBefore(checkedSpan({ from, to, kind: 'tour' })), {
      from: earlier,
      to: last,
      kind: 'tour',
    });
  });

for (const [from, to] of [
  ['2026-12-02', '2026-12-01'],
  ['2026-01-01', '2027-01-02'],
] as const)
  test(`${from} to ${to} is refused, naming the last day`, () => {
    assert.throws(
      () => checkedSpan({ from, to }),
      (error) => error instanceof HttpError && error.field === 'to',
    );
  });
