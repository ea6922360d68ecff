import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { MediaRow, MediaUse, Picture } from '@portal/shared/contract';
import { contents } from '#src/catalog/products/testing/contents.ts';
import { openEditing, permsOf } from '#src/content/site/testing/editing.ts';
import { canvas } from '#src/media/pictures/testing/pictures.ts';
import { send } from '#src/media/pictures/testing/upload.ts';
import { pictures, products, siteProfiles } from '#src/platform/database/index.ts';
import { auditOf } from '#test/support/system-fixture.ts';

const perms = [
  ...['media', 'slide', 'article'].flatMap(permsOf),
  'biz:product:query',
  'biz:product:add',
  'biz:product:edit',
];

const open = async (t: TestContext) => {
  const editing = await openEditing(t);
  const { app, deps } = editing;
  const librarian = await editing.signIn('LIBRARIAN', { perms });
  const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    editing.ask(method, path, payload, librarian.headers);
  const upload = async (name = 'beach.png'): Promise<Picture> => {
    const bytes = await canvas().png().toBuffer();
    const { status, body } = await send(editing, librarian, { bytes, name, to: '/api/v1/media/pictures' });
    assert.equal(status, 200, JSON.stringify(body));
    return body.data;
  };
  const list = async (query = '') => (await ask('GET', `media/page${query}`)).data as { list: MediaRow[] };
  const first = async (): Promise<MediaRow> => {
    const [row] = (await list()).list;
    assert.ok(row);
    return row;
  };
  const uses = async (id: number) => (await ask('GET', `media/${id}/uses`)).data as MediaUse[];
  const article = (picture: string | null, more: object = {}) => ({
    ...{ kind: 'news', code: null, category: '公司动态', title: { zh: '开业' }, summary: null, picture },
    ...{ source: null, body: [], day: '2026-01-05', status: 1, ...more },
  });
  const slide = (picture: string) => ({
    ...{ title: { zh: '海' }, subtitle: null, link: null, picture, showFrom: null, showUntil: null },
  });
  const isShown = async (url: string) => (await app.inject(url)).statusCode === 200;
  return { ...editing, deps, librarian, ask, upload, list, first, uses, article, slide, isShown };
};

test('an uploaded picture is named like its file, described in both languages and found by its words', async (t) => {
  const { ask, upload, list, first, deps, librarian, isShown, clock } = await open(t);
  const { url } = await upload('灯塔 sunset.PNG');
  const { id, name, alt, uses, author } = await first();
  assert.deepEqual([name, alt, uses, author], ['灯塔 sunset', null, 0, librarian.username]);
  const form: object = (await ask('GET', `media/${id}/form`)).data;
  const described = { ...form, name: '灯塔', alt: { zh: ' 日落时的灯塔 ', en: 'Lighthouse at dusk' } };
  assert.equal((await ask('PUT', `media/${id}`, described)).status, 200);
  assert.equal((await ask('PUT', `media/${id}`, described)).status, 409, 'its version is stale');
  assert.deepEqual((await first()).alt, { zh: '日落时的灯塔', en: 'Lighthouse at dusk' });
  for (const [words, count] of [
    ['灯塔', 1],
    ['DUSK', 1],
    ['%', 0],
  ] as const)
    assert.equal((await list(`?keywords=${encodeURIComponent(words)}`)).list.length, count, words);
  clock.advance(3 * 24 * 3600);
  const { deleteUnusedPictures } = await import('#src/media/pictures/index.ts');
  await deleteUnusedPictures(deps);
  assert.ok(await isShown(url), 'it is kept without uses');
});

test('a picture is used by products, articles, slides and the profile, and stays when one of them lets it go', async (t) => {
  const { ask, upload, first, uses, article, slide, deps, isShown } = await open(t);
  const { url } = await upload();
  const { id } = await first();
  const seo = { title: null, description: null, picture: url };
  const { id: articleId }: { id: number } = (await ask('POST', 'articles', article(null, { seo }))).data;
  assert.equal((await ask('POST', 'site/slides', slide(url))).status, 200);
  assert.equal((await ask('POST', 'site/slides', slide(url))).status, 200, 'twice');
  await deps.db.insert(products).values({
    ...{ kind: 'hotel', category: '海滨', title: { zh: '酒店' }, content: contents.hotel, status: 'draft' },
    ...{ picture: url, gallery: [url] },
  });
  await deps.db.update(siteProfiles).set({ data: { wechatPicture: url } });
  const kinds = (await uses(id)).map(({ kind }) => kind);
  assert.deepEqual(kinds, ['product', 'article', 'slide', 'slide', 'profile', 'profile']);
  assert.equal((await first()).uses, 6);
  assert.equal((await ask('DELETE', `articles/${articleId}`)).status, 200);
  assert.ok(await isShown(url));
  assert.equal((await first()).uses, 5);
});

test('pages of products and articles get the descriptions of their pictures', async (t) => {
  const { ask, upload, first, article, deps } = await open(t);
  const { url } = await upload();
  const { url: plain } = await upload('plain.png');
  const { list } = (await ask('GET', 'media/page?keywords=beach')).data as { list: MediaRow[] };
  const form: object = (await ask('GET', `media/${list[0]?.id}/form`)).data;
  const alt = { zh: '日落时的沙滩', en: 'Beach at sunset' };
  assert.equal((await ask('PUT', `media/${list[0]?.id}`, { ...form, alt })).status, 200);
  assert.equal((await first()).alt, null);
  const [hotel] = await deps.db
    .insert(products)
    .values({
      ...{ kind: 'hotel', category: '海滨', title: { zh: '酒店' }, content: contents.hotel, status: 'live' },
      ...{ picture: url, gallery: [url, plain, '/artwork/sea.svg'] },
    })
    .returning();
  const body = [{ kind: 'picture', picture: url, caption: null }];
  const { id }: { id: number } = (await ask('POST', 'articles', article(plain, { body }))).data;
  for (const page of [`hotels/${hotel?.id}`, `products/${hotel?.id}/preview`, `news/${id}`]) {
    const { alts }: { alts: object } = (await ask('GET', page)).data;
    assert.deepEqual(alts, { [url]: alt }, page);
  }
});

test('deleting a picture of forty products is refused with their number, and nothing is lost', async (t) => {
  const { ask, upload, first, uses, deps, isShown } = await open(t);
  const { url } = await upload();
  const used = await first();
  const free = await upload('free.png');
  const { id: freeId } = await first();
  await deps.db.insert(products).values(
    Array.from({ length: 40 }, (_, place) => ({
      ...{ kind: 'hotel' as const, category: '海滨', title: { zh: `酒店 ${place}` }, picture: '' },
      ...{ gallery: [url], content: contents.hotel },
    })),
  );
  const refused = await ask('DELETE', `media/${freeId},${used.id}`);
  assert.deepEqual([refused.status, refused.field], [400, 'id']);
  assert.match(refused.msg ?? '', /“beach”正在 40 处使用/);
  assert.equal((await uses(used.id)).length, 40);
  assert.ok((await isShown(url)) && (await isShown(free.url)), 'all or none');
  assert.equal((await ask('DELETE', `media/${freeId}`)).status, 200);
  assert.equal(await isShown(free.url), false);
  assert.equal(await deps.db.$count(pictures), 1);
  assert.equal((await ask('DELETE', 'media/999999')).status, 404);
  const actions = (await auditOf(deps, 'picture')).map(({ action }) => action);
  assert.deepEqual(actions, ['create', 'create', 'delete']);
});

test('a picture that is deleted while a slide takes it ends either used or gone, never missing', async (t) => {
  const { ask, upload, first, slide, isShown } = await open(t);
  for (let round = 0; round < 5; round += 1) {
    const { url } = await upload();
    const { id } = await first();
    const [taken, deleted] = await Promise.all([
      ask('POST', 'site/slides', slide(url)),
      ask('DELETE', `media/${id}`),
    ]);
    assert.deepEqual([taken.status, deleted.status].toSorted(), [200, 400], `round ${round}`);
    assert.equal(await isShown(url), taken.status === 200);
  }
});

test('a member cannot add to the library, nor use its pictures in a review', async (t) => {
  const { app, upload, deps, login } = await open(t);
  const { token } = await upload();
  const headers = await login('MEMBER');
  const bytes = await canvas().png().toBuffer();
  assert.equal((await send({ app }, { headers }, { bytes, to: '/api/v1/media/pictures' })).status, 403);
  const { usePictures } = await import('#src/media/pictures/index.ts');
  await assert.rejects(deps.db.transaction((tx) => usePictures(tx, 1, [token], new Date())));
});
