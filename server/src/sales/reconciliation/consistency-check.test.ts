import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { openTestDatabase } from '#test/support/test-database.ts';
import { checkConsistency, everyRule } from './consistency-check.ts';

/** A consistent database with one order that was paid and partly refunded. */
const openBooks = async (t: TestContext) => {
  const { db, close } = await openTestDatabase();
  t.after(close);
  await db.execute(sql`
    insert into users (username, nickname, password_hash) values ('m', 'm', 'x');
    insert into products (kind, category, title, picture, content) values ('tour', 'local', '{"zh":"t"}', '/p', '{}');
    insert into skus (product_id, name) select id, '{"zh":"s"}' from products;
    insert into inventory (sku_id, day, price, total) select id, '2027-01-01', 500, 5 from skus;
    insert into orders (order_no, kind, user_id, state, title, amount, paid_amount, refunded_amount, snapshot, form, expires_at)
      select 'T1', 'tour', id, 'PAID', 't', 1000, 1000, 300, '{}', '{}', now() from users;
    insert into order_lines (order_id, code, name, unit_price, quantity, amount) select id, 'adult', 'a', 500, 2, 1000 from orders;
    insert into holds (order_id, sku_id, day, quantity, state, expires_at)
      select o.id, s.id, '2027-01-01', 2, 'sold', now() from orders o, skus s;
    insert into payments (payment_no, order_id, provider, way, state, amount, refund_total, trade_no, expires_at, paid_at)
      select 'P1', id, 'alipay', 'qr', 'SUCCESS', 1000, 300, 't1', now(), now() from orders;
    insert into refunds (refund_no, order_id, payment_id, state, amount, reason)
      select 'R1', o.id, p.id, 'SUCCESS', 300, 'r' from orders o, payments p;
    insert into audit_log (actor, action, subject, subject_id, after) values ('system', 'pay', 'order', 'T1', '{"state":"PAID"}')`);
  return db;
};

test('a consistent database has no errors', async (t) => {
  assert.deepEqual(await checkConsistency(await openBooks(t)), []);
});

/** A deposit of 1000 fen of 1500 is paid, the balance is due ten days before departure. */
const withDeposit = `update refunds set scope = 'part'; update order_lines set quantity = 3, amount = 1500;
  update orders set amount = 1500, deposit = 1000, travel_day = '2027-01-01', balance_due_on = '2026-12-22',
    fulfilment = 'GROUP_PENDING', snapshot = '{"depositTerms":{"percent":60,"balanceDays":10}}';`;

/** Two members; one has used a coupon for the order. */
const withCoupon = `insert into users (username, nickname, password_hash) values ('n', 'n', 'x');
  insert into coupons (title, discount, starts_at, ends_at, total, claimed) values ('{"zh":"c"}', '{}', now(), now(), 1, 1);
  insert into member_coupons (coupon_id, user_id, order_id) select c.id, o.user_id, o.id from coupons c, orders o;
  update orders set snapshot = jsonb_build_object('couponId', (select id from member_coupons));`;

/** The payment was two days ago, the refund yesterday, and an invoice is issued now. */
const withInvoice = (amount: string): string => `update payments set paid_at = now() - interval '2 days';
  update refunds set succeeded_at = now() - interval '1 day';
  insert into invoices (order_id, type, title, email, state, invoice_no, amount)
    select id, 'personal', 'm', 'm@example.com', 'ISSUED', '26440000000012345678', ${amount} from orders;`;

const faults: [string, string, string[]][] = [
  [
    'a held seat without a hold',
    'update inventory set held = 1',
    ['held and sold are what orders and waiting lists hold'],
  ],
  [
    'a sold seat too few',
    'update inventory set sold = 1',
    ['held and sold are what orders and waiting lists hold'],
  ],
  [
    'an oversold row',
    'alter table inventory drop constraint inventory_never_oversold; update inventory set total = 1',
    ['stock is never oversold'],
  ],
  [
    'seats of an order that was given back at a fee',
    "update orders set state = 'PARTIALLY_REFUNDED', closed_reason = 'refunded'; update audit_log set after = '{\"state\":\"PARTIALLY_REFUNDED\"}'",
    ['holds stand as their order does'],
  ],
  [
    'freed seats of an order of which a part went back',
    "update orders set state = 'PARTIALLY_REFUNDED'; update audit_log set after = '{\"state\":\"PARTIALLY_REFUNDED\"}'; update holds set state = 'freed'",
    ['holds stand as their order does'],
  ],
  [
    'seats held by a paid order without a change',
    `update orders set snapshot = jsonb_build_object('details', jsonb_build_object('skuId', (select id from skus), 'day', '2027-01-01'));
     insert into inventory (sku_id, day, price, total) select id, '2027-01-02', 500, 5 from skus;
     insert into holds (order_id, sku_id, day, quantity, expires_at) select o.id, s.id, '2027-01-02', 2, now() from orders o, skus s`,
    ['holds stand as their order does'],
  ],
  [
    'an extra that no hold takes',
    "insert into extra_stock (sku_id, day, code, taken) select id, '2027-01-01', 'boots', 1 from skus",
    ['extras taken are what holds take'],
  ],
  [
    'extras that are not those of the order',
    `update holds set extras = '[{"code":"boots","quantity":1}]'`,
    ['holds take the extras of their order, which are lines of its price'],
  ],
  [
    'an extra without its line',
    `update orders set snapshot = '{"details":{"extras":[{"code":"boots","quantity":1}]}}'`,
    ['holds take the extras of their order, which are lines of its price'],
  ],
  [
    'an extra of a traveller who left',
    `update orders set snapshot = '{"people":2,"details":{"extras":[{"code":"boots","quantity":3}]}}';
      update holds set extras = '[{"code":"boots","quantity":3}]';
      insert into order_lines (order_id, code, name, unit_price, quantity, amount) select id, 'extra:boots', 'b', 0, 3, 0 from orders`,
    ['a tour has at most one of an extra for each of its people'],
  ],
  [
    'a pending change without seats',
    `insert into order_changes (order_id, kind, state, difference, plan, expires_at)
      select id, 'date', 'PENDING', 100, '{"details":{"skuId":1,"day":"2027-01-02"}}', now() from orders`,
    ['a pending change holds its seats'],
  ],
  [
    'a change that was carried out unpaid',
    `insert into order_changes (order_id, kind, state, difference, plan, done_at)
      select id, 'date', 'DONE', 100, '{}', now() from orders`,
    ['a change that costs more is paid or adds to the balance, one that is not done keeps no money'],
  ],
  [
    'travellers who left without a refund',
    `insert into order_changes (order_id, kind, state, difference, removal, done_at)
      select id, 'removal', 'DONE', -100, '{}', now() from orders`,
    ['travellers leave with their refund'],
  ],
  [
    'travellers who are to leave an order that is not refunded',
    `insert into order_changes (order_id, kind, state, difference, removal)
      select id, 'removal', 'PENDING', -300, '{}' from orders; update refunds set scope = 'traveller', state = 'PROCESSING';
      update orders set refunded_amount = 0`,
    ['travellers leave with their refund'],
  ],
  [
    'a traveller who left, but not from the order',
    `update orders set snapshot = '{"people": 1, "details": {"adults": 1, "children": 0, "skuId": 1, "day": "2027-01-01"}}'`,
    ['a tour has a seat for each of its people'],
  ],
  [
    'a fee that is not in the lines',
    `update orders set snapshot = '{"feesKept": 100}'`,
    ['fees for travellers who left are a line of the order'],
  ],
  [
    'an order that costs more than was paid',
    'update orders set amount = 1500; update order_lines set quantity = 3, amount = 1500',
    ['a paid order is paid in full, or its deposit while the balance is open'],
  ],
  [
    'a deposit of which too little was paid',
    `${withDeposit} update orders set deposit = 1100`,
    [
      'a paid order is paid in full, or its deposit while the balance is open',
      'an order with a deposit keeps what is due, and no more',
    ],
  ],
  [
    'a balance that was paid and is still open',
    `${withDeposit} update orders set deposit = 900`,
    ['an order with a deposit keeps what is due, and no more'],
  ],
  [
    'a traveller whose balance is open',
    `${withDeposit} update orders set fulfilment = 'TRAVELLING'`,
    ['an order with an open balance has not departed'],
  ],
  [
    'a balance that is due on another day than was agreed',
    `${withDeposit} update orders set balance_due_on = '2026-12-01'`,
    ['a balance is due on its day before departure'],
  ],
  ['a hold left by a paid order', "update holds set state = 'held'", ['holds stand as their order does']],
  [
    'a line of another price',
    'update order_lines set unit_price = 1',
    ['line amounts are price times quantity'],
  ],
  ['a lost line', 'delete from order_lines', ['every order has its lines']],
  [
    'a payment that failed after all',
    "update payments set state = 'CLOSED'",
    ['paid amounts are successful payments', 'no order is paid without payment'],
  ],
  ['a payment without trade', 'update payments set trade_no = null', ['successful payments have a trade']],
  [
    'a refund not counted',
    'update orders set refunded_amount = 0',
    ['refunded amounts are successful refunds'],
  ],
  [
    'a refund beyond its payment',
    'update refunds set amount = 1001; alter table orders drop constraint orders_amounts; update orders set refunded_amount = 1001',
    ['no payment is refunded beyond itself', 'what was given back counts at its payment'],
  ],
  [
    'money for a closed order that stays with us',
    "update orders set state = 'CLOSED'; update audit_log set after = '{\"state\":\"CLOSED\"}'; update holds set state = 'freed'",
    ['money for nothing goes back'],
  ],
  [
    'money for an unpaid order',
    "update orders set state = 'PENDING_PAYMENT'; update audit_log set after = '{\"state\":\"PENDING_PAYMENT\"}'; update holds set state = 'held'",
    ['an unpaid order has no money'],
  ],
  [
    'money given back that its payment does not know of',
    'update payments set refund_total = 0',
    ['what was given back counts at its payment'],
  ],
  [
    'a discount without a coupon',
    'update orders set snapshot = \'{"discount":100,"couponId":7}\', amount = 900, paid_amount = 900; update payments set amount = 900',
    ['what is taken off is a coupon that the order has'],
  ],
  [
    'a coupon that a closed order keeps',
    "insert into coupons (title, discount, starts_at, ends_at, total) values ('{\"zh\":\"c\"}', '{}', now(), now(), 1); update coupons set claimed = 1; insert into member_coupons (coupon_id, user_id, order_id) select c.id, o.user_id, o.id from coupons c, orders o; update orders set state = 'CLOSED', snapshot = jsonb_build_object('couponId', (select id from member_coupons)); update audit_log set after = '{\"state\":\"CLOSED\"}'; update holds set state = 'freed'; update refunds set amount = 1000; update orders set refunded_amount = 1000; update payments set refund_total = 1000",
    ['a closed or fully refunded order keeps no coupon'],
  ],
  [
    'a paid ticket order without e-tickets',
    "update orders set kind = 'ticket', snapshot = '{\"people\":2}'",
    ['a paid ticket order has its e-tickets'],
  ],
  [
    'seats that stay sold to an order that was given back',
    'update orders set state = \'REFUNDED\', refunded_amount = 1000; update refunds set amount = 1000; update payments set refund_total = 1000; update audit_log set after = \'{"state":"REFUNDED"}\'',
    ['holds stand as their order does'],
  ],
  [
    'seats set aside that are not held',
    'update inventory set held = 1, set_aside = 1; update inventory set set_aside = 0',
    ['held and sold are what orders and waiting lists hold'],
  ],
  [
    'an offer without seats',
    "insert into waitlist_entries (user_id, sku_id, day, adults, children, state, offer_until, language) select u.id, s.id, '2027-01-01', 2, 0, 'OFFERED', now(), 'zh' from users u, skus s",
    ['holds stand as their entry of a waiting list does'],
  ],
  [
    'seats of a member who left the waiting list',
    "insert into waitlist_entries (user_id, sku_id, day, adults, children, state, language) select u.id, s.id, '2027-01-01', 2, 0, 'LEFT', 'zh' from users u, skus s; insert into holds (entry_id, sku_id, day, quantity, expires_at) select e.id, e.sku_id, e.day, 2, now() from waitlist_entries e",
    ['holds stand as their entry of a waiting list does'],
  ],
  [
    'a used offer without an order',
    "insert into waitlist_entries (user_id, sku_id, day, adults, children, state, offer_until, language) select u.id, s.id, '2027-01-01', 1, 0, 'USED', now(), 'zh' from users u, skus s",
    ['holds stand as their entry of a waiting list does'],
  ],
  [
    'a coupon that another member has used',
    `${withCoupon} update member_coupons set user_id = (select max(id) from users)`,
    ['a used coupon is that of its order'],
  ],
  [
    'a coupon that its order does not name',
    `${withCoupon} update orders set snapshot = '{}'`,
    ['a used coupon is that of its order'],
  ],
  [
    'a claimed coupon that is not counted',
    `${withCoupon} update coupons set claimed = 0`,
    ['claimed coupons are counted'],
  ],
  [
    'an invoice without an amount',
    withInvoice('null'),
    ['an issued invoice has an amount, and its order was paid'],
  ],
  [
    'an invoice of an order that was closed',
    `${withInvoice('1000')} update invoices set state = 'VOID'; update orders set state = 'CLOSED', refunded_amount = 1000;
      update audit_log set after = '{"state":"CLOSED"}'; update holds set state = 'freed';
      update refunds set amount = 1000; update payments set refund_total = 1000`,
    ['an issued invoice has an amount, and its order was paid'],
  ],
  [
    'an invoice over more than was kept',
    withInvoice('1000'),
    ['an invoice is over what was kept when it was issued'],
  ],
  ['a change without an audit entry', 'delete from audit_log', ['the audit trail leads to the state']],
];

for (const [what, spoil, rules] of faults)
  test(`${what} is reported`, async (t) => {
    const db = await openBooks(t);
    await db.execute(sql.raw(spoil));
    const found = (await checkConsistency(db)).map((fault) => fault.split(':')[0]);
    assert.deepEqual([...new Set(found)], rules);
  });

test('an order whose deposit is paid has no errors', async (t) => {
  const db = await openBooks(t);
  await db.execute(sql.raw(withDeposit));
  assert.deepEqual(await checkConsistency(db), []);
});

test('an order whose travellers are to leave after its balance was paid has no errors', async (t) => {
  const db = await openBooks(t);
  await db.execute(
    sql.raw(`${withDeposit} update orders set state = 'REFUNDING', balance_paid_at = now(), paid_amount = 1500,
      refunded_amount = 0; update payments set amount = 1500; update refunds set scope = 'traveller', state = 'PROCESSING';
      update audit_log set after = '{"state":"REFUNDING"}'; insert into order_changes (order_id, kind, state, difference, removal)
      select id, 'removal', 'PENDING', -300, '{}' from orders`),
  );
  assert.deepEqual(await checkConsistency(db), []);
});

test('an invoice over what was kept before or after a refund has no errors', async (t) => {
  const db = await openBooks(t);
  await db.execute(sql.raw(withInvoice('700')));
  assert.deepEqual(await checkConsistency(db), []);
  await db.execute(sql`update invoices set amount = 1000, updated_at = now() - interval '36 hours'`);
  assert.deepEqual(await checkConsistency(db), []);
});

test('every rule at once finds what the rules find one by one', async (t) => {
  const db = await openBooks(t);
  await db.execute(sql`delete from order_lines`);
  const { rows } = await db.execute(sql.raw(everyRule()));
  assert.deepEqual(rows, [{ rule: 'every order has its lines', fault: 'order T1 costs 1000, its lines 0' }]);
});
