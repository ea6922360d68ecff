import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Invoice, InvoiceForm } from '@portal/shared/contract';
import { invoices } from '#src/platform/database/index.ts';
import {
  type Buyer,
  type CheckoutFixture,
  openCheckout,
} from '#src/sales/checkout/testing/checkout-fixture.ts';
import { detailOf, pay } from '#src/sales/checkout/testing/started-payment.ts';

const company: InvoiceForm = {
  type: 'company',
  title: '湛江市海湾贸易有限公司',
  taxNo: '91440800MA4ABCDE1X',
  email: 'finance@example.com',
};

const request = (checkout: CheckoutFixture, buyer: Buyer, orderNo: string, payload: object = company) =>
  checkout.call<Invoice>(buyer, 'POST', `/api/v1/orders/${orderNo}/invoice`, { payload });

const read = (checkout: CheckoutFixture, buyer: Buyer, orderNo: string) =>
  checkout.call<Invoice | null>(buyer, 'GET', `/api/v1/orders/${orderNo}/invoice`);

test('an invoice is requested once an order is paid, and changed until it is issued', async (t) => {
  const checkout = await openCheckout(t);
  const buyer = await checkout.buyer();
  const orderNo = await checkout.order(buyer);
  assert.deepEqual(
    [(await request(checkout, buyer, orderNo)).body.code, (await read(checkout, buyer, orderNo)).body.data],
    ['A0513', null],
  );
  await pay(checkout, buyer, orderNo);
  assert.equal((await request(checkout, buyer, orderNo)).body.data.title, company.title);
  const personal = { ...company, type: 'personal', title: '陈海' };
  const changed = (await request(checkout, buyer, orderNo, personal)).body.data;
  assert.deepEqual([changed.title, changed.taxNo, changed.state], ['陈海', undefined, 'REQUESTED']);
  await checkout.deps.db
    .update(invoices)
    .set({ state: 'ISSUED', invoiceNo: '24440000000001', amount: 100_000 });
  assert.equal((await request(checkout, buyer, orderNo)).body.code, 'A0513');
  assert.equal((await read(checkout, buyer, orderNo)).body.data?.invoiceNo, '24440000000001');
});

test('an invoice requested with a booking is saved with it', async (t) => {
  const checkout = await openCheckout(t);
  const buyer = await checkout.buyer();
  const orderNo = await checkout.order(buyer, { invoice: company });
  assert.equal((await detailOf(checkout, buyer, orderNo)).invoice?.taxNo, company.taxNo);
});

const faults: [string, object, string][] = [
  ['a company without a tax number', { ...company, taxNo: '' }, 'taxNo'],
  ['a tax number that is none', { ...company, taxNo: '12345' }, 'taxNo'],
  ['an empty title', { ...company, title: ' ' }, 'title'],
  ['an address without a host', { ...company, email: 'finance' }, 'email'],
];

for (const [what, form, field] of faults)
  test(`${what} is refused by its field`, async (t) => {
    const checkout = await openCheckout(t);
    const buyer = await checkout.buyer();
    const orderNo = await checkout.order(buyer);
    await pay(checkout, buyer, orderNo);
    const { status, body } = await request(checkout, buyer, orderNo, form);
    assert.deepEqual([status, body.field], [400, field]);
    const booked = await checkout.book(await checkout.buyer(), { invoice: form as InvoiceForm });
    assert.deepEqual([booked.status, booked.body.field], [400, `invoice/${field}`]);
  });

test('an order of another member has no invoice', async (t) => {
  const checkout = await openCheckout(t);
  const orderNo = await checkout.order(await checkout.buyer());
  const stranger = await checkout.buyer();
  assert.equal((await read(checkout, stranger, orderNo)).status, 404);
  assert.equal((await request(checkout, stranger, orderNo)).status, 404);
});
