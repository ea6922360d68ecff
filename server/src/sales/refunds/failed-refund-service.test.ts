import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AdminRefund, AdminRefundDetail } from '@portal/shared/contract';
import { dayOf } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { auditLog } from '#src/platform/database/index.ts';
import {
  type Buyer,
  type CheckoutFixture,
  openCheckout,
} from '#src/sales/checkout/testing/checkout-fixture.ts';
import { listSettledOn } from '#src/sales/reconciliation/ledger-repository.ts';
import { type PaidOrder, paidOrder, refundsOf, sendRefunds, signInFinance } from './testing/paid-order.ts';

const url = (refundNo: string, deed = '') => `/api/v1/refunds/${refundNo}${deed && `/${deed}`}`;

/** An order with a refund that the provider refused. */
const failed = async (
  checkout: CheckoutFixture,
  code: string,
): Promise<{ order: PaidOrder; refundNo: string; finance: Buyer }> => {
  const order = await paidOrder(checkout);
  const { refundNo } = (await order.ask(100_000)).body.data;
  checkout.provider.failing.set(refundNo, code);
  await sendRefunds(checkout);
  return { order, refundNo, finance: await signInFinance(checkout) };
};

const look = async (checkout: CheckoutFixture, who: Buyer, refundNo: string): Promise<AdminRefundDetail> =>
  (await checkout.call<AdminRefundDetail>(who, 'GET', url(refundNo))).body.data;

const act = (checkout: CheckoutFixture, who: Buyer, refundNo: string, deed: string, payload: object = {}) =>
  checkout.call<{ refundNo: string }>(who, 'POST', url(refundNo, deed), { payload });

const transfer = { reference: 'ICBC-20261122-0007', amount: 100_000 };

test('a refund closed by the provider is sent again under a new number, once', async (t) => {
  const checkout = await openCheckout(t);
  const { order, refundNo, finance } = await failed(checkout, 'REFUND_CLOSED');
  const stuck = await look(checkout, finance, refundNo);
  assert.deepEqual([stuck.state, stuck.problem, stuck.order.state], ['FAILED', 'closed', 'REFUNDING']);
  const { list } = await refundsOf(checkout, finance, '?state=FAILED');
  assert.deepEqual(
    list.map((row) => (row as AdminRefund).problem),
    ['closed'],
  );
  const tries = await Promise.all([1, 2, 3].map(() => act(checkout, finance, refundNo, 'retry')));
  assert.deepEqual(tries.map(({ status }) => status).sort(), [200, 409, 409]);
  const next = tries.find(({ status }) => status === 200)?.body.data.refundNo ?? '';
  assert.notEqual(next, refundNo);
  assert.equal((await look(checkout, finance, refundNo)).replacedBy, next);
  await sendRefunds(checkout);
  assert.equal((await order.detail()).state, 'REFUNDED');
  assert.deepEqual(
    (await order.refunds()).map((refund) => [refund.refundNo, refund.state]),
    [[next, 'SUCCESS']],
    'its buyer sees one refund',
  );
});

test('a bank transfer completes the refund, and is in no bill', async (t) => {
  const checkout = await openCheckout(t);
  const { order, refundNo, finance } = await failed(checkout, 'REFUND_ABNORMAL');
  assert.equal((await act(checkout, finance, refundNo, 'retry')).status, 409, 'only the bank can help');
  const other = await act(checkout, finance, refundNo, 'transfer', { ...transfer, amount: 99_999 });
  assert.deepEqual([other.status, other.body.field], [400, 'amount']);
  assert.equal(
    (await act(checkout, finance, refundNo, 'transfer', { ...transfer, reference: '    ' })).body.field,
    'reference',
  );
  assert.equal((await act(checkout, finance, refundNo, 'transfer', transfer)).status, 200);
  assert.equal((await act(checkout, finance, refundNo, 'transfer', transfer)).body.code, 'A0513');
  assert.equal((await order.detail()).state, 'REFUNDED');
  const { state, transferReference, deeds } = await look(checkout, finance, refundNo);
  assert.deepEqual([state, transferReference], ['SUCCESS', transfer.reference]);
  assert.ok(deeds.some(({ action, actor }) => action === 'transfer' && actor.startsWith('finance_')));
  const { db } = checkout.deps.database;
  const settled = await listSettledOn(db, 'alipay', dayOf(checkout.clock.now()));
  assert.deepEqual(
    settled.map(({ kind }) => kind),
    ['payment'],
  );
});

test('a retry of a refund that succeeded meanwhile settles it', async (t) => {
  const checkout = await openCheckout(t);
  const { order, refundNo, finance } = await failed(checkout, 'REFUND_CLOSED');
  checkout.provider.failing.delete(refundNo);
  const { paymentNo } = order;
  const request = { paymentNo, paid: 100_000, refundNo, amount: 100_000, reason: '' };
  checkout.provider.refunds.set(refundNo, request);
  assert.equal((await act(checkout, finance, refundNo, 'transfer', transfer)).body.code, 'A0513');
  assert.equal((await order.detail()).state, 'REFUNDED');
  assert.equal((await look(checkout, finance, refundNo)).transferReference, null);
});

test('a provider timeout changes nothing', async (t) => {
  const checkout = await openCheckout(t);
  const { refundNo, finance } = await failed(checkout, 'REFUND_CLOSED');
  checkout.provider.silent.add('queryRefund');
  for (const deed of ['retry', 'transfer']) {
    const { status, body } = await act(checkout, finance, refundNo, deed, transfer);
    assert.deepEqual([status, body.code], [503, 'C0001']);
  }
  assert.equal((await look(checkout, finance, refundNo)).state, 'FAILED');
  const rows = await checkout.deps.db.select().from(auditLog).where(eq(auditLog.subject, 'refund'));
  assert.deepEqual(rows, []);
});

test('a refund unknown to the provider is sent again under its own number', async (t) => {
  const checkout = await openCheckout(t);
  const { order, refundNo, finance } = await failed(checkout, 'NOT_ENOUGH');
  assert.equal((await look(checkout, finance, refundNo)).problem, 'refused');
  checkout.provider.failing.delete(refundNo);
  const { status, body } = await act(checkout, finance, refundNo, 'retry');
  assert.deepEqual([status, body.data.refundNo], [200, refundNo]);
  await sendRefunds(checkout);
  assert.equal((await order.detail()).state, 'REFUNDED');
});
