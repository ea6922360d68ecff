import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ProductKind } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { articles, products } from '#src/platform/database/index.ts';
import { buildTestApp } from '#test/support/test-app.ts';

const origin = 'https://haitu.example';
const env = { PUBLIC_ORIGIN: origin };

const product = (kind: ProductKind, status: 'live' | 'down' = 'live') => ({
  kind,
  category: '海味',
  title: { zh: '品' },
  picture: '/artwork/1.svg',
  content: {} as never,
  updatedAt: new Date('2026-11-01T17:00:00Z'),
  status,
});

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url.replace(origin, ''));

test('the index lists the screens and every 5,000 products and articles, with the last change', async (t) => {
  const { app, deps } = await buildTestApp(t, { env });
  const { db } = deps.database;
  await db.insert(products).values([product('tour'), product('visa', 'down')]);
  await db.execute(sql`select setval(pg_get_serial_sequence('products', 'id'), 10000)`);
  await db.insert(products).values([product('hotel'), product('goods', 'down')]);
  const article = { title: { zh: '文' }, body: [], day: '2026-10-01' };
  await db.insert(articles).values([
    { ...article, kind: 'news' },
    { ...article, kind: 'statement', code: 'terms', day: '2026-10-05' },
    { ...article, kind: 'company', code: 'introduction' },
    { ...article, kind: 'news', status: 0 },
  ]);
  const index = await app.inject('/sitemap.xml');
  assert.match(String(index.headers['content-type']), /^application\/xml/);
  assert.equal(index.headers['cache-control'], 'public, max-age=300');
  assert.deepEqual(locations(index.body), [
    '/sitemap-screens.xml',
    '/sitemap-products-1.xml',
    '/sitemap-products-3.xml',
    '/sitemap-articles-1.xml',
  ]);
  assert.match(index.body, /products-1\.xml<\/loc><lastmod>2026-11-02</);
  assert.match(index.body, /articles-1\.xml<\/loc><lastmod>2026-10-05</);
  const found = await Promise.all(
    ['products-1', 'products-3', 'articles-1'].map(async (name) =>
      locations((await app.inject(`/sitemap-${name}.xml`)).body),
    ),
  );
  assert.deepEqual(found, [
    ['/route/detail?id=1'],
    ['/hotel/hotelDetail?id=10001'],
    ['/news-detail?id=1', '/common-detail?id=2', '/aboutus/companyinfo?type=introduction'],
  ]);
  const again = await app.inject({
    url: '/sitemap.xml',
    headers: { 'if-none-match': String(index.headers.etag) },
  });
  assert.equal(again.statusCode, 304);
});

test('the listed screens are public and indexable', async (t) => {
  const { app } = await buildTestApp(t, { env });
  const paths = locations((await app.inject('/sitemap-screens.xml')).body);
  for (const path of ['/index', '/domestic', '/hotel', '/visa', '/aboutus/news-list', '/aboutus/contactus'])
    assert.ok(paths.includes(path), path);
  for (const path of ['/search', '/goods/cart', '/route/detail', '/personal/home', '/login', '/404'])
    assert.ok(!paths.includes(path), path);
});

test('an unknown sitemap is a plain 404', async (t) => {
  const { app } = await buildTestApp(t, { env });
  for (const name of [
    'products-1.xml',
    'products-0.xml',
    'products-x.xml',
    'other.xml',
    'products-9999999999.xml',
    '..%2F..',
  ]) {
    const answer = await app.inject(`/sitemap-${name}`);
    assert.deepEqual([answer.statusCode, answer.body], [404, 'Not found\n'], name);
  }
});

test('robots.txt disallows calls, member screens and payment, and names the sitemap', async (t) => {
  const { app } = await buildTestApp(t, { env });
  const { body, headers } = await app.inject('/robots.txt');
  assert.match(String(headers['content-type']), /^text\/plain/);
  const lines = body.split('\n');
  for (const path of [
    '/api/',
    '/personal',
    '/login',
    '/pay',
    '/route/preview',
    '/hotel/confirm-order',
    '/visa/pay',
  ])
    assert.ok(lines.includes(`Disallow: ${path}`), path);
  assert.ok(!lines.includes('Disallow: /') && !lines.includes('Disallow: /hotel'));
  assert.ok(lines.includes(`Sitemap: ${origin}/sitemap.xml`));
});
