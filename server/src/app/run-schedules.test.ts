import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { ProductRow, Schedule } from '@portal/shared/contract';
import { asc, eq } from 'drizzle-orm';
import { openEditor } from '#src/catalog/product-editor/testing/editor-fixture.ts';
import { runSchedules } from '#src/catalog/schedules/index.ts';
import { openEditing } from '#src/content/site/testing/editing.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { messages, products, roleMenus, schedules, users } from '#src/platform/database/index.ts';
import { auditOf } from '#test/support/system-fixture.ts';
import { scheduleHooks } from './schedule-hooks.ts';

const minute = 60_000;

const run = ({ db, now }: Pick<Deps, 'db' | 'now'>) => {
  const errors: unknown[] = [];
  const log = { info: () => undefined, error: (about: unknown) => void errors.push(about) };
  return runSchedules({ db, now, log }, scheduleHooks).then(() => assert.deepEqual(errors, []));
};

const open = async (t: TestContext) => {
  const desk = await openEditor(t);
  const { deps, clock } = desk;
  const inMinutes = (minutes: number): string =>
    new Date(clock.now().getTime() + minutes * minute).toISOString();
  const plan = (id: number, publishAt: string | null, takeDownAt: string | null = null) =>
    desk.ask<Schedule>('PUT', `/${id}/schedule`, { publishAt, takeDownAt });
  const planned = (id: number) => desk.given<Schedule>('GET', `/${id}/schedule`);
  const row = async (id: number) => {
    const { list } = await desk.given<{ list: ProductRow[] }>('GET', `/page?keywords=${id}`);
    return list.find((one) => one.id === id);
  };
  const later = async (minutes: number) => {
    clock.advance(minutes * 60);
    await run(deps);
  };
  const sent = async () =>
    (await deps.db.select().from(messages).orderBy(asc(messages.id))).map(
      ({ userId, title, body, path }) => ({ userId, title: title.zh, body: body.zh, path }),
    );
  return { ...desk, inMinutes, plan, planned, row, later, sent };
};

test('a product is published and taken down at the scheduled times', async (t) => {
  const { write, stock, inMinutes, plan, row, later, editor, deps, visit } = await open(t);
  const written = await write('hotel');
  await stock(written);
  const { id } = written;
  const [publishAt, takeDownAt] = [inMinutes(1), inMinutes(3)];
  const { status, body } = await plan(id, publishAt, takeDownAt);
  const author = editor.username;
  const step = { author, failure: null };
  assert.equal(status, 200);
  assert.deepEqual(body.data, { publish: { at: publishAt, ...step }, takeDown: { at: takeDownAt, ...step } });
  await later(0.9);
  const before = await row(id);
  assert.deepEqual([before?.status, before?.schedule.publish?.at], ['draft', publishAt]);
  await later(0.1);
  const live = await row(id);
  assert.deepEqual([live?.status, live?.schedule], ['live', { publish: null, takeDown: body.data.takeDown }]);
  assert.equal((await visit(`hotels/${id}`)).status, 200);
  await later(2);
  const down = await row(id);
  assert.deepEqual([down?.status, down?.schedule], ['down', { publish: null, takeDown: null }]);
  assert.equal((await visit(`hotels/${id}`)).status, 404);
  const done = (await auditOf(deps, 'product')).map(({ actor, action }) => `${actor} ${action}`);
  assert.deepEqual(done.slice(2), [`${author} schedule`, `${author} publish`, `${author} take-down`]);
});

test('a product that became incomplete stays unpublished, with the reason and one message to the author', async (t) => {
  const { write, stock, save, inMinutes, plan, planned, row, later, sent, editor } = await open(t);
  const written = await write('hotel');
  await stock(written);
  const { id, draft } = written;
  await plan(id, inMinutes(1));
  await save(id, { ...draft, gallery: [], summary: null });
  await later(1);
  await later(1);
  const { publish } = await planned(id);
  assert.deepEqual(publish?.failure, {
    reason: 'incomplete',
    faults: [
      { field: 'summary', code: 'required' },
      { field: 'gallery', code: 'required' },
    ],
  });
  assert.equal((await row(id))?.status, 'draft');
  const body = '到点时还有 2 处需要补充，产品未上架。请补充后重新设置时间，或直接上架。';
  const path = `/business/products/edit?id=${id}`;
  assert.deepEqual(await sent(), [{ userId: editor.userId, title: '“海边两日”未能按时上架', body, path }]);
  await save(id, draft);
  assert.equal(
    (await plan(id, inMinutes(1))).body.data.publish?.failure,
    null,
    'a new time ends the failure',
  );
  await later(1);
  assert.equal((await row(id))?.status, 'live');
});

const losses = {
  permission: async ({ db }: Deps) => void (await db.delete(roleMenus)),
  'data scope': async ({ db }: Deps) => void (await db.update(products).set({ ownerId: null })),
  account: async ({ db }: Deps, userId: number) =>
    void (await db.update(users).set({ status: 0 }).where(eq(users.id, userId))),
};

for (const [lost, lose] of Object.entries(losses))
  test(`a step is not taken when its author lost the ${lost}`, async (t) => {
    const { write, stock, inMinutes, later, sent, ask, signIn, deps } = await open(t);
    const written = await write('hotel');
    await stock(written);
    const { id } = written;
    const author = await signIn('AUTHOR', { perms: ['biz:product:publish'], dataScope: 3 });
    await deps.db.update(products).set({ ownerId: author.userId });
    const times = { publishAt: inMinutes(1), takeDownAt: null };
    assert.equal((await ask('PUT', `/${id}/schedule`, times, author.headers)).status, 200);
    await lose(deps, author.userId);
    await later(1);
    const [kept] = await deps.db.select().from(schedules);
    assert.deepEqual(kept?.failure, { reason: 'rights', faults: [] });
    const [product] = await deps.db.select().from(products);
    assert.equal(product?.status, 'draft');
    assert.deepEqual(
      (await sent()).map(({ userId }) => userId),
      [author.userId],
    );
  });

test('of concurrent runs one takes a step, and none takes a changed or cancelled one', async (t) => {
  const { write, stock, inMinutes, plan, row, later, deps, clock } = await open(t);
  const ids: number[] = [];
  for (const kind of ['hotel', 'goods', 'visa'] as const) {
    const written = await write(kind);
    await stock(written);
    ids.push(written.id);
    await plan(written.id, inMinutes(1));
  }
  const [first = 0, changed = 0, cancelled = 0] = ids;
  await plan(changed, inMinutes(5));
  await plan(cancelled, null);
  clock.advance(60);
  await Promise.all([run(deps), run(deps), run(deps)]);
  const published = (await auditOf(deps, 'product')).filter(({ action }) => action === 'publish');
  assert.deepEqual(
    published.map(({ subjectId }) => Number(subjectId)),
    [first],
  );
  await later(5);
  assert.deepEqual(await Promise.all(ids.map(async (id) => (await row(id))?.status)), [
    'live',
    'live',
    'draft',
  ]);
});

test('times in the past, too far ahead or in the wrong order are refused, and the schedule stays', async (t) => {
  const { write, inMinutes, plan, planned } = await open(t);
  const { id } = await write('hotel');
  const at = inMinutes(10);
  await plan(id, at);
  const before = await planned(id);
  for (const [publishAt, takeDownAt, field] of [
    [inMinutes(-1), null, 'publishAt'],
    [null, inMinutes(0), 'takeDownAt'],
    [inMinutes(367 * 24 * 60), null, 'publishAt'],
    [inMinutes(10), inMinutes(10), 'takeDownAt'],
    ['2026-12-24', null, 'publishAt'],
  ] as const) {
    const { status, body } = await plan(id, publishAt, takeDownAt);
    assert.deepEqual([status, body.field], [400, field], `${publishAt} ${takeDownAt}`);
  }
  assert.deepEqual(await planned(id), before);
  assert.equal((await plan(999_999, at)).status, 404);
});

test('publishing or taking down by hand ends that step and keeps the other', async (t) => {
  const { write, stock, given, publish, inMinutes, plan, planned, save, row, later } = await open(t);
  const written = await write('goods');
  await stock(written);
  const { id, draft } = written;
  await plan(id, inMinutes(1), inMinutes(9));
  await publish(id);
  assert.deepEqual(Object.values(await planned(id)).map(Boolean), [false, true]);
  await plan(id, inMinutes(1), inMinutes(9));
  await save(id, { ...draft, title: { zh: '改过的' } });
  await later(1);
  assert.deepEqual([(await row(id))?.changed, (await row(id))?.title.zh], [false, '改过的'], 'its changes');
  await given('PUT', `/${id}/take-down`);
  assert.deepEqual(Object.values(await planned(id)).map(Boolean), [false, false]);
});

test('an article is published and taken down at the scheduled times', async (t) => {
  const { ask, deps, clock, editor } = await openEditing(t);
  const at = (minutes: number) => new Date(clock.now().getTime() + minutes * minute).toISOString();
  const article = {
    ...{
      kind: 'news',
      code: null,
      category: '公司动态',
      title: { zh: '开业' },
      summary: null,
      picture: null,
    },
    ...{ source: null, body: [], day: '2026-01-05', status: 0 },
  };
  const { id }: { id: number } = (await ask('POST', 'articles', article)).data;
  const times = { publishAt: at(1), takeDownAt: at(5) };
  assert.equal((await ask('PUT', `articles/${id}/schedule`, times)).status, 200);
  assert.equal((await ask('PUT', 'articles/999999/schedule', times)).status, 404);
  const stateAfter = async (minutes: number) => {
    clock.advance(minutes * 60);
    await run(deps);
    const { list }: { list: readonly { state: string; schedule: Schedule }[] } = (
      await ask('GET', 'articles/page?kind=news')
    ).data;
    const [row] = list;
    return [row?.state, row?.schedule.publish?.at, row?.schedule.takeDown?.at];
  };
  assert.deepEqual(await stateAfter(0), ['draft', times.publishAt, times.takeDownAt]);
  assert.deepEqual(await stateAfter(1), ['published', undefined, times.takeDownAt]);
  assert.deepEqual(await stateAfter(4), ['draft', undefined, undefined]);
  const done = (await auditOf(deps, 'article')).map(({ actor, action }) => `${actor} ${action}`);
  const by = editor.username;
  assert.deepEqual(done.slice(1), [`${by} schedule`, `${by} set-status`, `${by} set-status`]);
});
