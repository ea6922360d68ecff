import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Invoice, InvoiceDuty, OrderState } from '@portal/shared/contract';
import { invoiceDuty } from './invoice-duty-rules.ts';

const cases: [Invoice['state'], number | null, OrderState, number, InvoiceDuty | null][] = [
  ['REQUESTED', null, 'PAID', 100, 'issue'],
  ['REQUESTED', null, 'COMPLETED', 100, 'issue'],
  ['REQUESTED', null, 'PARTIALLY_REFUNDED', 40, 'issue'],
  ['REQUESTED', null, 'PARTIALLY_REFUNDED', 0, 'reject'],
  ['REQUESTED', null, 'REFUND_REQUESTED', 100, 'wait'],
  ['REQUESTED', null, 'REFUNDING', 100, 'wait'],
  ['REQUESTED', null, 'REFUNDED', 0, 'reject'],
  ['ISSUED', 100, 'PAID', 100, null],
  ['ISSUED', 100, 'REFUNDING', 100, null],
  ['ISSUED', 100, 'PARTIALLY_REFUNDED', 40, 'redLetter'],
  ['ISSUED', 100, 'REFUNDED', 0, 'redLetter'],
  ['VOID', 100, 'REFUNDED', 0, null],
  ['REJECTED', null, 'PAID', 100, null],
];

for (const [state, amount, orderState, net, duty] of cases)
  test(`${state} over ${amount}, the order ${orderState} at ${net}: ${duty}`, () => {
    assert.equal(invoiceDuty({ state, amount, orderState, net }), duty);
  });
