import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BillLine } from '#src/sales/payments/index.ts';
import { pairLines } from './compare-lines.ts';

const line = (number: string, amount: number, kind: BillLine['kind'] = 'payment'): BillLine => ({
  ...{ kind, number, amount, tradeNo: `T${number}` },
});

test('lines of both sides are paired by kind and number', () => {
  const lines = pairLines(
    [line('P1', 100), line('P2', 50), line('P2', 50), line('P1', 30, 'refund')],
    [line('P1', 100), line('P3', 70)],
  );
  assert.deepEqual(
    lines.map(({ kind, number, billAmount, bookAmount }) => [kind, number, billAmount, bookAmount]),
    [
      ['payment', 'P1', 100, 100],
      ['payment', 'P2', 100, null],
      ['refund', 'P1', 30, null],
      ['payment', 'P3', null, 70],
    ],
  );
});
