import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Account, OrderDetail } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { hashPassword } from '#src/identity/authentication/index.ts';
import { auditLog, users } from '#src/platform/database/index.ts';
import { pay } from '#src/sales/checkout/testing/cashier.ts';
import { type Buyer, newKey, openShop, type Shop } from '#src/sales/checkout/testing/shop.ts';
import { eraseClosedAccounts } from './erase-account.ts';

const url = '/api/v1/account/closing';
const password = 'Ocean@2026';
const days = 86_400;

/** A member with a password and verified contacts. */
const member = async (shop: Shop): Promise<Buyer> => {
  const buyer = await shop.buyer();
  const proven = new Date();
  await shop.deps.database.db
    .update(users)
    .set({
      ...{ passwordHash: await hashPassword(password), mobile: '13811110000', email: 'lan@example.cn' },
      ...{ mobileVerifiedAt: proven, emailVerifiedAt: proven },
    })
    .where(eq(users.id, buyer.userId));
  return buyer;
};

const close = (shop: Shop, buyer: Buyer, typed = password) =>
  shop.call<Account>(buyer, 'POST', url, { payload: { password: typed } });

test('a closed account works for 15 days, can be reopened until then, and its owner is notified', async (t) => {
  const shop = await openShop(t);
  const buyer = await member(shop);
  const closed = await close(shop, buyer);
  const erasesAt = new Date(shop.clock.now().getTime() + 15 * days * 1000).toISOString();
  assert.deepEqual([closed.status, closed.body.data.erasesAt], [200, erasesAt]);
  shop.clock.advance(3600);
  assert.equal((await close(shop, buyer)).body.data.erasesAt, erasesAt, 'closing again changes nothing');
  const back = await shop.call<Account>(buyer, 'DELETE', url);
  assert.deepEqual([back.status, back.body.data.erasesAt], [200, null]);
  shop.clock.advance(16 * days);
  assert.equal(await eraseClosedAccounts(shop.deps), 0);
  const told = [shop.post.texts, shop.post.mails].map((letters) => letters.map(({ text }) => text));
  for (const [first, second, ...more] of told) {
    assert.match(first ?? '', /15 天后/);
    assert.match(second ?? '', /已于.*撤销/);
    assert.deepEqual(more, []);
  }
  const rows = await shop.deps.database.db.select().from(auditLog).where(eq(auditLog.subject, 'user'));
  assert.deepEqual(
    rows.map(({ action }) => action),
    ['close', 'reopen'],
  );
});

test('a wrong password does not close the account, and tries are limited like logins', async (t) => {
  const shop = await openShop(t);
  const buyer = await member(shop);
  for (let guess = 0; guess < 5; guess += 1) {
    const { status, body } = await close(shop, buyer, `Guess@202${guess}`);
    assert.deepEqual([status, body.code, body.field], [400, 'A0210', 'password']);
  }
  const limited = await close(shop, buyer);
  assert.deepEqual([limited.status, limited.body.code], [429, 'A0211']);
  assert.equal((await shop.call<Account>(buyer, 'GET', '/api/v1/account')).body.data.erasesAt, null);
});

test('open obligations are counted by kind and block closing', async (t) => {
  const shop = await openShop(t);
  const buyer = await member(shop);
  const refusal = async () => {
    const { status, body } = await close(shop, buyer);
    assert.deepEqual([status, body.code], [409, 'A0513']);
    return body.msg;
  };
  const orderNo = await shop.order(buyer);
  assert.match(await refusal(), /1 个待付款订单，完成后/);
  await pay(shop, buyer, orderNo);
  assert.match(await refusal(), /1 个未完成订单，完成后/);
  const { body } = await shop.call<{ refund: number }>(
    buyer,
    'GET',
    `/api/v1/orders/${orderNo}/refund-quote`,
  );
  const payload = { reason: 'changed-plans', expectedRefund: body.data.refund };
  const given = await shop.call(buyer, 'POST', `/api/v1/orders/${orderNo}/refund`, {
    payload,
    key: newKey(),
  });
  assert.equal(given.status, 200, JSON.stringify(given.body));
  assert.match(await refusal(), /1 笔退款处理中，完成后/);
});

test('staff cannot close their own account', async (t) => {
  const shop = await openShop(t);
  const clerk = await shop.signIn('EDITOR');
  const { status, body } = await close(shop, clerk);
  assert.deepEqual([status, body.code], [409, 'A0513']);
});

test('an account with new obligations is erased when they end, once across three replicas', async (t) => {
  const shop = await openShop(t);
  const [quiet, busy] = [await member(shop), await shop.buyer()];
  const { db } = shop.deps.database;
  assert.equal((await close(shop, quiet)).status, 200);
  await db.update(users).set({ closingAt: shop.clock.now() }).where(eq(users.id, busy.userId));
  const orderNo = await shop.order(busy);
  shop.clock.advance(15 * days - 1);
  assert.equal(await eraseClosedAccounts(shop.deps), 0);
  shop.clock.advance(1);
  const turns = await Promise.all([1, 2, 3].map(() => eraseClosedAccounts(shop.deps)));
  assert.equal(
    turns.reduce((sum, erased) => sum + erased),
    1,
  );
  const detail = (await db.select().from(users).where(eq(users.id, busy.userId)))[0];
  assert.equal(detail?.erasedAt, null, `${orderNo} is unpaid`);
  assert.equal((await shop.call<OrderDetail>(quiet, 'GET', '/api/v1/account')).status, 401);
});
