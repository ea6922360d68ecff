import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { AgencyPage, CallData, News } from '@portal/shared/contract';
import { articles, translatedNames } from '#src/platform/database/index.ts';
import { buildTestApp } from '#test/support/test-app.ts';

const open = async (t: TestContext) => {
  const { app, deps } = await buildTestApp(t);
  const { db } = deps.database;
  const add = async (
    kind: 'news' | 'statement' | 'company',
    zh: string,
    more: Partial<typeof articles.$inferInsert> = {},
  ): Promise<number> => {
    const [row] = await db
      .insert(articles)
      .values({ kind, title: { zh }, body: [{ kind: 'text', text: { zh } }], day: '2026-11-01', ...more })
      .returning({ id: articles.id });
    assert.ok(row);
    return row.id;
  };
  const get = async <T>(path: string) => {
    const reply = await app.inject(`/api/v1/${path}`);
    return {
      status: reply.statusCode,
      headers: reply.headers,
      ...(reply.json() as { data: T; field?: string }),
    };
  };
  return { db, add, get };
};

const titles = (rows: readonly { title: { zh: string } }[]) => rows.map(({ title }) => title.zh);

test('news is listed latest first, by category and page, with all categories', async (t) => {
  const { db, add, get } = await open(t);
  await db.insert(translatedNames).values({ zh: '旅行资讯', en: 'Travel news' });
  await add('news', '甲', { category: '旅行资讯', day: '2026-10-01' });
  await add('news', '乙', { category: '公司动态', day: '2026-11-05', summary: { zh: '短', en: 'Short' } });
  await add('news', '丙', { category: '旅行资讯', day: '2026-11-05', picture: '/artwork/n.svg' });
  await add('news', '撤', { category: '撤下的', status: 0 });
  await add('statement', '条款', { code: 'terms' });
  const all = await get<CallData<'GET /api/v1/news'>>('news');
  assert.deepEqual(titles(all.data.list), ['丙', '乙', '甲']);
  assert.deepEqual([all.data.total, all.data.list[1]?.summary], [3, { zh: '短', en: 'Short' }]);
  assert.deepEqual(all.data.list[0]?.category, { zh: '旅行资讯', en: 'Travel news' });
  assert.deepEqual(all.data.categories, [
    { value: '旅行资讯', label: { zh: '旅行资讯', en: 'Travel news' }, count: 2 },
    { value: '公司动态', label: { zh: '公司动态' }, count: 1 },
  ]);
  const some = await get<CallData<'GET /api/v1/news'>>(
    `news?category=${encodeURIComponent('旅行资讯')}&pageSize=1&pageNum=2`,
  );
  assert.deepEqual([titles(some.data.list), some.data.total, some.data.categories.length], [['甲'], 2, 2]);
  const none = await get<CallData<'GET /api/v1/news'>>("news?category=' or 1=1 --");
  assert.deepEqual([none.status, none.data.list], [200, []]);
});

test('a news item has its previous and next one, also on one day', async (t) => {
  const { add, get } = await open(t);
  const first = await add('news', '一', { day: '2026-10-01', source: { zh: '海途' } });
  const second = await add('news', '二');
  const third = await add('news', '三');
  await add('news', '撤', { status: 0 });
  await add('company', '简介', { code: 'introduction' });
  const neighbours = async (id: number) => {
    const { data } = await get<News>(`news/${id}`);
    return [data.older?.id ?? null, data.newer?.id ?? null];
  };
  assert.deepEqual(await neighbours(first), [null, second]);
  assert.deepEqual(await neighbours(second), [first, third]);
  assert.deepEqual(await neighbours(third), [second, null]);
  const { data, headers } = await get<News>(`news/${first}`);
  assert.deepEqual(data.body, [{ kind: 'text', text: { zh: '一' } }]);
  assert.deepEqual([data.source, data.summary, data.day], [{ zh: '海途' }, { zh: '' }, '2026-10-01']);
  assert.match(String(headers['cache-control']), /public, max-age=60/);
  assert.match(String(headers.etag), /^"/);
});

test('statements and company pages are listed in sort order and read in full', async (t) => {
  const { add, get } = await open(t);
  const privacy = await add('statement', '隐私', { code: 'privacy', sort: 2 });
  const terms = await add('statement', '条款', { code: 'terms', sort: 1 });
  await add('statement', '旧条款', { code: 'old', status: 0 });
  await add('company', '简介', { code: 'introduction' });
  const { data: list } = await get<{ id: number; code: string }[]>('statements');
  assert.deepEqual(
    list.map(({ id, code }) => [id, code]),
    [
      [terms, 'terms'],
      [privacy, 'privacy'],
    ],
  );
  const { data: statement } = await get<AgencyPage>(`statements/${privacy}`);
  assert.deepEqual(
    [statement.code, statement.title, statement.day],
    ['privacy', { zh: '隐私' }, '2026-11-01'],
  );
  const { data: company } = await get<AgencyPage>('company/introduction');
  assert.deepEqual(company.title, { zh: '简介' });
  assert.deepEqual(titles((await get<AgencyPage[]>('company')).data), ['简介']);
});

test('a missing, unpublished or wrong kind of article is 404; invalid input is refused by field', async (t) => {
  const { add, get } = await open(t);
  const news = await add('news', '甲');
  const statement = await add('statement', '条款', { code: 'terms' });
  const down = await add('news', '撤', { status: 0 });
  for (const path of [
    `news/${statement}`,
    `news/${down}`,
    'news/999999',
    `statements/${news}`,
    'statements/999999',
    'company/terms',
    'company/constructor',
  ])
    assert.equal((await get(path)).status, 404, path);
  for (const [path, field] of [
    ['news/x', 'id'],
    ['news/0', 'id'],
    ['statements/1;drop table articles', 'id'],
    ['news?pageNum=1000000000', 'pageNum'],
    [`news?category=${'x'.repeat(65)}`, 'category'],
    ['company/a b', 'code'],
    ['company/%3Cb%3E', 'code'],
  ] as const) {
    const { status, field: named } = await get(path);
    assert.deepEqual([status, named], [400, field], path);
  }
});
