import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Invoice } from '@portal/shared/contract';
import { and, eq } from 'drizzle-orm';
import { auditLog, notifications, orders } from '#src/platform/database/index.ts';
import { eicar } from '#src/platform/malware/testing/fake-clamd.ts';
import {
  adult,
  type Buyer,
  type CheckoutFixture,
  openCheckout,
} from '#src/sales/checkout/testing/checkout-fixture.ts';
import { detailOf, pay } from '#src/sales/checkout/testing/started-payment.ts';
import { pdf } from '#src/sales/visa-documents/testing/files.ts';
import { formRequest } from '#test/support/form.ts';
import { archive } from './testing/archive.ts';

const number = '26440000000012345678';
const form = { type: 'personal', title: '陈海', email: 'chen@example.com' } as const;

const paid = async (checkout: CheckoutFixture, person = 1) => {
  const buyer = await checkout.buyer();
  const orderNo = await checkout.order(buyer, { travellers: [adult(person)] });
  await pay(checkout, buyer, orderNo);
  return { buyer, orderNo };
};

const asked = async (checkout: CheckoutFixture, person?: number) => {
  const order = await paid(checkout, person);
  await checkout.call(order.buyer, 'POST', `/api/v1/orders/${order.orderNo}/invoice`, { payload: form });
  return order;
};

const finance = (checkout: CheckoutFixture): Promise<Buyer> =>
  checkout.signIn('FINANCE', { perms: ['trade:invoice:issue'] });

interface Given {
  readonly invoiceNo?: string;
  readonly bytes?: Buffer;
}

const issue = async (
  checkout: CheckoutFixture,
  who: Buyer,
  orderNo: string,
  { invoiceNo = number, bytes = pdf() }: Given = {},
) => {
  const { payload, headers } = await formRequest({ invoiceNo, file: new File([bytes], 'invoice.pdf') });
  const url = `/api/v1/invoices/${orderNo}/issue`;
  const reply = await checkout.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...headers, ...who.headers },
  });
  return { status: reply.statusCode, body: reply.json<{ code: string; field?: string; data: Invoice }>() };
};

const download = (checkout: CheckoutFixture, who: Buyer, orderNo: string) =>
  checkout.app.inject({ method: 'GET', url: `/api/v1/orders/${orderNo}/invoice/file`, headers: who.headers });

test('issuing freezes the amount, notifies the buyer and offers the file', async (t) => {
  const checkout = await openCheckout(t);
  const { buyer, orderNo } = await asked(checkout);
  assert.equal((await download(checkout, buyer, orderNo)).statusCode, 404, 'not before it is issued');
  const { body } = await issue(checkout, await finance(checkout), orderNo);
  assert.deepEqual(
    [body.data.state, body.data.invoiceNo, body.data.amount, body.data.downloadable],
    ['ISSUED', number, 100_000, true],
  );
  const file = await download(checkout, buyer, orderNo);
  assert.deepEqual([file.statusCode, file.headers['content-type']], [200, 'application/pdf']);
  assert.match(
    String(file.headers['content-disposition']),
    new RegExp(`^attachment.*invoice-${number}\\.pdf$`),
  );
  assert.ok(file.rawPayload.equals(pdf()));
  assert.equal(
    (await download(checkout, await checkout.buyer(), orderNo)).statusCode,
    404,
    'another buyer has no access',
  );
  const detail = await detailOf(checkout, buyer, orderNo);
  assert.equal(detail.invoice?.downloadable, true);
  assert.equal(detail.timeline.at(-1)?.event, 'issueInvoice');
  const { db } = checkout.deps.database;
  const told = await db.select().from(notifications).where(eq(notifications.event, 'issueInvoice'));
  assert.deepEqual(
    told.map(({ channel, recipient, facts }) => [channel, recipient, facts.amount]),
    [['mail', form.email, 100_000]],
  );
  const written = await db.select().from(auditLog).where(eq(auditLog.action, 'issue'));
  assert.deepEqual(
    written.map(({ subject, subjectId, before, after }) => ({ subject, subjectId, before, after })),
    [
      {
        subject: 'invoice',
        subjectId: orderNo,
        before: { state: 'REQUESTED' },
        after: { state: 'ISSUED', invoiceNo: number, amount: 100_000 },
      },
    ],
  );
  const everything = JSON.stringify(await db.select().from(auditLog));
  assert.equal(everything.includes(form.email), false, 'no address in what is kept for good');
});

test('an OFD file is accepted and served with its type', async (t) => {
  const checkout = await openCheckout(t);
  const { buyer, orderNo } = await asked(checkout);
  await issue(checkout, await finance(checkout), orderNo, { bytes: archive('OFD.xml') });
  const file = await download(checkout, buyer, orderNo);
  assert.equal(file.headers['content-type'], 'application/ofd');
  assert.match(String(file.headers['content-disposition']), /\.ofd$/);
});

test('an invoice file with malware is refused with its field', async (t) => {
  const checkout = await openCheckout(t);
  const { orderNo } = await asked(checkout);
  const refused = await issue(checkout, await finance(checkout), orderNo, { bytes: pdf(`% ${eicar}`) });
  assert.deepEqual([refused.status, refused.body.code, refused.body.field], [400, 'A0700', 'file']);
});

test('an invoice that cannot be issued is refused with the reason', async (t) => {
  const checkout = await openCheckout(t);
  const who = await finance(checkout);
  const { orderNo } = await asked(checkout);
  const unasked = await paid(checkout, 2);
  const { db } = checkout.deps.database;
  const refusal = async (no: string, given?: Given) => {
    const { status, body } = await issue(checkout, who, no, given);
    return [status, body.code, body.field];
  };
  assert.deepEqual(await refusal(orderNo, { bytes: Buffer.from('MZ') }), [400, 'A0701', 'file']);
  assert.deepEqual(await refusal(orderNo, { invoiceNo: 'x' }), [400, 'A0400', 'invoiceNo']);
  assert.deepEqual(await refusal('T2611200000000000'), [404, 'A0401', undefined]);
  assert.deepEqual(await refusal(unasked.orderNo), [409, 'A0513', undefined]);
  await db.update(orders).set({ state: 'REFUND_REQUESTED' }).where(eq(orders.orderNo, orderNo));
  assert.deepEqual(await refusal(orderNo), [409, 'A0513', undefined], 'money may be on its way back');
  await db.update(orders).set({ state: 'PAID' }).where(eq(orders.orderNo, orderNo));
  assert.equal((await issue(checkout, who, orderNo)).status, 200);
  assert.deepEqual(await refusal(orderNo), [409, 'A0513', undefined], 'issued once');
  const other = await asked(checkout, 3);
  assert.deepEqual(await refusal(other.orderNo), [400, 'A0400', 'invoiceNo'], 'a number is used once');
});

test('issuing requires its permission', async (t) => {
  const checkout = await openCheckout(t);
  const { buyer, orderNo } = await asked(checkout);
  assert.equal((await issue(checkout, buyer, orderNo)).status, 403);
  assert.equal((await issue(checkout, { userId: 0, headers: { authorization: '' } }, orderNo)).status, 401);
});

test('a changed request is audited with the previous one', async (t) => {
  const checkout = await openCheckout(t);
  const { buyer, orderNo } = await asked(checkout);
  const company = { ...form, type: 'company', title: '海湾贸易', taxNo: '91440800MA4ABCDE1X' };
  await checkout.call(buyer, 'POST', `/api/v1/orders/${orderNo}/invoice`, { payload: company });
  const { db } = checkout.deps.database;
  const isRequest = and(eq(auditLog.subject, 'invoice'), eq(auditLog.action, 'request'));
  const rows = await db.select().from(auditLog).where(isRequest).orderBy(auditLog.id);
  assert.deepEqual(
    rows.map(({ before, after }) => [before, after]),
    [
      [null, { type: 'personal', title: '陈海' }],
      [
        { type: 'personal', title: '陈海' },
        { type: 'company', title: '海湾贸易' },
      ],
    ],
  );
});
