import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays, dayOf } from '@portal/shared/rules';
import { eq, sql } from 'drizzle-orm';
import { openEditor } from '#src/catalog/product-editor/testing/editor-fixture.ts';
import { bulkJobs, enquiries, orders, products, reviews } from '#src/platform/database/index.ts';
import { openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { payAny } from '#src/sales/fulfilment/testing/paid-order.ts';
import { addDepartment } from '#test/support/system-fixture.ts';
import { addReviews, hiddenReviews, openBulkJobs } from './testing/bulk-fixture.ts';

const reviewPerms = ['biz:review:hide', 'biz:review:query'];
const takeDown = (filters: object) => ({
  kind: 'review-take-down',
  reason: '含他人电话',
  filters: { reviews: filters },
});

test('all rows that pass the filters are previewed and changed, in the order of the list', async (t) => {
  const bulk = await openBulkJobs(t, reviewPerms);
  const ids = await addReviews(bulk, 250);
  const poor = ids.slice(0, 120);
  await bulk.db
    .update(reviews)
    .set({ rating: 1 })
    .where(sql`id::text = any(${sql.param(poor)})`);
  const job = await bulk.prepare(takeDown({ rating: 1 }));
  assert.deepEqual([job.total, job.counts.ready], [120, 120]);
  const rows = await bulk.rows(job.id);
  assert.deepEqual(
    rows.map(({ key }) => key),
    poor.toReversed().slice(0, 100),
  );
  await bulk.start(job.id);
  await bulk.run();
  assert.deepEqual(await hiddenReviews(bulk), poor);
  const again = await bulk.prepare(takeDown({ takenDown: 'yes' }));
  assert.equal(again.counts.refused, 120, 'rows in the wrong state are refused one by one');
});

test('only rows within the data scope pass, and the permission of the list is required', async (t) => {
  const bulk = await openBulkJobs(t, reviewPerms);
  const near = await addDepartment(bulk.deps, 'near');
  const far = await addDepartment(bulk.deps, 'far');
  const mine = await addReviews(bulk, 2, near);
  await addReviews(bulk, 3, far);
  const as = async (role: string, perms: readonly string[]) =>
    (await bulk.portal.signIn(role, { perms, dataScope: 2, deptId: near })).headers;
  const { data: job } = await bulk.send('POST', '', takeDown({}), await as('NEAR', reviewPerms));
  assert.deepEqual([job.total, job.counts.ready], [mine.length, mine.length]);
  const blind = await bulk.send('POST', '', takeDown({}), await as('BLIND', ['biz:review:hide']));
  assert.equal(blind.status, 403);
});

test('more than 10,000 rows, none, and filters of another list are refused', async (t) => {
  const bulk = await openBulkJobs(t, reviewPerms);
  await addReviews(bulk, 10_001);
  const refused = async (body: Record<string, unknown>) => {
    const { status, field, msg } = await bulk.send('POST', '', body);
    return [status, field, msg];
  };
  assert.deepEqual(await refused(takeDown({})), [
    400,
    'filters',
    '符合条件的记录超过 10,000 条，请缩小筛选范围',
  ]);
  assert.deepEqual(await refused(takeDown({ rating: 5 })), [400, 'filters', '没有符合条件的记录']);
  const [kind, reason] = ['review-take-down', '重复'];
  const other = await refused({ kind, reason, filters: { users: {} } });
  assert.deepEqual(other.slice(0, 2), [400, 'filters']);
  const both = await refused({ ...takeDown({}), ids: ['1'] });
  assert.deepEqual(both.slice(0, 2), [400, 'ids']);
  assert.deepEqual((await refused({ kind, reason })).slice(0, 2), [400, 'ids']);
  assert.deepEqual((await refused(takeDown({ rating: 9 }))).slice(0, 2), [400, 'filters/reviews/rating']);
  assert.deepEqual((await refused(takeDown({ from: '2026-11-02', to: '2026-11-01' }))).slice(0, 2), [
    400,
    'to',
  ]);
  assert.equal(await bulk.db.$count(bulkJobs), 0);
});

test('orders, users, enquiries and products are chosen by the filters of their lists', async (t) => {
  const checkout = await openCheckout(t);
  const lists = ['biz:order:query', 'sys:user:query', 'biz:enquiry:query'];
  const changes = ['trade:order:fulfil', 'sys:user:edit', 'biz:enquiry:edit'];
  const bulk = await openBulkJobs(t, [...lists, ...changes], { portal: checkout });
  const day = addDays(dayOf(checkout.clock.now()), 40);
  const [open, other] = [
    await payAny(checkout, await checkout.buyer(), { kind: 'hotel', day }),
    await payAny(checkout, await checkout.buyer(), { kind: 'hotel', day }),
  ];
  await bulk.db.update(orders).set({ fulfilment: 'CONFIRMED' }).where(eq(orders.orderNo, other.orderNo));
  await checkout.signIn('HIDDEN', { username: 'haiyan' });
  await bulk.db.insert(enquiries).values({
    ...{ enquiryNo: 'E1', organisation: '海川学校', contactName: '林海', mobile: '13800000000' },
    ...{ people: 20, address: '203.0.113.9', fingerprint: '' },
  });
  const keysOf = async (body: Record<string, unknown>) => {
    const { id } = await bulk.prepare(body);
    return (await bulk.rows(id)).map(({ key, name }) => name?.zh ?? key);
  };
  const toConfirm = { kind: 'order-confirm', filters: { orders: { state: 'TO_CONFIRM' } } };
  assert.equal((await keysOf(toConfirm)).length, 1);
  assert.equal((await bulk.rows((await bulk.prepare(toConfirm)).id))[0]?.key, open.orderNo);
  const names = await keysOf({ kind: 'user-status', status: 0, filters: { users: { keywords: 'haiyan' } } });
  assert.match(names.join(), /haiyan/);
  const assigneeId = bulk.staff.userId;
  const wanted = { enquiries: { keywords: '海川' } };
  assert.deepEqual(await keysOf({ kind: 'enquiry-assign', assigneeId, filters: wanted }), ['海川学校']);
});

test('products are chosen by the filters of their list', async (t) => {
  const editor = await openEditor(t);
  const perms = ['biz:product:publish', 'biz:product:query'];
  const bulk = await openBulkJobs(t, perms, { portal: editor });
  const { id } = await editor.offer('hotel');
  await editor.write('goods');
  const live = { kind: 'product-take-down', filters: { products: { status: 'live', kind: 'hotel' } } };
  const job = await bulk.runAll(live);
  assert.deepEqual([job.total, job.counts.done], [1, 1]);
  const found = await bulk.db.select().from(products).where(eq(products.id, id));
  assert.equal(found[0]?.status, 'down');
});
