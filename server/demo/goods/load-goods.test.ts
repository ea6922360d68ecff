import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { isSceneName } from '@portal/demo-artwork';
import { contract, type GoodsContent, type Text } from '@portal/shared/contract';
import { asc, eq } from 'drizzle-orm';
import { Value } from 'typebox/value';
import { UNDATED } from '#src/catalog/products/index.ts';
import { inventory, products, skus, translatedNames } from '#src/platform/database/index.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { loadOnce } from '../load-once.ts';
import { loadGoods } from './load-goods.ts';

const { content: schema } = contract['GET /api/v1/goods/:id'].data.properties;
const isContent = (content: unknown): content is GoodsContent => Value.Check(schema, content);

const load = async (t: TestContext) => {
  const database = await openTestDatabase();
  t.after(() => database.close());
  const deps = { db: database.db, now: () => new Date('2026-11-20T01:00:00Z') };
  await loadOnce(deps, 'goods', loadGoods);
  return database.db;
};

const isBilingual = ({ zh, en }: Text): boolean => zh !== '' && /^[^\p{Script=Han}]+$/u.test(en ?? '');

test('the shop sells sixty products in eight departments, each with two to six variants', async (t) => {
  const db = await load(t);
  const goods = await db.select().from(products);
  assert.equal(goods.length, 60);
  assert.equal(new Set(goods.map(({ category }) => category)).size, 8);
  assert.equal(new Set(goods.map(({ title }) => title.zh)).size, 60);
  const sold = await db.select().from(skus);
  for (const { id, title, content } of goods) {
    assert.ok(isContent(content), title.zh);
    const own = sold.filter(({ productId }) => productId === id);
    const combinations = content.options.reduce((count, { values }) => count * values.length, 1);
    assert.ok(own.length >= 2 && own.length <= 6, title.zh);
    assert.equal(own.length, combinations, title.zh);
    const chosen = own.map(({ attributes }) => JSON.stringify(attributes));
    assert.equal(new Set(chosen).size, new Set(own.map(({ name }) => name.zh)).size, title.zh);
    for (const { attributes } of own)
      for (const [index, place] of (attributes && 'values' in attributes ? attributes.values : []).entries())
        assert.ok(content.options[index]?.values[place], `${title.zh} ${index}`);
  }
});

test('every text has both languages, every filter name has its English', async (t) => {
  const db = await load(t);
  const english = new Map((await db.select().from(translatedNames)).map(({ zh, en }) => [zh, en]));
  for (const { title, summary, content, category, destination, themes } of await db.select().from(products)) {
    assert.ok(isContent(content));
    const { origin, shelfLife, storage, options, highlights, about, parameters, afterSale } = content;
    const texts = [title, summary, origin, shelfLife, storage, ...highlights, ...about, ...afterSale];
    const named = [...options.flatMap(({ name, values }) => [name, ...values])];
    const told = parameters.flatMap(({ name, value }) => [name, value]);
    for (const text of [...texts, ...named, ...told])
      assert.ok(text && isBilingual(text), `${title.zh}: ${JSON.stringify(text)}`);
    assert.equal(highlights.length, 3, title.zh);
    for (const name of [category, destination ?? '', ...themes]) assert.ok(english.get(name), name);
  }
});

test('bookable goods cost at least the listed price, the same on every day', async (t) => {
  const db = await load(t);
  const stock = await db
    .select({ id: skus.productId, day: inventory.day, price: inventory.price, total: inventory.total })
    .from(inventory)
    .innerJoin(skus, eq(skus.id, inventory.skuId))
    .orderBy(asc(skus.id));
  assert.ok(stock.every(({ day, price }) => day === UNDATED && price >= 1_500 && price <= 700_000));
  assert.ok(stock.some(({ total }) => total === 0) && stock.some(({ total }) => total > 0 && total < 10));
  for (const { id, title, fromPrice, marketPrice, onSale } of await db.select().from(products)) {
    const open = stock.filter((row) => row.id === id && row.total > 0);
    assert.equal(Math.min(...open.map(({ price }) => price)), fromPrice, title.zh);
    assert.equal(onSale, marketPrice !== null, title.zh);
    if (onSale) assert.ok((marketPrice ?? 0) > (fromPrice ?? 0), title.zh);
  }
});

test('pictures can be drawn, and products are found by words of both languages', async (t) => {
  const db = await load(t);
  const goods = await db.select().from(products);
  for (const { picture, gallery, title } of goods) {
    assert.equal(gallery[0], picture);
    assert.equal(new Set(gallery).size, gallery.length, title.zh);
    for (const address of gallery) {
      const [, scene = ''] = /^\/artwork\/([a-z-]+)\/[a-z0-9-]{1,64}\.svg$/.exec(address) ?? [];
      assert.ok(isSceneName(scene), address);
    }
  }
  const found = (word: string) => goods.filter(({ searchText }) => searchText.includes(word)).length;
  assert.ok(found('菠萝') >= 4 && found('pineapple') >= 4);
  assert.ok(found('海味干货') === 8 && found('dried seafood') >= 8);
});
