import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BillLine } from '#src/sales/payments/index.ts';
import { compareBill, type LedgerLine } from './compare-bill.ts';

const line = (n: number): BillLine => ({
  kind: n % 10 === 0 ? 'refund' : 'payment',
  number: `N${n}`,
  tradeNo: `T${n}`,
  amount: 100 + n,
});

const books = (count: number): LedgerLine[] =>
  Array.from({ length: count }, (_, n) => ({ ...line(n), due: true }));

test('exactly the twenty differences in ten thousand lines are found', () => {
  const ours = books(10_000);
  const bill: BillLine[] = ours.map(({ due: _, ...same }) => same);
  const planted = new Set<string>();
  for (let n = 0; n < 5; n += 1) {
    const [gone, other, double] = [100 + n, 2000 + n, 5000 + n];
    bill[gone] = line(30_000 + n);
    planted.add(`missingThere N${gone}`);
    planted.add(`missingHere N${30_000 + n}`);
    bill[other] = { ...line(other), amount: 1 };
    planted.add(`amountDiffers N${other}`);
    bill.push(line(double));
    planted.add(`twice N${double}`);
  }
  assert.equal(planted.size, 20);
  bill.sort(() => Math.random() - 0.5);
  const found = compareBill(bill, ours);
  assert.deepEqual(new Set(found.map(({ fault, number }) => `${fault} ${number}`)), planted);
  assert.equal(found.length, 20);
});

test('a payment and a refund with the same number are compared separately', () => {
  const payment: BillLine = { kind: 'payment', number: 'X', tradeNo: 'T', amount: 5 };
  const found = compareBill([payment], [{ ...payment, kind: 'refund', due: true }]);
  assert.deepEqual(
    found.map(({ fault, kind }) => `${fault} ${kind}`),
    ['missingHere payment', 'missingThere refund'],
  );
});

test('a payment around midnight is optional in the bill', () => {
  const late: LedgerLine = { ...line(1), due: false };
  assert.deepEqual(compareBill([], [late]), []);
  assert.deepEqual(compareBill([line(1)], [late]), []);
  assert.equal(compareBill([{ ...line(1), amount: 7 }], [late])[0]?.fault, 'amountDiffers');
});

test('a duplicate with another amount is reported as duplicate and as mismatch', () => {
  const found = compareBill([line(1), { ...line(1), amount: 9 }], [{ ...line(1), due: true }]);
  assert.deepEqual(
    found.map(({ fault, billAmount, bookAmount }) => [fault, billAmount, bookAmount]),
    [
      ['twice', 110, 101],
      ['amountDiffers', 9, 101],
    ],
  );
});

test('an empty bill matches an empty ledger', () => {
  assert.deepEqual(compareBill([], []), []);
});
