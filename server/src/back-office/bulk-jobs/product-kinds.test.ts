import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { openEditor } from '#src/catalog/product-editor/testing/editor-fixture.ts';
import { approvals, products, roles } from '#src/platform/database/index.ts';
import { openBulkJobs } from './testing/bulk-fixture.ts';

test('complete products are published and taken down again by undo, incomplete ones are refused', async (t) => {
  const editor = await openEditor(t);
  const bulk = await openBulkJobs(t, ['biz:product:publish'], { portal: editor });
  const ready = await editor.write('hotel');
  await editor.stock(ready);
  const { id: blank } = await editor.given<{ id: number }>('POST', '', {
    kind: 'goods',
    title: { zh: '空白' },
  });
  const live = await editor.offer('visa');
  const statuses = async () => {
    const found = await bulk.db.select({ status: products.status }).from(products).orderBy(products.id);
    return found.map(({ status }) => status);
  };
  const ids = [ready.id, blank, live.id].map(String);
  const job = await bulk.runAll({ kind: 'product-publish', ids });
  const rows = await bulk.rows(job.id);
  assert.deepEqual(
    rows.map(({ state }) => state),
    ['done', 'refused', 'refused'],
  );
  assert.match(rows[1]?.reason?.zh ?? '', /产品资料不完整，有 \d+ 处需要补充/);
  assert.equal(rows[2]?.reason?.zh, '已上架，没有需要发布的修改');
  assert.deepEqual(await statuses(), ['live', 'draft', 'live']);
  await bulk.send('POST', `/${job.id}/undo`, {});
  await bulk.run();
  assert.deepEqual(await statuses(), ['down', 'draft', 'live']);
});

test('products are taken down together and published again by undo', async (t) => {
  const editor = await openEditor(t);
  const bulk = await openBulkJobs(t, ['biz:product:publish'], { portal: editor });
  const ids = [String((await editor.offer('hotel')).id), String((await editor.write('goods')).id)];
  const job = await bulk.runAll({ kind: 'product-take-down', ids });
  assert.deepEqual(
    (await bulk.rows(job.id)).map(({ state }) => state),
    ['done', 'refused'],
  );
  await bulk.send('POST', `/${job.id}/undo`, {});
  await bulk.run();
  assert.equal((await bulk.show(job.id)).counts.undone, 1);
});

test('products whose publication needs approval are proposed, with a note in each row, and withdrawn by undo', async (t) => {
  const editor = await openEditor(t);
  const bulk = await openBulkJobs(t, ['biz:product:publish'], { portal: editor });
  const ready = await editor.write('hotel');
  await editor.stock(ready);
  const live = await editor.offer('visa');
  await bulk.db.update(roles).set({ publishApproval: 1 });
  const ids = [String(ready.id)];
  const refused = await bulk.send('POST', '', { kind: 'product-publish', ids });
  assert.equal(refused.field, 'reason');
  const job = await bulk.runAll({ kind: 'product-publish', ids, reason: '夏季新品' });
  assert.deepEqual(
    (await bulk.rows(job.id)).map(({ state, reason }) => [state, reason?.zh]),
    [['done', '等待上架审批']],
  );
  const open = eq(approvals.state, 'OPEN');
  assert.equal(await bulk.db.$count(approvals, open), 1);
  assert.equal(await bulk.db.$count(products, eq(products.status, 'live')), 1);
  await bulk.send('POST', `/${job.id}/undo`, {});
  await bulk.run();
  assert.equal(await bulk.db.$count(approvals, open), 0);
  const down = await bulk.runAll({ kind: 'product-take-down', ids: [String(live.id)] });
  await bulk.send('POST', `/${down.id}/undo`, {});
  await bulk.run();
  assert.match((await bulk.rows(down.id))[0]?.reason?.zh ?? '', /您上架需要审批/);
});
