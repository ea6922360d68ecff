import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { type TestContext, test } from 'node:test';
import { isSceneName } from '@portal/demo-artwork';
import { contract, type Text } from '@portal/shared/contract';
import { dayOf } from '@portal/shared/rules';
import { asc, eq } from 'drizzle-orm';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { articles, translatedNames } from '#src/platform/database/index.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { loadOnce } from '../load-once.ts';
import { readGroups } from '../read-groups.ts';
import { helpKind } from './article-seed.ts';
import { lastOn, loadArticles, loadHelp } from './load-articles.ts';

const { body: blocks } = contract['GET /api/v1/news/:id'].data.properties;

const load = async (t: TestContext, instant = '2026-11-20T01:00:00Z') => {
  const database = await openTestDatabase();
  t.after(() => database.close());
  await loadOnce({ db: database.db, now: () => new Date(instant) }, 'articles', loadArticles);
  return database.db;
};

const isBilingual = ({ zh, en }: Text): boolean => zh !== '' && /^[^\p{Script=Han}]+$/u.test(en ?? '');
const signs = (text: string): number => text.match(/\p{Script=Han}/gu)?.length ?? 0;

type Row = typeof articles.$inferSelect;

const textsOf = ({ title, summary, source, body }: Row): Text[] => [
  ...[title, summary, source].filter((text) => text !== null),
  ...body.flatMap((block) => {
    if (block.kind === 'list') return block.items;
    if (block.kind === 'picture') return block.caption ? [block.caption] : [];
    return [block.text];
  }),
];

test('thirty news items in five categories have texts in both languages', async (t) => {
  const db = await load(t);
  const news = await db.select().from(articles).where(eq(articles.kind, 'news'));
  assert.equal(news.length, 30);
  const english = new Map((await db.select().from(translatedNames)).map(({ zh, en }) => [zh, en]));
  assert.equal(new Set(news.map(({ category }) => category)).size, 5);
  for (const item of news) {
    assert.ok(english.get(item.category ?? ''), item.category ?? '');
    const told = textsOf(item).reduce((sum, { zh }) => sum + signs(zh), 0);
    assert.ok(told >= 150 && told <= 450, `${item.title.zh}: ${told} signs`);
    const kinds = new Set(item.body.map(({ kind }) => kind));
    for (const kind of ['text', 'list', 'heading'] as const) assert.ok(kinds.has(kind), item.title.zh);
  }
});

test('every text has both languages, every block matches the contract, every picture can be drawn', async (t) => {
  const db = await load(t);
  for (const row of await db.select().from(articles)) {
    assert.ok(Value.Check(Type.Object({ body: blocks }), { body: row.body }), row.title.zh);
    for (const text of textsOf(row)) assert.ok(isBilingual(text), `${row.title.zh}: ${JSON.stringify(text)}`);
    const pictures = row.body.flatMap((block) => (block.kind === 'picture' ? [block.picture] : []));
    for (const address of row.picture ? [row.picture, ...pictures] : pictures)
      assert.ok(isSceneName(address.split('/')[2] ?? ''), address);
  }
});

for (const instant of ['2026-11-20T01:00:00Z', '2027-02-04T16:30:00Z'])
  test(`loaded at ${instant}, the news is dated within the past year and in its season`, async (t) => {
    const db = await load(t, instant);
    const today = dayOf(new Date(instant));
    const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
    const news = await db.select().from(articles).where(eq(articles.kind, 'news')).orderBy(asc(articles.id));
    assert.ok(news.every(({ day }) => day >= yearAgo && day < today));
    assert.equal(new Set(news.map(({ day }) => day)).size, 30);
    assert.deepEqual(
      news.map(({ day }) => day),
      news.map(({ day }) => day).toSorted(),
    );
    const birds = news.find(({ title }) => title.zh.includes('候鸟'));
    assert.equal(birds?.day.slice(5), '11-02');
  });

test('a day of this year that is not over moves to last year', () => {
  for (const [today, monthDay, expected] of [
    ['2026-11-20', '11-19', '2026-11-19'],
    ['2026-11-20', '11-20', '2025-11-20'],
    ['2026-01-01', '12-31', '2025-12-31'],
  ] as const)
    assert.equal(lastOn(today, monthDay), expected);
});

test("the footer's statements come first; every company page exists by its code", async (t) => {
  const db = await load(t);
  const pages = await db.select().from(articles).orderBy(asc(articles.id));
  const codes = (kind: Row['kind']) => pages.filter((row) => row.kind === kind).map(({ code }) => code);
  assert.deepEqual(
    pages.slice(0, 3).map(({ id, code }) => [id, code]),
    [
      [1, 'terms'],
      [2, 'privacy'],
      [3, 'refunds'],
    ],
  );
  assert.deepEqual(codes('statement'), ['terms', 'privacy', 'refunds', 'contract', 'safety']);
  assert.deepEqual(codes('company'), [
    'introduction',
    'culture',
    'history',
    'team',
    'qualification',
    'contact',
  ]);
});

test('the help centre has about forty answers in both languages, ordered by topic', async (t) => {
  const db = await load(t);
  await loadOnce({ db, now: () => new Date('2026-11-20T01:00:00Z') }, 'help', loadHelp);
  const help = await db
    .select()
    .from(articles)
    .where(eq(articles.kind, 'help'))
    .orderBy(asc(articles.sort), asc(articles.id));
  assert.ok(help.length >= 38, String(help.length));
  for (const row of help)
    for (const text of textsOf(row)) assert.ok(isBilingual(text), `${row.code}: ${JSON.stringify(text)}`);
  const topics = help.map(({ category }) => category).filter((topic, at, all) => topic !== all[at - 1]);
  assert.equal(new Set(topics).size, topics.length);
});

test('answers that screens link to are in the help centre', () => {
  const codes = new Set(readGroups(helpKind).map(({ code }) => code));
  for (const folder of ['mf-personal/src/help', 'mf-booking/src/booking/help']) {
    const file = new URL(`../../../${folder}/help-messages.en.json`, import.meta.url);
    const { questions } = JSON.parse(readFileSync(file, 'utf8')) as { questions: object };
    for (const code of Object.keys(questions)) assert.ok(codes.has(code), code);
  }
});
