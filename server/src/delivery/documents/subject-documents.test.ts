import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { ProductKind } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { contents } from '#src/catalog/products/testing/contents.ts';
import {
  publishAndPromote,
  releaseEnv,
  testRelease,
} from '#src/delivery/releases/testing/release-fixture.ts';
import { articles, products } from '#src/platform/database/index.ts';
import { buildTestApp } from '#test/support/test-app.ts';

const screens: Readonly<Record<ProductKind, string>> = {
  tour: '/route/detail',
  hotel: '/hotel/hotelDetail',
  ticket: '/ticket/ticketDetail',
  goods: '/goods/goodsDetail',
  visa: '/visa/visaDetail',
};

interface Subject {
  readonly name: string;
  readonly offers?: { readonly price: string };
  readonly makesOffer?: { readonly price: string };
  readonly aggregateRating: { readonly ratingValue: string };
}

const open = async (t: TestContext) => {
  const { app, deps } = await buildTestApp(t, { env: releaseEnv });
  const { db } = deps.database;
  await publishAndPromote(app, testRelease('shell', 1));
  const hostile = '</script><img src=x onerror=alert(1)>';
  const rows = await db
    .insert(products)
    .values(
      (Object.keys(screens) as ProductKind[]).map((kind) => ({
        kind,
        category: kind === 'tour' ? 'domestic' : '类',
        title: { zh: `${kind} ${hostile}` },
        picture: '/artwork/1.svg',
        content: contents[kind] as never,
        fromPrice: 12_000,
        rating: 45,
        reviewCount: 2,
      })),
    )
    .returning({ id: products.id, kind: products.kind });
  return { app, db, rows, hostile };
};

test('a product of every kind has a document with price and rating, and an id of another kind is not found', async (t) => {
  const { app, rows, hostile } = await open(t);
  for (const [kind, path] of Object.entries(screens))
    for (const { id, kind: own } of rows) {
      const { statusCode, body } = await app.inject(`${path}?id=${id}`);
      assert.equal(statusCode, own === kind ? 200 : 404, `${path}?id=${id} is a ${own}`);
      const data = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
        ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
      );
      assert.ok(!body.includes(hostile));
      if (own !== kind) {
        assert.deepEqual(data, []);
        continue;
      }
      const { name, offers, makesOffer, aggregateRating } = data[0] as unknown as Subject;
      assert.deepEqual(
        [name, (offers ?? makesOffer)?.price, aggregateRating.ratingValue],
        [`${kind} ${hostile}`, '120.00', '4.5'],
      );
      assert.equal(data.at(-1)?.['@type'], 'BreadcrumbList');
    }
});

test('a news id does not open a statement, nor the reverse', async (t) => {
  const { app, db } = await open(t);
  const base = { title: { zh: '文' }, body: [], day: '2026-11-01' };
  const [news, statement] = await db
    .insert(articles)
    .values([
      { ...base, kind: 'news' },
      { ...base, kind: 'statement', code: 'terms' },
    ])
    .returning({ id: articles.id });
  for (const [url, status] of [
    [`/news-detail?id=${news?.id}`, 200],
    [`/news-detail?id=${statement?.id}`, 404],
    ['/news-detail', 404],
    [`/common-detail?id=${statement?.id}`, 200],
    [`/common-detail?id=${news?.id}`, 404],
    ['/common-detail?id=1e99', 404],
  ] as const)
    assert.equal((await app.inject(url)).statusCode, status, url);
});

test('a preview is found for every subject, reveals nothing and is noindex', async (t) => {
  const { app, db, rows } = await open(t);
  await db.update(products).set({ status: 'draft' });
  for (const { id, kind } of rows) {
    const path = `${screens[kind]}?id=${id}`;
    assert.equal((await app.inject(path)).statusCode, 404);
    const { statusCode, body } = await app.inject(`${path}&preview=1`);
    assert.equal(statusCode, 200);
    assert.ok(body.includes('content="noindex"') && !body.includes(`${kind} &lt;`));
  }
});

const headOf = (body: string) => {
  const content = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(body)?.[1];
  const title = /<title>([^<]*)<\/title>/.exec(body)?.[1]?.split(' · ')[0];
  return [title, content('description'), content('og:title')?.split(' · ')[0], content('og:image')];
};

test('documents of products and articles have the chosen title, description and picture, and their own without', async (t) => {
  const { app, db, rows } = await open(t);
  const seo = {
    title: { zh: '搜索标题', en: 'Search title' },
    description: { zh: '搜索描述 <b>', en: 'Search text' },
    picture: '/artwork/sea/share.svg',
  };
  const [article] = await db
    .insert(articles)
    .values({ kind: 'help', code: 'luggage', title: { zh: '行李' }, body: [], day: '2026-01-05', seo })
    .returning({ id: articles.id });
  assert.ok(article);
  const chosen = (language: 'zh' | 'en') => {
    const [title, description] =
      language === 'zh' ? ['搜索标题', '搜索描述 &lt;b&gt;'] : ['Search title', 'Search text'];
    return [title, description, title, 'http://127.0.0.1:8080/artwork/sea/share.png'];
  };
  const read = async (path: string, language: 'zh' | 'en') => {
    const headers = { 'accept-language': language };
    return headOf((await app.inject({ url: path, headers })).body);
  };
  await db.update(products).set({ seo: { title: null, description: null, picture: null } });
  const [plain, ...others] = rows;
  assert.ok(plain);
  for (const { id, kind } of others) {
    await db.update(products).set({ seo }).where(eq(products.id, id));
    for (const language of ['zh', 'en'] as const)
      assert.deepEqual(await read(`${screens[kind]}?id=${id}`, language), chosen(language), kind);
  }
  assert.deepEqual(await read('/help/article?code=luggage', 'en'), chosen('en'));
  const [title, , , picture] = await read(`${screens[plain.kind]}?id=${plain.id}`, 'zh');
  assert.ok(title?.startsWith(plain.kind), title);
  assert.ok(picture?.endsWith('/artwork/1.svg'), picture);
});
