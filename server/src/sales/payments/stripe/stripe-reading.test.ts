import assert from 'node:assert/strict';
import { test } from 'node:test';
import type Stripe from 'stripe';
import { ProviderError, ProviderRefusal } from '../payment-provider.ts';
import { readTransaction } from './stripe-bill.ts';
import { readRefund, readSession } from './stripe-reading.ts';

const session = (change: object = {}) =>
  ({
    ...{ status: 'complete', payment_status: 'paid', payment_intent: 'pi_1' },
    ...{ client_reference_id: 'P1', amount_total: 100, currency: 'cny' },
    ...change,
  }) as Stripe.Checkout.Session;

test('a paid session has its payment and amount', () => {
  assert.deepEqual(readSession('P1', session()), { state: 'success', tradeNo: 'pi_1', amount: 100 });
});

for (const [state, change] of [
  ['waiting', { status: 'open', payment_status: 'unpaid' }],
  ['waiting', { status: 'complete', payment_status: 'unpaid' }],
  ['closed', { status: 'expired', payment_status: 'unpaid' }],
] as const)
  test(`a session that is ${change.status} and ${change.payment_status} is ${state}`, () => {
    assert.deepEqual(readSession('P1', session(change)), { state });
  });

for (const change of [
  { client_reference_id: 'P2' },
  { currency: 'usd' },
  { amount_total: null },
  { payment_intent: null },
  { payment_status: 'no_payment_required' },
  { status: null },
])
  test(`a session with ${JSON.stringify(change)} decides nothing`, () => {
    assert.throws(() => readSession('P1', session(change)), ProviderError);
  });

for (const [status, state] of [
  ['succeeded', 'success'],
  ['pending', 'processing'],
  ['requires_action', 'processing'],
] as const)
  test(`a refund that is ${status} is ${state}`, () => {
    assert.equal(readRefund({ status }), state);
  });

for (const status of ['failed', 'canceled'])
  test(`a refund that is ${status} is closed for good`, () => {
    assert.throws(
      () => readRefund({ status }),
      (error: unknown) => error instanceof ProviderRefusal && error.code === 'REFUND_CLOSED',
    );
  });

test('a refund of an unknown status decides nothing', () => {
  assert.throws(() => readRefund({ status: 'odd' }), /unknown refund status "odd"/);
});

const transaction = (type: string, source: object | null) =>
  readTransaction({ type, source } as Stripe.BalanceTransaction, 'portal.example');

const charge = { object: 'charge', id: 'ch_1', currency: 'cny', payment_intent: 'pi_1', amount: 100 };
const refund = { ...charge, object: 'refund', id: 're_1', status: 'succeeded' };
const metadata = { payment_no: 'P1', refund_no: 'R1', portal: 'portal.example' };

test('a payment and a refund are lines of the bill, under our numbers', () => {
  const line = { tradeNo: 'pi_1', amount: 100 };
  assert.deepEqual(transaction('charge', { ...charge, metadata }), [
    { ...line, kind: 'payment', number: 'P1' },
  ]);
  assert.deepEqual(transaction('refund', { ...refund, metadata }), [
    { ...line, kind: 'refund', number: 'R1' },
  ]);
});

test('money that is not ours is a line under the id of Stripe, so that finance sees it', () => {
  assert.equal(transaction('charge', { ...charge, metadata: {} })[0]?.number, 'ch_1');
  assert.equal(transaction('refund', { ...refund, metadata: null })[0]?.number, 're_1');
});

for (const [what, type, source] of [
  ['a payout', 'payout', { object: 'payout' }],
  ['a fee', 'stripe_fee', null],
  ['a dispute', 'adjustment', { object: 'dispute' }],
  ['a payment of another portal', 'charge', { ...charge, metadata: { portal: 'other.example' } }],
  ['a payment in dollars', 'charge', { ...charge, metadata, currency: 'usd' }],
  ['a refund that failed', 'refund', { ...refund, metadata, status: 'failed' }],
  ['the return of a failed refund', 'refund_failure', { ...refund, metadata, status: 'failed' }],
] as const)
  test(`${what} is no line of the bill`, () => {
    assert.deepEqual(transaction(type, source), []);
  });
