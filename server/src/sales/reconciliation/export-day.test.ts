import assert from 'node:assert/strict';
import { test } from 'node:test';
import { daySheet } from './export-day.ts';

const day = {
  ...{ day: '2026-11-20', provider: 'alipay', lines: 3, differences: 1, ranAt: new Date() },
  ...{ billPayments: 100_005, bookPayments: 100_000, billRefunds: 0, bookRefunds: 50 },
};
const difference = {
  ...({ provider: 'alipay', fault: 'missingHere', kind: 'payment', tradeNo: 'T1', orderNo: null } as const),
  ...{ number: '=HYPERLINK("x",1)', billAmount: 5, bookAmount: null },
};

test('an export has totals and differences, amounts with two decimals', () => {
  const lines = daySheet([day], [{ ...difference, number: 'P1' }], 'zh')
    .toString()
    .split('\r\n');
  assert.equal(lines[1], '2026-11-20,支付宝,1000.05,1000.00,0.00,0.50,3,1');
  assert.equal(lines[4], '支付宝,渠道有、本站无,收款,\tP1,\tT1,,0.05,');
  assert.ok(lines[0]?.startsWith('\uFEFF日期,'));
});

test('values of a bill are exported as text, never as a formula', () => {
  const lines = daySheet([], [difference], 'en').toString().split('\r\n');
  assert.equal(lines[3], 'Alipay,Only in the bill,Payment,"\t\'=HYPERLINK(""x"",1)",\tT1,,0.05,');
});
