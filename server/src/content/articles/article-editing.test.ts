import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { News } from '@portal/shared/contract';
import { addDays, dayOf } from '@portal/shared/rules';
import { type Editing, openEditing, permsOf } from '#src/content/site/testing/editing.ts';
import { canvas } from '#src/media/pictures/testing/pictures.ts';
import { sent } from '#src/media/pictures/testing/upload.ts';
import { auditOf } from '#test/support/system-fixture.ts';

const evil = "<img src=x onerror=alert(1)>'; drop table articles; --";

const news = (more: object = {}) => ({
  ...{ kind: 'news', code: null, category: '公司动态', categoryEn: 'From the agency' },
  ...{ title: { zh: evil, en: 'News' }, summary: null, picture: null, source: null },
  body: [{ kind: 'text', text: { zh: evil } }],
  ...{ day: '2026-01-05', status: 1, ...more },
});

const statement = (more: object = {}) => news({ kind: 'statement', code: 'cookies', ...more });

const write = async ({ ask }: Editing, form: object): Promise<number> => {
  const made = await ask('POST', 'articles', form);
  assert.equal(made.status, 200, made.msg);
  const { id }: { id: number } = made.data;
  return id;
};

const read = async ({ ask }: Editing, id: number) => {
  const { status, data } = await ask('GET', `news/${id}`, undefined, {});
  return { status, news: data as News };
};

test('a published article is readable in both languages until it is unpublished', async (t) => {
  const editing = await openEditing(t);
  const { ask, deps } = editing;
  const id = await write(editing, news({ status: 0 }));
  assert.equal((await read(editing, id)).status, 404, 'a draft is not public');
  assert.equal((await ask('PUT', `articles/${id}/status?status=1`)).status, 200);
  const first = (await read(editing, id)).news;
  assert.deepEqual(
    [first.title, first.body],
    [{ zh: evil, en: 'News' }, [{ kind: 'text', text: { zh: evil } }]],
  );
  assert.deepEqual(first.category, { zh: '公司动态', en: 'From the agency' });

  const { version }: { version: string } = (await ask('GET', `articles/${id}/form`)).data;
  const body = [
    { kind: 'heading', text: { zh: ' 标题 ', en: ' ' } },
    { kind: 'list', items: [{ zh: '一', en: 'One' }] },
    { kind: 'picture', picture: '/artwork/sea/a.svg', caption: null },
  ];
  assert.equal((await ask('PUT', `articles/${id}`, news({ body, version }))).status, 200);
  assert.deepEqual((await read(editing, id)).news.body[0], { kind: 'heading', text: { zh: '标题' } });
  const late = await ask('PUT', `articles/${id}`, news({ version }));
  assert.deepEqual([late.status, late.code], [409, 'A0514']);
  assert.equal((await ask('DELETE', `articles/${id}`)).status, 200);
  assert.equal((await read(editing, id)).status, 404);
  const actions = (await auditOf(deps, 'article')).map(({ action }) => action);
  assert.deepEqual(actions, ['create', 'set-status', 'update', 'delete']);
});

test('news dated in the future appears on its day in Asia/Shanghai', async (t) => {
  const editing = await openEditing(t);
  const { ask, app, clock } = editing;
  clock.set('2026-12-24T15:59:00Z');
  const day = '2026-12-25';
  // The earlier session has expired by then.
  const headers = await editing.login('LATER', { perms: permsOf('article') });
  const { id }: { id: number } = (await ask('POST', 'articles', news({ day }), headers)).data;
  const states = async () => {
    const { data } = await ask('GET', 'articles/page?kind=news', undefined, headers);
    const { list }: { list: readonly { state: string }[] } = data;
    const sitemap = (await app.inject('/sitemap-articles-1.xml')).statusCode;
    return [list[0]?.state, (await read(editing, id)).status, sitemap];
  };
  assert.deepEqual(await states(), ['scheduled', 404, 404]);
  clock.advance(60);
  assert.equal(dayOf(clock.now()), day);
  assert.deepEqual(await states(), ['published', 200, 200]);
});

test('a page keeps kind and code, is published today at the latest, and is not deleted', async (t) => {
  const editing = await openEditing(t);
  const { ask, clock } = editing;
  const id = await write(editing, statement());
  const other = await write(editing, news());
  const tomorrow = addDays(dayOf(clock.now()), 1);
  for (const [method, path, form, field] of [
    ['POST', 'articles', statement(), 'code'],
    ['POST', 'articles', statement({ code: null }), 'code'],
    ['POST', 'articles', statement({ code: 'A b' }), 'code'],
    ['POST', 'articles', statement({ code: 'later', day: tomorrow }), 'day'],
    ['PUT', `articles/${id}`, statement({ code: 'other' }), 'code'],
    ['PUT', `articles/${id}`, news(), 'kind'],
    ['DELETE', `articles/${other},${id}`, undefined, undefined],
  ] as const) {
    const answer = await ask(method, path, form);
    assert.deepEqual([answer.status, answer.field], [400, field ?? 'id'], `${method} ${path}`);
  }
  assert.equal((await read(editing, other)).status, 200, 'all or none');
});

test('invalid sections are refused by field', async (t) => {
  const { ask } = await openEditing(t);
  const block = { kind: 'text', text: { zh: '字' } };
  for (const [more, named] of [
    [{ title: { zh: ' ' } }, 'title'],
    [{ category: ' ' }, 'category'],
    [{ day: '2026-02-30' }, 'day'],
    [{ picture: 'javascript:alert(1)' }, 'picture'],
    [{ body: [block, { kind: 'text', text: { zh: ' ' } }] }, 'body'],
    [{ body: [{ kind: 'html', text: { zh: '<b>' } }] }, 'body'],
    [{ body: [{ kind: 'picture', picture: 'https://evil.example/a.png', caption: null }] }, 'body'],
    [{ body: Array.from({ length: 201 }, () => block) }, 'body'],
    [{ body: Array.from({ length: 8 }, () => ({ kind: 'text', text: { zh: '字'.repeat(5000) } })) }, 'body'],
  ] as const) {
    const { status, field } = await ask('POST', 'articles', news(more));
    assert.deepEqual([status, field?.split('/')[0]], [400, named]);
  }
});

test('pictures belong to the article that shows them and are deleted with it', async (t) => {
  const editing = await openEditing(t);
  const { ask, app, editor } = editing;
  const upload = async () => (await sent(editing, editor, await canvas().png().toBuffer())).url;
  const [cover, inside] = [await upload(), await upload()];
  const body = [{ kind: 'picture', picture: inside, caption: { zh: '海' } }];
  const id = await write(editing, news({ picture: cover, body }));
  const again = await ask('POST', 'articles', news({ body }));
  assert.deepEqual([again.status, again.field], [400, 'body/0/picture']);
  assert.equal((await ask('PUT', `articles/${id}`, news({ picture: cover }))).status, 200);
  assert.deepEqual([(await app.inject(cover)).statusCode, (await app.inject(inside)).statusCode], [200, 404]);
  assert.equal((await ask('DELETE', `articles/${id}`)).status, 200);
  assert.equal((await app.inject(cover)).statusCode, 404);
});

test('articles are filtered by kind, words, category, status and day', async (t) => {
  const editing = await openEditing(t);
  await write(editing, news({ title: { zh: '台风 100%', en: 'Storm' }, day: '2026-01-01' }));
  await write(editing, news({ title: { zh: '菠萝' }, category: '美食', status: 0, day: '2026-02-01' }));
  await write(editing, statement());
  const titles = async (query: string) => {
    const { data } = await editing.ask('GET', `articles/page?${query}`);
    const { list }: { list: readonly { title: { zh: string } }[] } = data;
    return list.map(({ title }) => title.zh);
  };
  for (const [query, found] of [
    ['kind=news', ['菠萝', '台风 100%']],
    ['kind=news&keywords=100%25', ['台风 100%']],
    ['kind=news&keywords=storm', ['台风 100%']],
    ['kind=news&keywords=_', []],
    ['kind=news&status=0', ['菠萝']],
    ['kind=news&category=%E7%BE%8E%E9%A3%9F', ['菠萝']],
    ['kind=news&from=2026-01-02', ['菠萝']],
    ['kind=news&to=2026-01-02&pageSize=1', ['台风 100%']],
    ['kind=statement&keywords=cook', [evil]],
    ['kind=company', []],
  ] as const)
    assert.deepEqual(await titles(query), found, query);
  const { data } = await editing.ask('GET', 'articles/categories');
  const categories: readonly { zh: string }[] = data;
  assert.deepEqual(categories.map(({ zh }) => zh).sort(), ['公司动态', '美食']);
});

test('every call requires its permission', async (t) => {
  const editing = await openEditing(t);
  const id = await write(editing, news());
  for (const [action, method, path, form] of [
    ['query', 'GET', 'articles/page?kind=news', undefined],
    ['query', 'GET', `articles/${id}/form`, undefined],
    ['add', 'POST', 'articles', news()],
    ['edit', 'PUT', `articles/${id}`, news()],
    ['edit', 'PUT', `articles/${id}/status?status=0`, undefined],
    ['delete', 'DELETE', `articles/${id}`, undefined],
  ] as const) {
    const perms = permsOf('article').filter((perm) => !perm.endsWith(action));
    const headers = await editing.login(`NO_${action}`, { perms });
    assert.equal((await editing.ask(method, path, form, headers)).status, 403, `${method} ${path}`);
  }
});

test('the words for search results are stored with an article, and nothing of blank fields', async (t) => {
  const editing = await openEditing(t);
  const { ask } = editing;
  const seo = { title: { zh: ' 搜索标题 ', en: '' }, description: null, picture: '/artwork/sea/a.svg' };
  const id = await write(editing, news({ seo }));
  const kept = { title: { zh: '搜索标题' }, description: null, picture: '/artwork/sea/a.svg' };
  assert.deepEqual((await read(editing, id)).news.seo, kept);
  const form: { seo: unknown } = (await ask('GET', `articles/${id}/form`)).data;
  assert.deepEqual(form.seo, kept);
  const other = await write(editing, news({ seo: { title: null, description: null, picture: null } }));
  assert.equal((await read(editing, other)).news.seo, null);
  const refused = await ask(
    'POST',
    'articles',
    news({ seo: { ...seo, picture: 'https://example.com/a.jpg' } }),
  );
  assert.deepEqual([refused.status, refused.field], [400, 'seo/picture']);
});
