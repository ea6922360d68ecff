import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CallData, ProductForm, ProductRow } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import {
  auditLog,
  homeAreas,
  products,
  recommendationLabels,
  recommendationTypes,
} from '#src/platform/database/index.ts';
import { completeDrafts, everyKind } from './testing/complete-drafts.ts';
import { openEditor, segments } from './testing/editor-fixture.ts';

test('a product of every kind is created, published, found and taken down', async (t) => {
  const desk = await openEditor(t);
  for (const kind of everyKind) {
    const written = await desk.write(kind);
    const page = `${segments[kind]}/${written.id}`;
    assert.equal((await desk.visit(page)).status, 404, `${kind}: a draft is not public`);
    await desk.stock(written);
    assert.deepEqual(await desk.publish(written.id), [{ id: written.id, faults: [] }]);
    const seen = await desk.visit(page);
    assert.deepEqual([seen.status, seen.data.title.zh, seen.data.fromPrice], [200, '海边两日', 50_000], kind);
    assert.deepEqual(seen.data.themes, [{ zh: '海岛', en: 'Islands' }]);
    for (const words of ['海边', '硇洲岛', 'naozhou']) {
      const { data } = await desk.visit(`search?keywords=${words}&kind=${kind}`);
      assert.equal(data.total, 1, `${kind} is found by ${words}`);
    }
    await desk.given('PUT', `/${written.id}/take-down`);
    assert.equal((await desk.visit(page)).status, 404);
    assert.equal((await desk.visit(`search?keywords=海边&kind=${kind}`)).data.total, 0);
  }
});

test('the form returns what was saved, for every kind', async (t) => {
  const desk = await openEditor(t);
  for (const kind of everyKind) {
    const { draft } = await desk.write(kind);
    const expected = completeDrafts[kind];
    const skus = draft.skus.map(({ skuId, ...sku }) => {
      assert.ok(skuId);
      return sku;
    });
    assert.deepEqual({ ...draft, skus }, expected, kind);
  }
});

test('publishing an incomplete product returns all errors and changes nothing', async (t) => {
  const desk = await openEditor(t);
  const { id } = await desk.given<{ id: number }>('POST', '', { kind: 'tour', title: { zh: '半成品' } });
  const [answer] = await desk.publish(id);
  const fields = answer?.faults.map(({ field, code }) => `${field} ${code}`);
  assert.deepEqual(fields, [
    'summary required',
    'destination required',
    'departureCity required',
    'gallery required',
    'content/itinerary required',
    'content/included required',
    'content/excluded required',
    'content/notices required',
    'skus notBookable',
  ]);
  assert.equal((await desk.form(id)).status, 'draft');
  const whole = await desk.write('hotel');
  assert.deepEqual(await desk.publish(whole.id), [
    { id: whole.id, faults: [{ field: 'skus', code: 'notBookable' }] },
  ]);
  assert.equal((await desk.ask('PUT', `/${whole.id},999999/publish`)).status, 404);
});

test('a tour is published with its rides, and refused with a hotel that is not on sale', async (t) => {
  const desk = await openEditor(t);
  const hotel = await desk.write('hotel');
  const { id, draft } = await desk.offer('tour');
  assert.ok(draft.kind === 'tour');
  const [day] = draft.content.itinerary;
  assert.ok(day);
  const ride = {
    kind: 'flight',
    number: 'MU5721',
    from: { zh: '上海虹桥' },
    to: { zh: '昆明长水' },
  } as const;
  const linked = { ...day, hotel: { zh: '海景酒店' }, hotelId: hotel.id };
  const itinerary = [{ ...linked, rides: [{ ...ride, departs: '08:10', arrives: '' }] }];
  const saved = await desk.save(id, { ...draft, content: { ...draft.content, itinerary } } as typeof draft);
  assert.ok(saved.draft.kind === 'tour');
  assert.deepEqual(saved.draft.content.itinerary[0]?.rides, [{ ...ride, departs: '08:10' }]);
  const refused = [{ field: 'content/itinerary/0/hotelId', code: 'invalid' }];
  assert.deepEqual(await desk.publish(id), [{ id, faults: refused }]);
  const offered = await desk.offer('hotel');
  const sold = [{ ...linked, hotelId: offered.id, rides: itinerary[0]?.rides }];
  await desk.save(id, { ...draft, content: { ...draft.content, itinerary: sold } } as typeof draft);
  assert.deepEqual(await desk.publish(id), [{ id, faults: [] }]);
});

test('changes of a live product stay in its draft until it is published', async (t) => {
  const desk = await openEditor(t);
  const { id, draft } = await desk.offer('hotel');
  const second = { ...draft.skus[0], skuId: undefined, name: { zh: '海景房' } };
  const changed = { ...draft, title: { zh: '改过的' }, skus: [...draft.skus, second] } as typeof draft;
  const saved = await desk.save(id, changed);
  assert.deepEqual([saved.changed, saved.draft.title.zh], [true, '改过的']);
  assert.ok(saved.draft.skus[1]?.skuId, 'its calendar can be filled');
  const before = (await desk.visit(`hotels/${id}`)).data;
  assert.deepEqual([before.title.zh, before.rooms.length], ['海边两日', 1]);
  const preview = await desk.given<CallData<'GET /api/v1/hotels/:id'>>('GET', `/${id}/preview`);
  assert.deepEqual([preview.title.zh, preview.rooms.length], ['改过的', 2]);
  await desk.publish(id);
  const after = (await desk.visit(`hotels/${id}`)).data;
  assert.deepEqual([after.title.zh, after.rooms.length], ['改过的', 2]);
  assert.equal((await desk.form(id)).changed, false);
});

test('the words for search results are a draft until they are published, and need Chinese', async (t) => {
  const desk = await openEditor(t);
  const { id, draft } = await desk.offer('hotel');
  const seo = { title: { zh: '海边酒店' }, description: null, picture: '/artwork/sea/share.svg' };
  await desk.save(id, { ...draft, seo: { ...seo, title: { zh: '', en: 'Hotel' } } });
  assert.deepEqual(await desk.publish(id), [{ id, faults: [{ field: 'seo/title', code: 'required' }] }]);
  const saved = await desk.save(id, { ...draft, seo });
  assert.deepEqual([saved.changed, saved.draft.seo], [true, seo]);
  assert.equal((await desk.visit(`hotels/${id}`)).data.seo, null);
  await desk.publish(id);
  assert.deepEqual((await desk.visit(`hotels/${id}`)).data.seo, seo);
  const strange = { ...draft, seo: { ...seo, picture: 'https://example.com/a.jpg' } };
  const { status, body } = await desk.ask('PUT', `/${id}`, { draft: strange });
  assert.deepEqual([status, body.field], [400, 'draft/seo/picture']);
});

test('a preview is never cached, and only for staff with the permission', async (t) => {
  const desk = await openEditor(t);
  const { id } = await desk.write('tour');
  const seen = await desk.ask('GET', `/${id}/preview`);
  assert.deepEqual([seen.status, seen.headers['cache-control']], [200, 'no-store']);
  const member = await desk.login('MEMBER');
  const others = await desk.login('GUIDE', { perms: ['biz:product:query'], dataScope: 3 });
  for (const [headers, status] of [
    [{}, 401],
    [member, 403],
    [others, 404],
  ] as const) {
    const { status: answered, body } = await desk.ask('GET', `/${id}/preview`, undefined, { ...headers });
    assert.deepEqual([answered, body.data], [status, null]);
  }
});

test('discarding changes also removes the new SKUs', async (t) => {
  const desk = await openEditor(t);
  const { id, draft } = await desk.offer('goods');
  const second = { ...draft.skus[0], skuId: undefined };
  await desk.save(id, { ...draft, title: { zh: '别的' }, skus: [...draft.skus, second] } as typeof draft);
  await desk.given('DELETE', `/${id}/changes`);
  const now = await desk.form(id);
  assert.deepEqual([now.changed, now.draft], [false, draft]);
});

test('a SKU that was on offer is disabled, never deleted', async (t) => {
  const desk = await openEditor(t);
  const { id, draft } = await desk.offer('visa');
  const other = { ...draft.skus[0], skuId: undefined, name: { zh: '加急' } };
  const saved = await desk.save(id, { ...draft, skus: [other] } as typeof draft);
  await desk.stock(saved);
  await desk.publish(id);
  const { skus } = (await desk.form(id)).draft;
  assert.deepEqual(
    skus.map(({ name, enabled }) => [name.zh, enabled]),
    [
      ['标准', false],
      ['加急', true],
    ],
  );
  assert.equal((await desk.visit(`visas/${id}`)).data.types.length, 1);
});

test('a draft can be deleted, a product that was on offer is refused with the reason', async (t) => {
  const desk = await openEditor(t);
  const { id } = await desk.write('tour');
  await desk.given('DELETE', `/${id}`);
  assert.equal((await desk.ask('GET', `/${id}/form`)).status, 404);
  const live = await desk.offer('ticket');
  await desk.given('PUT', `/${live.id}/take-down`);
  const refused = await desk.ask('DELETE', `/${live.id}`);
  assert.equal(refused.status, 400);
  assert.match(refused.body.msg, /“海边两日”上架过，不能删除/);
  assert.equal((await desk.ask('PUT', `/${live.id}/take-down`)).status, 400);
});

test('a copy is an independent draft', async (t) => {
  const desk = await openEditor(t);
  const source = await desk.offer('ticket');
  const { id } = await desk.given<{ id: number }>('POST', `/${source.id}/copy`);
  const copy = await desk.form(id);
  assert.deepEqual([copy.status, copy.draft.title.zh], ['draft', '海边两日（副本）']);
  assert.notEqual(copy.draft.skus[0]?.skuId, source.draft.skus[0]?.skuId);
  assert.deepEqual(copy.draft.content, source.draft.content);
});

test('a late save gets 409 with the name of the first editor, also for a live product', async (t) => {
  const desk = await openEditor(t);
  for (const { id, version, draft } of [await desk.write('goods'), await desk.offer('visa')]) {
    await desk.save(id, { ...draft, title: { zh: '先' } }, version);
    const late = await desk.ask('PUT', `/${id}`, { version, draft });
    assert.deepEqual([late.status, late.body.code], [409, 'A0514']);
    assert.match(late.body.msg, new RegExp(desk.editor.username));
    assert.equal((await desk.form(id)).draft.title.zh, '先');
  }
});

test('the list is filtered by kind, state, words and id, with counts', async (t) => {
  const desk = await openEditor(t);
  const tour = await desk.offer('tour');
  const visa = await desk.write('visa', { title: { zh: '日本五折% 签证' } });
  await desk.save(tour.id, { ...tour.draft, title: { zh: '改' } } as typeof tour.draft);
  const ids = async (query: string) => {
    const { list } = await desk.given<{ list: ProductRow[] }>('GET', `/page?${query}`);
    return list.map(({ id }) => id);
  };
  for (const [query, expected] of [
    ['', [visa.id, tour.id]],
    ['kind=visa', [visa.id]],
    ['status=live', [tour.id]],
    ['status=changed', [tour.id]],
    ['status=down', []],
    [`keywords=${tour.id}`, [tour.id]],
    [`keywords=${encodeURIComponent('折%')}`, [visa.id]],
    ['category=local', [tour.id]],
  ] as const)
    assert.deepEqual(
      (await ids(query)).toSorted((a, b) => b - a),
      [...expected],
      query,
    );
  const { list } = await desk.given<{ list: ProductRow[] }>('GET', '/page?kind=tour');
  assert.deepEqual([list[0]?.openDays, list[0]?.changed, list[0]?.fromPrice], [1, true, 50_000]);
  const counts = await desk.given<CallData<'GET /api/v1/products/counts'>>('GET', '/counts');
  assert.deepEqual(
    counts.toSorted((a, b) => a.kind.localeCompare(b.kind)),
    [
      { kind: 'tour', status: 'live', count: 1 },
      { kind: 'visa', status: 'draft', count: 1 },
    ],
  );
  const choices = await desk.given<CallData<'GET /api/v1/products/choices'>>('GET', '/choices?kind=visa');
  assert.deepEqual(choices.category, [{ zh: '休闲', en: 'Leisure' }]);
  assert.deepEqual(choices.theme, [{ zh: '海岛', en: 'Islands' }]);
});

test('a permission allows only its own calls', async (t) => {
  const desk = await openEditor(t);
  const { id, draft } = await desk.write('goods');
  const reader = await desk.login('READER', { perms: ['biz:product:query'] });
  const asReader = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    (await desk.ask(method, path, body, reader)).status;
  assert.equal(await asReader('GET', `/${id}/preview`), 200);
  assert.equal(await asReader('GET', '/page'), 200);
  assert.equal(await asReader('GET', `/${id}/form`), 403);
  assert.equal(await asReader('PUT', `/${id}`, { draft }), 403);
  assert.equal(await asReader('PUT', `/${id}/publish`), 403);
  assert.equal(await asReader('PUT', `/${id}/take-down`), 403);
  assert.equal(await asReader('POST', '', { kind: 'tour', title: { zh: 'x' } }), 403);
  assert.equal(await asReader('DELETE', `/${id}`), 403);
  assert.equal((await desk.app.inject(`/api/v1/products/${id}/preview`)).statusCode, 401);
});

test('every change is written to the audit log', async (t) => {
  const desk = await openEditor(t);
  const { id, draft } = await desk.offer('tour');
  await desk.save(id, { ...draft, title: { zh: '改' } } as typeof draft);
  await desk.given('DELETE', `/${id}/changes`);
  await desk.given('PUT', `/${id}/take-down`);
  const rows = await desk.deps.db
    .select({ action: auditLog.action, actor: auditLog.actor })
    .from(auditLog)
    .where(eq(auditLog.subject, 'product'))
    .orderBy(auditLog.id);
  assert.deepEqual(
    rows.map(({ action }) => action),
    ['create', 'update', 'publish', 'update', 'discard', 'take-down'],
  );
  assert.ok(rows.every(({ actor }) => actor === desk.editor.username));
});

test('publishing an unchanged, no longer complete product changes nothing', async (t) => {
  const desk = await openEditor(t);
  const { id } = await desk.offer('tour');
  const read = async () =>
    (await desk.deps.db.select().from(products).where(eq(products.id, id)))[0]?.updatedAt;
  const before = await read();
  await desk.publish(id);
  assert.deepEqual(await read(), before);
  const form: ProductForm = await desk.form(id);
  assert.equal(form.status, 'live');
});

test('labels keep their order, and deleted labels are ignored', async (t) => {
  const desk = await openEditor(t);
  const { db } = desk.deps.database;
  const [area] = await db
    .insert(homeAreas)
    .values({ code: 'tours', title: { zh: '首页' } })
    .returning({ id: homeAreas.id });
  assert.ok(area);
  const [type] = await db
    .insert(recommendationTypes)
    .values({ areaId: area.id, name: { zh: '精选' } })
    .returning({ id: recommendationTypes.id });
  assert.ok(type);
  const [label] = await db
    .insert(recommendationLabels)
    .values({ typeId: type.id, name: { zh: '热门' } })
    .returning({ id: recommendationLabels.id });
  assert.ok(label);
  const { id, draft } = await desk.write('tour', { labels: [label.id, 999_999] });
  assert.deepEqual(draft.labels, [label.id]);
  const none = await desk.save(id, { ...draft, labels: [] } as typeof draft);
  assert.deepEqual(none.draft.labels, []);
});
