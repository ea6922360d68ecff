import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TourContent } from '@portal/shared/contract';
import { canvas } from '#src/media/pictures/testing/pictures.ts';
import { send, sent } from '#src/media/pictures/testing/upload.ts';
import { products } from '#src/platform/database/index.ts';
import { type Editing, openEditing } from './testing/editing.ts';

const slide = (picture: string, more: object = {}) => ({
  ...{ title: { zh: '海' }, subtitle: null, link: null, picture, showFrom: null, showUntil: null, ...more },
});

const upload = async (editing: Editing, owner = editing.editor) =>
  (await sent(editing, owner, await canvas().png().toBuffer())).url;

test('a picture of any uploader belongs to one slide and is deleted with it', async (t) => {
  const editing = await openEditing(t);
  const { ask, app } = editing;
  const url = await upload(editing);
  assert.equal((await ask('POST', 'site/slides', slide(url))).status, 200);
  const theirs = await upload(editing, await editing.signIn('OTHER'));
  const picture = await send(editing, editing.editor, { bytes: Buffer.from('<svg/>') });
  assert.equal(picture.status, 400);
  for (const bad of [url, theirs, `/api/v1/pictures/${'x'.repeat(22)}`, 'https://evil.example/a.png', '']) {
    const { status, field } = await ask('POST', 'site/slides', slide(bad));
    assert.deepEqual([status, field], [400, 'picture'], bad);
  }
  const [{ id }]: readonly [{ id: number }] = (await ask('GET', 'site/slides')).data;
  assert.equal((await ask('PUT', `site/slides/${id}`, slide(url, { title: { zh: '潮' } }))).status, 200);
  assert.equal((await app.inject(url)).statusCode, 200, 'a picture that stays is kept');
  const next = await upload(editing);
  assert.equal((await ask('PUT', `site/slides/${id}`, slide(next))).status, 200);
  assert.equal((await app.inject(url)).statusCode, 404);
  assert.equal((await ask('DELETE', `site/slides/${id}`)).status, 200);
  assert.equal((await app.inject(next)).statusCode, 404);
});

test('a slide must end after it begins', async (t) => {
  const { ask } = await openEditing(t);
  for (const [showFrom, showUntil, field] of [
    ['2026-12-01T00:00:00+08:00', '2026-12-01T00:00:00+08:00', 'showUntil'],
    ['2026-12-02T00:00:00Z', '2026-12-01T00:00:00Z', 'showUntil'],
    ['soon', null, 'showFrom'],
    ['2026-12-01T00:00:00+08:00', '2026-12-02T00:00:00+08:00', undefined],
  ] as const) {
    const form = slide('/artwork/sea/a.svg', { showFrom, showUntil });
    assert.equal((await ask('POST', 'site/slides', form)).field, field, `${showFrom} ${showUntil}`);
  }
  const [row]: readonly { showFrom: string }[] = (await ask('GET', 'site/slides')).data;
  assert.equal(row?.showFrom, '2026-11-30T16:00:00.000Z');
});

const area = (code: string) => ({ code, title: { zh: '推荐' }, subtitle: null, link: '/route' });

test('an area has a supported code, once, and is not deleted while it has types', async (t) => {
  const { ask } = await openEditing(t);
  assert.equal((await ask('POST', 'site/areas', area('recommended'))).status, 200);
  for (const code of ['recommended', 'casino', '']) {
    const { status, field } = await ask('POST', 'site/areas', area(code));
    assert.deepEqual([status, field], [400, 'code'], code);
  }
  const [{ id }]: readonly [{ id: number }] = (await ask('GET', 'site/areas')).data;
  assert.equal((await ask('PUT', `site/areas/${id}`, area('sale'))).field, 'code');
  const type = { areaId: id, name: { zh: '海岛' } };
  assert.equal((await ask('POST', 'site/area-types', type)).status, 200);
  assert.equal((await ask('POST', 'site/area-types', { ...type, areaId: 999 })).field, 'areaId');
  const refused = await ask('DELETE', `site/areas/${id}`);
  assert.deepEqual([refused.status, refused.msg], [400, '栏目下还有推荐类型，请先删除它们']);
});

const labelOf = async ({ ask }: Editing) => {
  await ask('POST', 'site/areas', area('recommended'));
  const [{ id: areaId }]: readonly [{ id: number }] = (await ask('GET', 'site/areas')).data;
  await ask('POST', 'site/area-types', { areaId, name: { zh: '海岛' } });
  const [{ id: typeId }]: readonly [{ id: number }] = (await ask('GET', `site/area-types?areaId=${areaId}`))
    .data;
  await ask('POST', 'site/area-labels', { typeId, name: { zh: '硇洲' } });
  const [{ id }]: readonly [{ id: number }] = (await ask('GET', `site/area-labels?typeId=${typeId}`)).data;
  return { typeId, id };
};

const addProduct = async ({ deps }: Editing, zh: string, kind: 'tour' | 'hotel' = 'tour') => {
  const content = {} as TourContent;
  const values = { kind, category: 'local', title: { zh }, picture: '/p.svg', content };
  const [row] = await deps.db.insert(products).values(values).returning({ id: products.id });
  assert.ok(row);
  return row.id;
};

test("tours of a label are recommended in the editors' order", async (t) => {
  const editing = await openEditing(t);
  const { ask } = editing;
  const { id, typeId } = await labelOf(editing);
  const [first, second] = [await addProduct(editing, '甲'), await addProduct(editing, '乙')];
  const path = `site/area-labels/${id}/products`;
  const { version }: { version: string } = (await ask('GET', path)).data;
  assert.equal((await ask('PUT', path, { ids: [second, first], version })).status, 200);
  const recommended = async () => {
    const body = { typeId, labelId: id };
    const { list }: { list: readonly { title: { zh: string } }[] } = (
      await ask('POST', '/api/recommendRoute/page', body)
    ).data;
    return list.map(({ title }) => title.zh);
  };
  assert.deepEqual(await recommended(), ['乙', '甲']);
  const late = await ask('PUT', path, { ids: [first], version });
  assert.deepEqual([late.status, late.code], [409, 'A0514']);
  for (const ids of [[first, await addProduct(editing, '房', 'hotel')], [999_999]]) {
    const { status, field } = await ask('PUT', path, { ids });
    assert.deepEqual([status, field], [400, 'ids']);
  }
  assert.equal((await ask('PUT', `site/area-labels/${id}/status?status=0`)).status, 200);
  assert.deepEqual(await recommended(), [], 'a label that is hidden recommends nothing');
  assert.equal((await ask('DELETE', `site/area-labels/${id}`)).status, 200);
  assert.deepEqual(await recommended(), []);
});
