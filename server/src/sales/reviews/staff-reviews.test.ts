import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { CallData, OwnReview, StaffReview } from '@portal/shared/contract';
import { addDays, dayOf } from '@portal/shared/rules';
import { and, eq } from 'drizzle-orm';
import { deleteUnusedPictures } from '#src/media/pictures/index.ts';
import { sent } from '#src/media/pictures/testing/upload.ts';
import { auditLog, pictures, products, reviews } from '#src/platform/database/index.ts';
import { openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { orderNow, payAny } from '#src/sales/fulfilment/testing/paid-order.ts';

const day = addDays(dayOf(new Date()), 40);
const text = '房间正对着海，早餐丰盛，前台很热情。';
const rights = ['biz:review:query', 'biz:review:reply', 'biz:review:hide', 'trade:order:fulfil'];

/** A hotel with one review of 2 stars and a picture. */
const openReviewed = async (t: TestContext) => {
  const checkout = await openCheckout(t);
  const { db } = checkout.deps.database;
  const buyer = await checkout.buyer();
  const editor = await checkout.signIn('EDITOR', { perms: rights });
  const order = await payAny(checkout, buyer, { kind: 'hotel', day });
  for (const event of ['confirmRoom', 'checkIn', 'checkOut'])
    await checkout.call(editor, 'POST', `/api/v1/orders/${order.orderNo}/fulfilment`, { payload: { event } });
  const picture = await sent(checkout, buyer);
  const { orderNo, snapshot } = await orderNow(checkout, order);
  const { status, body } = await checkout.call<{ id: number }>(
    buyer,
    'POST',
    `/api/v1/orders/${orderNo}/review`,
    {
      payload: { rating: 2, text, pictures: [picture.token] },
    },
  );
  assert.equal(status, 200, JSON.stringify(body));
  const url = `/api/v1/reviews/${body.data.id}`;
  const page = async (query = ''): Promise<StaffReview[]> => {
    const answer = await checkout.call<CallData<'GET /api/v1/reviews/page'>>(
      editor,
      'GET',
      `/api/v1/reviews/page${query}`,
    );
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    assert.equal(answer.body.data.total, answer.body.data.list.length);
    return answer.body.data.list;
  };
  return {
    ...{ checkout, db, buyer, editor, picture, page, orderNo, url, id: body.data.id },
    productId: snapshot.productId,
    act: async (method: 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) => {
      const answer = await checkout.call(editor, method, `${url}/${path}`, payload && { payload });
      return [answer.status, answer.body.code, answer.body.field];
    },
    rating: async () => {
      const [row] = await db.select().from(products).where(eq(products.id, snapshot.productId));
      return [row?.rating, row?.reviewCount];
    },
    own: async () =>
      (await checkout.call<OwnReview>(buyer, 'GET', `/api/v1/orders/${orderNo}/review`)).body.data,
    shown: async () =>
      (
        await checkout.call<CallData<'GET /api/v1/products/:id/reviews'>>(
          undefined,
          'GET',
          `/api/v1/products/${snapshot.productId}/reviews`,
        )
      ).body.data,
    pictureStatus: async () => (await checkout.app.inject({ method: 'GET', url: picture.url })).statusCode,
  };
};

test('a review gets a public reply, which can be changed and deleted', async (t) => {
  const { act, page, shown, own, db, id } = await openReviewed(t);
  const [{ version } = { version: '' }] = await page();
  assert.deepEqual(await act('PUT', 'reply', { zh: '  ' }), [400, 'A0400', 'zh']);
  assert.deepEqual(await act('PUT', 'reply', { zh: '长'.repeat(501) }), [400, 'A0400', 'zh']);
  assert.deepEqual(await act('PUT', 'reply', { zh: ' 谢谢您 ', en: 'Thanks', version }), [
    200,
    '200',
    undefined,
  ]);
  assert.deepEqual((await shown()).list[0]?.reply, { zh: '谢谢您', en: 'Thanks' });
  assert.deepEqual(await act('PUT', 'reply', { zh: '再谢', version }), [409, 'A0514', undefined]);
  assert.deepEqual(await act('PUT', 'reply', { zh: '再谢' }), [200, '200', undefined]);
  assert.deepEqual((await own()).reply, { zh: '再谢' });
  assert.deepEqual(await act('DELETE', 'reply'), [200, '200', undefined]);
  assert.deepEqual([(await shown()).list[0]?.reply, (await shown()).list[0]?.text], [null, { zh: text }]);
  const written = await db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(and(eq(auditLog.subject, 'review'), eq(auditLog.subjectId, String(id))))
    .orderBy(auditLog.id);
  assert.deepEqual(
    written.map(({ action }) => action),
    ['reply', 'reply', 'withdraw-reply'],
  );
});

test('a hidden review is not shown or counted, its author reads why, and it can be restored', async (t) => {
  const { act, page, shown, own, rating, pictureStatus } = await openReviewed(t);
  assert.deepEqual([await rating(), await pictureStatus()], [[20, 1], 200]);
  assert.deepEqual(await act('POST', 'take-down', { reason: ' ' }), [400, 'A0400', 'reason']);
  assert.deepEqual(await act('POST', 'take-down', { reason: '含他人电话' }), [200, '200', undefined]);
  assert.deepEqual(await act('POST', 'take-down', { reason: '再来' }), [409, 'A0513', undefined]);
  assert.deepEqual([await rating(), await pictureStatus()], [[null, 0], 404]);
  const { list, total, stars } = await shown();
  assert.deepEqual([list, total, stars], [[], 0, [0, 0, 0, 0, 0]]);
  const mine = await own();
  assert.deepEqual([mine.text.zh, mine.pictures, mine.takenDown?.reason], [text, [], '含他人电话']);
  const [row] = await page('?takenDown=yes');
  assert.deepEqual([row?.blocked, row?.pictures, row?.takenDown?.reason], [1, [], '含他人电话']);
  assert.deepEqual(await page('?takenDown=no'), []);

  assert.deepEqual(await act('POST', 'restore'), [200, '200', undefined]);
  assert.deepEqual(await act('POST', 'restore'), [409, 'A0513', undefined]);
  assert.deepEqual([await rating(), await pictureStatus()], [[20, 1], 200]);
  assert.equal((await own()).pictures.length, 1);
});

test('pictures of a hidden review are deleted after 30 days, and restoring lacks them', async (t) => {
  const { act, checkout, db, url, id } = await openReviewed(t);
  await act('POST', 'take-down', { reason: '图片侵权' });
  checkout.clock.advance(30 * 86_400 - 60);
  assert.equal(await deleteUnusedPictures(checkout.deps), 0);
  checkout.clock.advance(120);
  assert.equal(await deleteUnusedPictures(checkout.deps), 1);
  assert.equal(await db.$count(pictures), 0);
  // The first session has expired by then.
  const later = await checkout.signIn('LATER', { perms: rights });
  assert.equal((await checkout.call(later, 'POST', `${url}/restore`)).status, 200);
  const [row] = await db.select().from(reviews).where(eq(reviews.id, id));
  assert.deepEqual([row?.pictures, row?.hiddenAt], [[], null]);
});

test('every filter finds its reviews', async (t) => {
  const { page, act, orderNo, productId } = await openReviewed(t);
  const today = dayOf(new Date());
  const [row] = await page();
  assert.deepEqual([row?.orderNo, row?.product.id, row?.product.kind], [orderNo, productId, 'hotel']);
  await act('PUT', 'reply', { zh: '谢谢' });
  for (const [query, count] of [
    ['rating=2', 1],
    ['rating=5', 0],
    ['kind=hotel', 1],
    ['kind=tour', 0],
    ['replied=yes', 1],
    ['replied=no', 0],
    ['pictures=yes', 1],
    ['pictures=no', 0],
    ['keywords=早餐', 1],
    ['keywords=%25', 0],
    [`from=${today}&to=${today}`, 1],
    [`to=${addDays(today, -1)}`, 0],
  ] as const)
    assert.equal((await page(`?${encodeURI(query)}`.replace('%2525', '%25'))).length, count, query);
});

test('reversed days and unbounded page sizes are refused by field', async (t) => {
  const { checkout, editor } = await openReviewed(t);
  for (const [query, field] of [
    ['from=2026-02-02&to=2026-02-01', 'to'],
    ['pageSize=101', 'pageSize'],
    ['rating=6', 'rating'],
  ]) {
    const { status, body } = await checkout.call(editor, 'GET', `/api/v1/reviews/page?${query}`);
    assert.deepEqual([status, body.field], [400, field]);
  }
});

test('every route requires its own permission', async (t) => {
  const { checkout, url } = await openReviewed(t);
  const reader = await checkout.signIn('READER', { perms: ['biz:review:query'] });
  const tries = [
    checkout.call(reader, 'PUT', `${url}/reply`, { payload: { zh: 'x' } }),
    checkout.call(reader, 'DELETE', `${url}/reply`),
    checkout.call(reader, 'POST', `${url}/take-down`, { payload: { reason: 'x' } }),
    checkout.call(reader, 'POST', `${url}/restore`),
    checkout.call(await checkout.buyer(), 'GET', '/api/v1/reviews/page'),
  ];
  for (const { status } of await Promise.all(tries)) assert.equal(status, 403);
});
