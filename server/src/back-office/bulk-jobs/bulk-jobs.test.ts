import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { bulkJobRows, bulkJobs, products, reviews, roleMenus } from '#src/platform/database/index.ts';
import { addDepartment, auditOf } from '#test/support/system-fixture.ts';
import { deleteOldJobs } from './bulk-job-service.ts';
import { addReviews, hiddenReviews, openBulkJobs } from './testing/bulk-fixture.ts';

const takeDown = (ids: readonly string[]) => ({ kind: 'review-take-down', ids, reason: '含他人电话' });

test('a preview lists each change and each refusal, and changes nothing', async (t) => {
  const bulk = await openBulkJobs(t);
  const [first = '', second = ''] = await addReviews(bulk, 2);
  await bulk.runAll(takeDown([second]));
  const job = await bulk.prepare(takeDown([first, second, first, '999999', 'x1']));
  assert.deepEqual([job.state, job.total, job.counts.ready, job.counts.refused], ['prepared', 5, 1, 4]);
  assert.deepEqual(
    (await bulk.rows(job.id)).map(({ key, name, after, reason }) => [key, name?.zh, after?.zh, reason?.zh]),
    [
      [first, '林**：线路0', '已下架', undefined],
      [second, '林**：线路0', undefined, '该评价已下架'],
      [first, undefined, undefined, '与第 1 行重复'],
      ['999999', undefined, undefined, '没有这条记录，或不在您的数据范围内'],
      ['x1', undefined, undefined, '没有这条记录，或不在您的数据范围内'],
    ],
  );
  assert.deepEqual(await hiddenReviews(bulk), [second]);
});

test('a job changes its rows with the service of the single action', async (t) => {
  const bulk = await openBulkJobs(t);
  const ids = await addReviews(bulk, 3);
  const job = await bulk.runAll(takeDown(ids.slice(0, 2)));
  assert.deepEqual([job.state, job.counts.done, job.undoUntil !== null], ['done', 2, true]);
  assert.deepEqual(await hiddenReviews(bulk), ids.slice(0, 2));
  const [product] = await bulk.db.select().from(products);
  assert.equal(product?.reviewCount, 1);
  const audit = await auditOf(bulk.deps, 'review');
  assert.deepEqual(
    audit.map(({ actor, action, subjectId }) => [actor, action, subjectId]),
    ids.slice(0, 2).map((id) => [bulk.staff.username, 'take-down', id]),
  );
});

test('invalid parameters and missing permissions refuse a job', async (t) => {
  const bulk = await openBulkJobs(t);
  const ids = await addReviews(bulk, 1);
  const blank = await bulk.send('POST', '', { ...takeDown(ids), reason: ' ' });
  assert.deepEqual([blank.status, blank.field], [400, 'reason']);
  const unknown = await bulk.send('POST', '', { kind: 'review-delete', ids });
  assert.deepEqual([unknown.status, unknown.field], [400, 'kind']);
  const none = await bulk.send('POST', '', takeDown([]));
  assert.deepEqual([none.status, none.field], [400, 'ids']);
  const tooMany = await bulk.send(
    'POST',
    '',
    takeDown(Array.from({ length: 10_001 }, (_, id) => `${id + 1}`)),
  );
  assert.deepEqual([tooMany.status, tooMany.field], [400, 'ids']);
  const stranger = await bulk.portal.login('OTHER');
  assert.equal((await bulk.send('POST', '', takeDown(ids), stranger)).status, 403);
  assert.equal(await bulk.db.$count(bulkJobs), 0);
});

test("another member's job is answered as missing", async (t) => {
  const bulk = await openBulkJobs(t);
  const { id } = await bulk.prepare(takeDown(await addReviews(bulk, 1)));
  const other = await bulk.portal.login('BULK');
  for (const path of ['', '/rows', '/sheet'])
    assert.equal((await bulk.send('GET', `/${id}${path}`, undefined, other)).status, 404, path);
  for (const path of ['start', 'cancel', 'undo'])
    assert.equal((await bulk.send('POST', `/${id}/${path}`, {}, other)).status, 404, path);
  assert.deepEqual((await bulk.send('GET', '', undefined, other)).data, { list: [], total: 0 });
});

test('rows of another department are refused in the preview and at run time', async (t) => {
  const bulk = await openBulkJobs(t);
  const near = await addDepartment(bulk.deps, 'near');
  const far = await addDepartment(bulk.deps, 'far');
  const [mine = ''] = await addReviews(bulk, 1, near);
  const [foreign = ''] = await addReviews(bulk, 1, far);
  const options = { perms: ['biz:review:hide'], dataScope: 2, deptId: near };
  const { headers } = await bulk.portal.signIn('NEAR', options);
  const ask = (path: string, body?: object) =>
    bulk.send(body ? 'POST' : 'GET', path, body as Record<string, unknown>, headers);
  const { data: job } = await ask('', takeDown([mine, foreign]));
  assert.deepEqual([job.counts.ready, job.counts.refused], [1, 1]);
  await ask(`/${job.id}/start`, {});
  await bulk.db.update(products).set({ deptId: far });
  await bulk.run();
  const { data } = await ask(`/${job.id}/rows`);
  assert.deepEqual(
    data.list.map(({ state, reason }: { state: string; reason: { en: string } }) => [state, reason.en]),
    [1, 2].map(() => ['refused', 'There is no such record, or it is beyond your data scope']),
  );
  assert.deepEqual(await hiddenReviews(bulk), []);
});

test('a job of 10,000 rows is cancelled halfway: no row is half done, and the sheet lists all', async (t) => {
  const bulk = await openBulkJobs(t);
  const ids = await addReviews(bulk, 10_000);
  const { id } = await bulk.prepare(takeDown(ids));
  await bulk.start(id);
  const running = bulk.run();
  for (let done = 0; done < 300; ) ({ done } = (await bulk.show(id)).counts);
  const cancelled = await bulk.send('POST', `/${id}/cancel`, {});
  assert.equal(cancelled.status, 200);
  await running;
  const { state, counts } = await bulk.show(id);
  assert.deepEqual([state, counts.ready, counts.done + counts.cancelled], ['cancelled', 0, 10_000]);
  assert.ok(counts.done >= 300 && counts.cancelled > 0, JSON.stringify(counts));
  assert.deepEqual(await hiddenReviews(bulk), ids.slice(0, counts.done));
  const audit = await auditOf(bulk.deps, 'review');
  assert.equal(audit.length, counts.done, 'one entry in the log per changed row');
  const sheet = await bulk.sheet(id);
  assert.deepEqual(
    sheet.map(([, key, , , , result]) => [key, result]),
    ids.map((key, place) => [key, place < counts.done ? '成功' : '已取消']),
  );
  const again = await bulk.send('POST', `/${id}/cancel`, {});
  assert.deepEqual([again.status, again.code], [409, 'A0513']);
});

test('a permission that is revoked while the job runs refuses the remaining rows', async (t) => {
  const bulk = await openBulkJobs(t);
  const ids = await addReviews(bulk, 200);
  const { id } = await bulk.prepare(takeDown(ids));
  await bulk.start(id);
  const running = bulk.run();
  for (let done = 0; done < 20; ) ({ done } = (await bulk.show(id)).counts);
  await bulk.db.delete(roleMenus);
  await running;
  const counts = await bulk.db
    .select({ state: bulkJobRows.state, reason: bulkJobRows.reason })
    .from(bulkJobRows)
    .orderBy(bulkJobRows.number);
  const done = counts.findIndex(({ state }) => state === 'refused');
  assert.ok(done >= 20, `${done} done`);
  assert.deepEqual(
    [...new Set(counts.slice(done).map(({ state, reason }) => `${state} ${reason?.en}`))],
    ['refused You do not have permission'],
  );
  assert.deepEqual(await hiddenReviews(bulk), ids.slice(0, done));
});

test('an undo restores unchanged rows and leaves those that were changed since', async (t) => {
  const bulk = await openBulkJobs(t);
  const ids = await addReviews(bulk, 3);
  const { id } = await bulk.runAll(takeDown(ids));
  await bulk.db
    .update(reviews)
    .set({ hiddenReason: '另有原因', updatedAt: new Date() })
    .where(eq(reviews.id, Number(ids[1])));
  assert.equal((await bulk.send('POST', `/${id}/undo`, {})).data.state, 'undoing');
  await bulk.run();
  const job = await bulk.show(id);
  assert.deepEqual([job.state, job.counts.undone, job.counts.done, job.undoUntil], ['undone', 2, 1, null]);
  assert.deepEqual(await hiddenReviews(bulk), [ids[1]]);
  assert.deepEqual(
    (await bulk.rows(id, 'done')).map(({ reason }) => reason?.zh),
    ['此后有人修改过，没有撤销'],
  );
});

test('undoing a restoration takes the reviews down again for their former reasons', async (t) => {
  const bulk = await openBulkJobs(t);
  const ids = await addReviews(bulk, 2);
  await bulk.runAll(takeDown(ids));
  const { id } = await bulk.runAll({ kind: 'review-restore', ids });
  assert.deepEqual(await hiddenReviews(bulk), []);
  await bulk.send('POST', `/${id}/undo`, {});
  await bulk.run();
  const found = await bulk.db.select({ reason: reviews.hiddenReason }).from(reviews);
  assert.deepEqual(found, [{ reason: '含他人电话' }, { reason: '含他人电话' }]);
});

test('of two concurrent undos one is accepted, and each row is undone once', async (t) => {
  const bulk = await openBulkJobs(t);
  const { id } = await bulk.runAll(takeDown(await addReviews(bulk, 5)));
  const answers = await Promise.all([1, 2].map(() => bulk.send('POST', `/${id}/undo`, {})));
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409]);
  await Promise.all([bulk.run(), bulk.run()]);
  const actions = (await auditOf(bulk.deps, 'review')).map(({ action }) => action);
  assert.equal(actions.filter((action) => action === 'restore').length, 5);
  assert.equal((await bulk.send('POST', `/${id}/undo`, {})).status, 409);
});

test('a job cannot be undone after 24 hours', async (t) => {
  const bulk = await openBulkJobs(t);
  const { id } = await bulk.runAll(takeDown(await addReviews(bulk, 1)));
  const endedAt = new Date(bulk.portal.clock.now().getTime() - 24 * 3_600_000 - 1);
  await bulk.db.update(bulkJobs).set({ endedAt });
  assert.equal((await bulk.show(id)).undoUntil, null);
  const late = await bulk.send('POST', `/${id}/undo`, {});
  assert.deepEqual([late.status, late.code], [409, 'A0513']);
});

test('a member of staff runs one job at a time', async (t) => {
  const bulk = await openBulkJobs(t);
  const ids = await addReviews(bulk, 2);
  const [one, other] = [await bulk.prepare(takeDown(ids)), await bulk.prepare(takeDown(ids))];
  const answers = await Promise.all([one, other].map(({ id }) => bulk.send('POST', `/${id}/start`, {})));
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409]);
  await bulk.run();
  const { data } = await bulk.send('GET', '');
  assert.equal(data.total, 1, 'prepared jobs are not listed');
});

test('an abandoned job is claimed by another worker, and no row is changed twice', async (t) => {
  const bulk = await openBulkJobs(t);
  const ids = await addReviews(bulk, 3);
  const { id } = await bulk.prepare(takeDown(ids));
  await bulk.start(id);
  const leaseUntil = new Date(bulk.portal.clock.now().getTime() + 60_000);
  await bulk.db.update(bulkJobs).set({ state: 'running', attempt: 1, leaseUntil });
  assert.equal(await bulk.run(), 0, 'its worker may be alive');
  bulk.portal.clock.advance(61);
  await Promise.all([bulk.run(), bulk.run()]);
  assert.deepEqual((await bulk.db.select({ state: bulkJobs.state }).from(bulkJobs))[0], { state: 'done' });
  assert.equal((await auditOf(bulk.deps, 'review')).length, 3);
});

test('prepared jobs are deleted after a day, others after 30 days', async (t) => {
  const bulk = await openBulkJobs(t);
  const [first = '', second = ''] = await addReviews(bulk, 2);
  await bulk.runAll(takeDown([first]));
  await bulk.prepare(takeDown([second]));
  bulk.portal.clock.advance(25 * 3600);
  assert.equal(await deleteOldJobs(bulk.bulkDeps), 1);
  bulk.portal.clock.advance(30 * 24 * 3600);
  assert.equal(await deleteOldJobs(bulk.bulkDeps), 1);
  assert.equal(await bulk.db.$count(bulkJobRows), 0);
});
