import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CallData, Invoice, InvoiceRow } from '@portal/shared/contract';
import { and, asc, eq } from 'drizzle-orm';
import { auditLog, invoiceFiles, notifications, orders } from '#src/platform/database/index.ts';
import {
  adult,
  type Buyer,
  type CheckoutFixture,
  openCheckout,
} from '#src/sales/checkout/testing/checkout-fixture.ts';
import { pay } from '#src/sales/checkout/testing/started-payment.ts';
import { giveRefund, sendRefunds } from '#src/sales/refunds/testing/paid-order.ts';
import { pdf } from '#src/sales/visa-documents/testing/files.ts';
import { formRequest } from '#test/support/form.ts';

const number = '26440000000012345678';
const form = { type: 'personal', title: '陈海', email: 'chen@example.com' } as const;

const ask = (checkout: CheckoutFixture, buyer: Buyer, orderNo: string) =>
  checkout.call<Invoice>(buyer, 'POST', `/api/v1/orders/${orderNo}/invoice`, { payload: form });

const asked = async (checkout: CheckoutFixture, person = 1) => {
  const buyer = await checkout.buyer();
  const orderNo = await checkout.order(buyer, { travellers: [adult(person)] });
  await pay(checkout, buyer, orderNo);
  assert.equal((await ask(checkout, buyer, orderNo)).status, 200);
  return { buyer, orderNo };
};

const openDesk = async (checkout: CheckoutFixture) => {
  const who = await checkout.signIn('FINANCE', { perms: ['trade:invoice:issue'] });
  const act = async (orderNo: string, path: string, payload: object) => {
    const { status, body } = await checkout.call(who, 'POST', `/api/v1/invoices/${orderNo}/${path}`, {
      payload,
    });
    return [status, body.code, body.field];
  };
  return {
    who,
    list: async (query = ''): Promise<InvoiceRow[]> => {
      const { body } = await checkout.call<CallData<'GET /api/v1/invoices'>>(
        who,
        'GET',
        `/api/v1/invoices${query}`,
      );
      assert.equal(body.data.total, body.data.list.length);
      return body.data.list;
    },
    reject: (orderNo: string, reason = '抬头有误') => act(orderNo, 'reject', { reason }),
    takeBack: (orderNo: string) =>
      act(orderNo, 'void', { redInvoiceNo: '26440000000099999999', reason: '部分退款' }),
    issue: async (orderNo: string, invoiceNo = number) => {
      const { payload, headers } = await formRequest({ invoiceNo, file: new File([pdf()], 'invoice.pdf') });
      const url = `/api/v1/invoices/${orderNo}/issue`;
      const reply = await checkout.app.inject({
        method: 'POST',
        url,
        payload,
        headers: { ...headers, ...who.headers },
      });
      assert.equal(reply.statusCode, 200, reply.body);
    },
  };
};

/** Mails sent to buyers about their invoices: recipient and reason. */
const listTold = async (checkout: CheckoutFixture, event: string) => {
  const rows = await checkout.deps.db
    .select()
    .from(notifications)
    .where(eq(notifications.event, event))
    .orderBy(asc(notifications.id));
  return rows.map(({ channel, recipient, facts }) => [channel, recipient, facts.reason]);
};

test('pending invoices are listed oldest first, others latest first, and keywords filter', async (t) => {
  const checkout = await openCheckout(t);
  const { list, issue } = await openDesk(checkout);
  const [first, second] = [await asked(checkout, 1), await asked(checkout, 2)];
  const numbers = async (query = '') => (await list(query)).map(({ orderNo }) => orderNo);
  assert.deepEqual(await numbers('?state=REQUESTED'), [first.orderNo, second.orderNo]);
  assert.deepEqual(await numbers(), [second.orderNo, first.orderNo]);
  await issue(first.orderNo);
  for (const [query, found] of [
    ['state=REQUESTED', [second.orderNo]],
    ['state=ISSUED', [first.orderNo]],
    [`keywords=${number}`, [first.orderNo]],
    [`keywords=${second.orderNo}`, [second.orderNo]],
    [`keywords=${encodeURI('陈海')}`, [second.orderNo, first.orderNo]],
    ['keywords=%25', []],
    ['redLetter=yes', []],
  ] as const)
    assert.deepEqual(await numbers(`?${query}`), found, query);
});

test('an invoice row has the sold title in both languages', async (t) => {
  const checkout = await openCheckout(t);
  const { list } = await openDesk(checkout);
  const { orderNo } = await asked(checkout);
  const { db } = checkout.deps.database;
  const [order] = await db.select().from(orders).where(eq(orders.orderNo, orderNo));
  assert.deepEqual((await list())[0]?.orderTitle, order?.snapshot.title);
});

test('a rejection shows its reason to the buyer, who can request again', async (t) => {
  const checkout = await openCheckout(t);
  const { list, reject, issue } = await openDesk(checkout);
  const { buyer, orderNo } = await asked(checkout);
  assert.deepEqual(await reject(orderNo, '  '), [400, 'A0400', 'reason']);
  assert.deepEqual(await reject(orderNo), [200, '200', undefined]);
  assert.deepEqual(await reject(orderNo), [409, 'A0513', undefined]);
  const own = await checkout.call<Invoice>(buyer, 'GET', `/api/v1/orders/${orderNo}/invoice`);
  assert.deepEqual([own.body.data.state, own.body.data.note], ['REJECTED', '抬头有误']);
  const again = (await ask(checkout, buyer, orderNo)).body.data;
  assert.deepEqual([again.state, again.note], ['REQUESTED', null]);
  assert.deepEqual(await listTold(checkout, 'rejectInvoice'), [['mail', form.email, '抬头有误']]);
  await issue(orderNo);
  assert.equal((await list('?state=ISSUED')).length, 1);
});

test('a refund makes a red invoice due; once voided, the rest can be invoiced', async (t) => {
  const checkout = await openCheckout(t);
  const { list, issue, takeBack } = await openDesk(checkout);
  const { buyer, orderNo } = await asked(checkout);
  assert.deepEqual(await takeBack(orderNo), [409, 'A0513', undefined]);
  await issue(orderNo);
  await giveRefund(checkout, orderNo, 40_000);
  await sendRefunds(checkout);
  const [row] = await list('?redLetter=yes');
  assert.deepEqual([row?.duty, row?.amount, row?.net], ['redLetter', 100_000, 60_000]);
  assert.deepEqual(await takeBack(orderNo), [200, '200', undefined]);
  const [voided] = await list('?state=VOID');
  assert.deepEqual(
    [voided?.duty, voided?.redInvoiceNo, voided?.note],
    [null, '26440000000099999999', '部分退款'],
  );
  assert.deepEqual(await listTold(checkout, 'voidInvoice'), [['mail', form.email, '部分退款']]);
  const { invoiceNo, state, amount } = (await ask(checkout, buyer, orderNo)).body.data;
  assert.deepEqual([invoiceNo, state, amount], [null, 'REQUESTED', null]);
  await issue(orderNo, '26440000000012345679');
  assert.equal((await list('?state=ISSUED'))[0]?.amount, 60_000);
  assert.equal(await checkout.deps.db.$count(invoiceFiles), 1);
  const written = await checkout.deps.db
    .select({ action: auditLog.action, before: auditLog.before })
    .from(auditLog)
    .where(and(eq(auditLog.subject, 'invoice'), eq(auditLog.subjectId, orderNo)))
    .orderBy(asc(auditLog.id));
  assert.deepEqual(
    written.map(({ action }) => action),
    ['request', 'issue', 'void', 'request', 'issue'],
  );
  assert.match(JSON.stringify(written[3]?.before), new RegExp(number), 'the void number stays');
});

test('finance can open any issued invoice; others get neither files nor list', async (t) => {
  const checkout = await openCheckout(t);
  const { who, issue } = await openDesk(checkout);
  const { buyer, orderNo } = await asked(checkout);
  const url = `/api/v1/invoices/${orderNo}/file`;
  const open = (by: Buyer) => checkout.app.inject({ method: 'GET', url, headers: by.headers });
  assert.equal((await open(who)).statusCode, 404);
  await issue(orderNo);
  assert.ok((await open(who)).rawPayload.equals(pdf()));
  assert.equal((await open(buyer)).statusCode, 403);
  const tries = [
    checkout.call(buyer, 'GET', '/api/v1/invoices'),
    checkout.call(buyer, 'POST', `/api/v1/invoices/${orderNo}/reject`, { payload: { reason: 'x' } }),
    checkout.call(buyer, 'POST', `/api/v1/invoices/${orderNo}/void`, {
      payload: { reason: 'x', redInvoiceNo: number },
    }),
  ];
  for (const { status } of await Promise.all(tries)) assert.equal(status, 403);
});
