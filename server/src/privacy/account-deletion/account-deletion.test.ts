import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Account, OrderDetail } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { hashPassword } from '#src/identity/authentication/index.ts';
import { auditLog, users } from '#src/platform/database/index.ts';
import {
  type Buyer,
  type CheckoutFixture,
  newKey,
  openCheckout,
} from '#src/sales/checkout/testing/checkout-fixture.ts';
import { pay } from '#src/sales/checkout/testing/started-payment.ts';
import { eraseClosedAccounts } from './erase-account.ts';

const url = '/api/v1/account/closing';
const password = 'Ocean@2026';
const days = 86_400;

/** A member with a password and verified contacts. */
const member = async (checkout: CheckoutFixture): Promise<Buyer> => {
  const buyer = await checkout.buyer();
  const proven = new Date();
  await checkout.deps.db
    .update(users)
    .set({
      ...{ passwordHash: await hashPassword(password), mobile: '13811110000', email: 'lan@example.cn' },
      ...{ mobileVerifiedAt: proven, emailVerifiedAt: proven },
    })
    .where(eq(users.id, buyer.userId));
  return buyer;
};

const close = (checkout: CheckoutFixture, buyer: Buyer, typed = password) =>
  checkout.call<Account>(buyer, 'POST', url, { payload: { password: typed } });

test('a closed account works for 15 days, can be reopened until then, and its owner is notified', async (t) => {
  const checkout = await openCheckout(t);
  const buyer = await member(checkout);
  const closed = await close(checkout, buyer);
  const erasesAt = new Date(checkout.clock.now().getTime() + 15 * days * 1000).toISOString();
  assert.deepEqual([closed.status, closed.body.data.erasesAt], [200, erasesAt]);
  checkout.clock.advance(3600);
  assert.equal((await close(checkout, buyer)).body.data.erasesAt, erasesAt, 'closing again changes nothing');
  const back = await checkout.call<Account>(buyer, 'DELETE', url);
  assert.deepEqual([back.status, back.body.data.erasesAt], [200, null]);
  checkout.clock.advance(16 * days);
  assert.equal(await eraseClosedAccounts(checkout.deps), 0);
  const told = [checkout.post.texts, checkout.post.mails].map((letters) => letters.map(({ text }) => text));
  for (const [first, second, ...more] of told) {
    assert.match(first ?? '', /15 天后/);
    assert.match(second ?? '', /已于.*撤销/);
    assert.deepEqual(more, []);
  }
  const rows = await checkout.deps.db.select().from(auditLog).where(eq(auditLog.subject, 'user'));
  assert.deepEqual(
    rows.map(({ action }) => action),
    ['close', 'reopen'],
  );
});

test('a wrong password does not close the account, and tries are limited like logins', async (t) => {
  const checkout = await openCheckout(t);
  const buyer = await member(checkout);
  for (let guess = 0; guess < 5; guess += 1) {
    const { status, body } = await close(checkout, buyer, `Guess@202${guess}`);
    assert.deepEqual([status, body.code, body.field], [400, 'A0210', 'password']);
  }
  const limited = await close(checkout, buyer);
  assert.deepEqual([limited.status, limited.body.code], [429, 'A0211']);
  assert.equal((await checkout.call<Account>(buyer, 'GET', '/api/v1/account')).body.data.erasesAt, null);
});

test('open obligations are counted by kind and block closing', async (t) => {
  const checkout = await openCheckout(t);
  const buyer = await member(checkout);
  const refusal = async () => {
    const { status, body } = await close(checkout, buyer);
    assert.deepEqual([status, body.code], [409, 'A0513']);
    return body.msg;
  };
  const orderNo = await checkout.order(buyer);
  assert.match(await refusal(), /1 个待付款订单，完成后/);
  await pay(checkout, buyer, orderNo);
  assert.match(await refusal(), /1 个未完成订单，完成后/);
  const { body } = await checkout.call<{ refund: number }>(
    buyer,
    'GET',
    `/api/v1/orders/${orderNo}/refund-quote`,
  );
  const payload = { reason: 'changed-plans', expectedRefund: body.data.refund };
  const given = await checkout.call(buyer, 'POST', `/api/v1/orders/${orderNo}/refund`, {
    payload,
    key: newKey(),
  });
  assert.equal(given.status, 200, JSON.stringify(given.body));
  assert.match(await refusal(), /1 笔退款处理中，完成后/);
});

test('staff cannot close their own account', async (t) => {
  const checkout = await openCheckout(t);
  const clerk = await checkout.signIn('EDITOR');
  const { status, body } = await close(checkout, clerk);
  assert.deepEqual([status, body.code], [409, 'A0513']);
});

test('an account with new obligations is erased when they end, once across three replicas', async (t) => {
  const checkout = await openCheckout(t);
  const [quiet, busy] = [await member(checkout), await checkout.buyer()];
  const { db } = checkout.deps.database;
  assert.equal((await close(checkout, quiet)).status, 200);
  await db.update(users).set({ closingAt: checkout.clock.now() }).where(eq(users.id, busy.userId));
  const orderNo = await checkout.order(busy);
  checkout.clock.advance(15 * days - 1);
  assert.equal(await eraseClosedAccounts(checkout.deps), 0);
  checkout.clock.advance(1);
  const turns = await Promise.all([1, 2, 3].map(() => eraseClosedAccounts(checkout.deps)));
  assert.equal(
    turns.reduce((sum, erased) => sum + erased),
    1,
  );
  const detail = (await db.select().from(users).where(eq(users.id, busy.userId)))[0];
  assert.equal(detail?.erasedAt, null, `${orderNo} is unpaid`);
  assert.equal((await checkout.call<OrderDetail>(quiet, 'GET', '/api/v1/account')).status, 401);
});
