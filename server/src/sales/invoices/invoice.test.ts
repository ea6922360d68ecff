import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Invoice, InvoiceForm } from '@portal/shared/contract';
import { invoices } from '#src/platform/database/index.ts';
import { detailOf, pay } from '#src/sales/checkout/testing/cashier.ts';
import { type Buyer, openShop, type Shop } from '#src/sales/checkout/testing/shop.ts';

const company: InvoiceForm = {
  type: 'company',
  title: '湛江市海湾贸易有限公司',
  taxNo: '91440800MA4ABCDE1X',
  email: 'finance@example.com',
};

const request = (shop: Shop, buyer: Buyer, orderNo: string, payload: object = company) =>
  shop.call<Invoice>(buyer, 'POST', `/api/v1/orders/${orderNo}/invoice`, { payload });

const read = (shop: Shop, buyer: Buyer, orderNo: string) =>
  shop.call<Invoice | null>(buyer, 'GET', `/api/v1/orders/${orderNo}/invoice`);

test('an invoice is requested once an order is paid, and changed until it is issued', async (t) => {
  const shop = await openShop(t);
  const buyer = await shop.buyer();
  const orderNo = await shop.order(buyer);
  assert.deepEqual(
    [(await request(shop, buyer, orderNo)).body.code, (await read(shop, buyer, orderNo)).body.data],
    ['A0513', null],
  );
  await pay(shop, buyer, orderNo);
  assert.equal((await request(shop, buyer, orderNo)).body.data.title, company.title);
  const personal = { ...company, type: 'personal', title: '陈海' };
  const changed = (await request(shop, buyer, orderNo, personal)).body.data;
  assert.deepEqual([changed.title, changed.taxNo, changed.state], ['陈海', undefined, 'REQUESTED']);
  await shop.deps.database.db
    .update(invoices)
    .set({ state: 'ISSUED', invoiceNo: '24440000000001', amount: 100_000 });
  assert.equal((await request(shop, buyer, orderNo)).body.code, 'A0513');
  assert.equal((await read(shop, buyer, orderNo)).body.data?.invoiceNo, '24440000000001');
});

test('an invoice requested with a booking is saved with it', async (t) => {
  const shop = await openShop(t);
  const buyer = await shop.buyer();
  const orderNo = await shop.order(buyer, { invoice: company });
  assert.equal((await detailOf(shop, buyer, orderNo)).invoice?.taxNo, company.taxNo);
});

const faults: [string, object, string][] = [
  ['a company without a tax number', { ...company, taxNo: '' }, 'taxNo'],
  ['a tax number that is none', { ...company, taxNo: '12345' }, 'taxNo'],
  ['an empty title', { ...company, title: ' ' }, 'title'],
  ['an address without a host', { ...company, email: 'finance' }, 'email'],
];

for (const [what, form, field] of faults)
  test(`${what} is refused by its field`, async (t) => {
    const shop = await openShop(t);
    const buyer = await shop.buyer();
    const orderNo = await shop.order(buyer);
    await pay(shop, buyer, orderNo);
    const { status, body } = await request(shop, buyer, orderNo, form);
    assert.deepEqual([status, body.field], [400, field]);
    const booked = await shop.book(await shop.buyer(), { invoice: form as InvoiceForm });
    assert.deepEqual([booked.status, booked.body.field], [400, `invoice/${field}`]);
  });

test('an order of another member has no invoice', async (t) => {
  const shop = await openShop(t);
  const orderNo = await shop.order(await shop.buyer());
  const stranger = await shop.buyer();
  assert.equal((await read(shop, stranger, orderNo)).status, 404);
  assert.equal((await request(shop, stranger, orderNo)).status, 404);
});
