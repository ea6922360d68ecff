import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { ReviewVote } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { type reviews as Reviews, reviews, reviewVotes } from '#src/platform/database/index.ts';
import { type Buyer, openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';

const open = async (t: TestContext) => {
  const checkout = await openCheckout(t);
  const { db } = checkout.deps.database;
  const addReview = async (more: Partial<typeof Reviews.$inferInsert> = {}): Promise<number> => {
    const values = { productId: checkout.tourId, author: '陈**', rating: 5, text: { zh: '好' }, ...more };
    const [row] = await db.insert(reviews).values(values).returning({ id: reviews.id });
    return row?.id ?? 0;
  };
  const vote = async (by: Buyer | undefined, id: number, method: 'PUT' | 'DELETE' = 'PUT') => {
    const { status, body } = await checkout.call<{ helpful: number }>(
      by,
      method,
      `/api/v1/reviews/${id}/vote`,
    );
    return [status, status === 200 ? body.data.helpful : body.code];
  };
  const read = async (by: Buyer, ids: readonly number[]) =>
    (await checkout.call<ReviewVote[]>(by, 'GET', `/api/v1/reviews/votes?ids=${ids}`)).body.data;
  return { checkout, db, addReview, vote, read };
};

test('a member votes for a review once, and takes the vote back once', async (t) => {
  const { checkout, db, addReview, vote, read } = await open(t);
  const [one, other] = [await checkout.buyer(), await checkout.buyer()];
  const id = await addReview();
  const [before] = await db.select().from(reviews).where(eq(reviews.id, id));
  assert.deepEqual(await vote(one, id), [200, 1]);
  assert.deepEqual(await vote(one, id), [200, 1]);
  assert.deepEqual(await vote(other, id), [200, 2]);
  assert.deepEqual(await read(one, [id]), [{ id, helpful: 2, voted: true, own: false }]);
  assert.deepEqual(await vote(one, id, 'DELETE'), [200, 1]);
  assert.deepEqual(await vote(one, id, 'DELETE'), [200, 1]);
  assert.deepEqual(await read(one, [id]), [{ id, helpful: 1, voted: false, own: false }]);
  const [after] = await db.select().from(reviews).where(eq(reviews.id, id));
  assert.deepEqual(after?.updatedAt, before?.updatedAt, 'staff who edit the reply are not disturbed');
});

test('concurrent votes of a member count once, those of several all', async (t) => {
  const { checkout, db, addReview, vote } = await open(t);
  const members = await Promise.all([checkout.buyer(), checkout.buyer(), checkout.buyer()]);
  const id = await addReview();
  await Promise.all([...members, ...members].map((by) => vote(by, id)));
  const [row] = await db.select().from(reviews).where(eq(reviews.id, id));
  assert.deepEqual([row?.helpful, await db.$count(reviewVotes)], [3, 3]);
});

test('own, hidden and missing reviews take no votes, and visitors have none', async (t) => {
  const { checkout, db, addReview, vote, read } = await open(t);
  const member = await checkout.buyer();
  const own = await addReview({ userId: member.userId });
  const hidden = await addReview({ hiddenAt: new Date(), hiddenReason: '广告' });
  assert.deepEqual(await vote(member, own), [409, 'A0513']);
  for (const id of [hidden, 999_999]) assert.deepEqual(await vote(member, id), [404, 'A0401']);
  assert.deepEqual(await vote(undefined, own), [401, 'A0230']);
  assert.equal(await db.$count(reviewVotes), 0);
  assert.deepEqual(await read(member, [own, hidden]), [{ id: own, helpful: 0, voted: false, own: true }]);
  const url = `/api/v1/reviews/votes?ids=${Array(101).fill(1)}`;
  const { status, body } = await checkout.call(member, 'GET', url);
  assert.deepEqual([status, body.field], [400, 'ids']);
});
