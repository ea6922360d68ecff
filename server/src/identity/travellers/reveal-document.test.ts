import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Traveller } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { hashPassword } from '#src/identity/authentication/index.ts';
import { auditLog, users } from '#src/platform/database/index.ts';
import {
  adult,
  type Buyer,
  type CheckoutFixture,
  openCheckout,
} from '#src/sales/checkout/testing/checkout-fixture.ts';

const password = 'Ocean@2026';

const traveller = async (checkout: CheckoutFixture, buyer: Buyer): Promise<string> => {
  const passwordHash = await hashPassword(password);
  await checkout.deps.db.update(users).set({ passwordHash }).where(eq(users.id, buyer.userId));
  const added = await checkout.call<Traveller>(buyer, 'POST', '/api/v1/travellers', { payload: adult() });
  return `/api/v1/travellers/${added.body.data.id}/document`;
};

const look = (checkout: CheckoutFixture, buyer: Buyer, url: string, typed = password) =>
  checkout.call<{ documentNo: string }>(buyer, 'POST', url, { payload: { password: typed } });

test('the full number is shown after the password; the access is audited without the number', async (t) => {
  const checkout = await openCheckout(t);
  const buyer = await checkout.buyer();
  const url = await traveller(checkout, buyer);
  assert.deepEqual((await look(checkout, buyer, url)).body.data, { documentNo: adult().documentNo });
  const rows = await checkout.deps.db.select().from(auditLog);
  assert.deepEqual(
    rows.map(({ action, subject, actorId }) => [action, subject, actorId]),
    [['show-document', 'traveller', buyer.userId]],
  );
  assert.ok(!JSON.stringify([rows, checkout.logged]).includes(adult().documentNo));
});

test('without the right password the number is refused, and tries are limited', async (t) => {
  const checkout = await openCheckout(t);
  const buyer = await checkout.buyer();
  const url = await traveller(checkout, buyer);
  for (let guess = 0; guess < 5; guess += 1) {
    const { status, body } = await look(checkout, buyer, url, `Guess@202${guess}`);
    assert.deepEqual([status, body.code, body.field, body.data], [400, 'A0210', 'password', null]);
  }
  assert.equal((await look(checkout, buyer, url)).status, 429);
  assert.equal(await checkout.deps.db.$count(auditLog), 0);
});

test("another member's traveller is 404", async (t) => {
  const checkout = await openCheckout(t);
  const url = await traveller(checkout, await checkout.buyer());
  const other = await checkout.buyer();
  await traveller(checkout, other);
  assert.equal((await look(checkout, other, url)).status, 404);
});
