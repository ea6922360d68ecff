import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { createDocumentCipher, loadDataKey } from '#src/platform/crypto/index.ts';
import { orders, reviews, users } from '#src/platform/database/index.ts';
import { openVisaShop, type VisaShop } from '#src/sales/checkout/testing/visa-shop.ts';
import { checkConsistency } from '#src/sales/reconciliation/consistency-check.ts';
import { findInTables, listPersonalTables } from '#test/support/search-tables.ts';
import { eraseClosedAccounts } from './erase-account.ts';
import { liveAYear, password, person, personal } from './testing/life.ts';

/** Values derived from document numbers. */
const derived = ({ deps }: VisaShop): string[] => {
  const cipher = createDocumentCipher(loadDataKey(deps.env));
  return [person.traveller, person.typedIn].map(({ documentNo }) => cipher.hash('id-card', documentNo));
};

/** Texts that are stored nowhere in plain text: numbers and files are encrypted, codes are hashed. */
const sealed: readonly string[] = [person.traveller.documentNo, person.typedIn.documentNo];

const countOf = async ({ deps }: VisaShop, table: string): Promise<number> => {
  const { rows } = await deps.database.db.execute(sql`select 1 from ${sql.identifier(table)} limit 1`);
  return rows.length;
};

test('fifteen days after closing no personal data is in any table, and the consistency check passes', async (t) => {
  const shop = await openVisaShop(t);
  const { db } = shop.deps.database;
  const member = await liveAYear(shop);
  const empty = [];
  for (const table of await listPersonalTables(db)) if ((await countOf(shop, table)) === 0) empty.push(table);
  assert.deepEqual(empty, [], 'the life leaves something in every table that tells of people: add it there');
  const needles = [...personal, ...derived(shop)];
  const before = await findInTables(db, needles);
  const unseen = needles.filter((needle) => !before.some((place) => place.endsWith(`: ${needle}`)));
  assert.deepEqual(unseen.sort(), [...sealed].sort(), 'all else is there before');

  const closing = { payload: { password } };
  const closed = await shop.call(member, 'POST', '/api/v1/account/closing', closing);
  assert.equal(closed.status, 200, JSON.stringify(closed.body));
  await shop.call(member, 'POST', '/api/v1/account/closing', { payload: { password: 'Guess@2026' } });
  const told = await db.$count(orders);
  shop.clock.advance(15 * 86_400);
  assert.equal(await eraseClosedAccounts(shop.deps), 1);

  assert.deepEqual(await findInTables(db, needles), []);
  assert.deepEqual(await checkConsistency(db), []);
  assert.equal(await db.$count(orders), told, 'orders stay');
  assert.equal(await eraseClosedAccounts(shop.deps), 0, 'it is done once');
  const [review] = await db.select().from(reviews);
  assert.deepEqual([review?.author, review?.userId, review?.pictures], ['已注销用户', null, []]);
  assert.equal((await shop.call(member, 'GET', '/api/v1/account')).status, 401);
});

test('the username is free again, and data of other members is unchanged', async (t) => {
  const shop = await openVisaShop(t);
  const { db } = shop.deps.database;
  const [gone, stays] = [await shop.signIn('MEMBER', { username: 'lan' }), await shop.buyer()];
  const orderNo = await shop.order(stays);
  await db.update(users).set({ closingAt: shop.clock.now() }).where(sql`id = ${gone.userId}`);
  shop.clock.advance(15 * 86_400);
  assert.equal(await eraseClosedAccounts(shop.deps), 1);
  assert.ok((await shop.signIn('MEMBER', { username: 'lan' })).userId);
  const [order] = await db.select().from(orders);
  assert.deepEqual([order?.orderNo, order?.form.contact.name], [orderNo, '陈海']);
});
