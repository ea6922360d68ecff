import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { isSceneName } from '@portal/demo-artwork';
import { contract, type Text, type VisaContent } from '@portal/shared/contract';
import { Value } from 'typebox/value';
import { inventory, products, skus, translatedNames } from '#src/platform/database/index.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { loadOnce } from '../load-once.ts';
import { loadVisas, visaSeeds } from './load-visas.ts';
import { countries } from './vocabulary.ts';

const { content: schema, types: typesSchema } = contract['GET /api/v1/visas/:id'].data.properties;
const isContent = (content: unknown): content is VisaContent => Value.Check(schema, content);

const load = async (t: TestContext) => {
  const database = await openTestDatabase();
  t.after(() => database.close());
  const deps = { db: database.db, now: () => new Date('2026-11-20T01:00:00Z') };
  await loadOnce(deps, 'visas', loadVisas);
  return database.db;
};

const isBilingual = ({ zh, en }: Text): boolean => zh !== '' && /^[^\p{Script=Han}]+$/u.test(en ?? '');

test('forty visas cover twenty countries and every purpose', async (t) => {
  const db = await load(t);
  const visas = await db.select().from(products);
  assert.equal(visas.length, 40);
  assert.equal(new Set(visas.map(({ destination }) => destination)).size, 20);
  assert.equal(new Set(visas.map(({ title }) => title.zh)).size, 40);
  assert.equal(new Set(visas.map(({ category }) => category)).size, 4);
  assert.equal(new Set(Object.values(countries).map(({ code }) => code)).size, 20);
});

test('no tourist visa is sold for a visa-free country', () => {
  const free = ['泰国', '新加坡', '马来西亚', '土耳其', '马尔代夫'];
  const sold = visaSeeds.filter(({ purpose }) => purpose === '旅游签证').map(({ country }) => country);
  assert.deepEqual(
    sold.filter((country) => free.includes(country)),
    [],
  );
});

test('documents, steps and terms have both languages, without duplicates', async (t) => {
  const db = await load(t);
  for (const { title, summary, content } of await db.select().from(products)) {
    assert.ok(isContent(content), title.zh);
    const { accepts, highlights, documents, steps, included, notices, refunds } = content;
    const papers = documents.flatMap(({ items }) => items.flatMap((item) => [item.title, item.body]));
    const told = steps.flatMap((step) => [step.title, step.body]);
    const texts = [title, summary, accepts, ...highlights, ...included, ...notices, ...refunds];
    for (const text of [...texts, ...papers, ...told])
      assert.ok(text && isBilingual(text), `${title.zh}: ${JSON.stringify(text)}`);
    for (const { applicant, items } of documents)
      assert.equal(
        new Set(items.map((item) => item.title.zh)).size,
        items.length,
        `${title.zh} ${applicant}`,
      );
    assert.equal(documents.length, new Set(documents.map(({ applicant }) => applicant)).size, title.zh);
    assert.equal(refunds.length, 3);
    assert.ok(notices.some(({ zh }) => zh.includes('使领馆的要求与收费随时可能调整')));
  }
});

test('a visa asks for the documents of its purpose', async (t) => {
  const db = await load(t);
  const needs = { 商务签证: '境外公司邀请函', 探亲签证: '亲友邀请信', 过境签证: '前往第三国的机票' };
  for (const { title, category, content } of await db.select().from(products)) {
    assert.ok(isContent(content));
    for (const [purpose, paper] of Object.entries(needs))
      for (const { items } of content.documents)
        assert.equal(
          items.some((item) => item.title.zh === paper),
          category === purpose,
          `${title.zh}: ${paper}`,
        );
  }
});

test('types have a processing time; the list shows the standard one and the lowest price', async (t) => {
  const db = await load(t);
  const sold = await db.select().from(skus).orderBy(skus.id);
  const prices = new Map((await db.select().from(inventory)).map(({ skuId, price }) => [skuId, price]));
  for (const { id, title, days, fromPrice } of await db.select().from(products)) {
    const own = sold.filter(({ productId }) => productId === id);
    const types = own.map(({ id: skuId, name, attributes }) => ({ skuId, name, ...attributes }));
    assert.ok(Value.Check(typesSchema, types), title.zh);
    assert.equal(new Set(own.map(({ name }) => name.zh)).size, own.length, title.zh);
    assert.ok(own.every(({ name }) => isBilingual(name)));
    assert.equal(Math.min(...own.map((sku) => prices.get(sku.id) ?? 0)), fromPrice, title.zh);
    const [ordinary, ...others] = types.map((type) => ('workingDays' in type ? type : undefined));
    assert.ok(ordinary && !ordinary.express && ordinary.workingDays === days, title.zh);
    for (const other of others)
      if (other?.express) assert.ok(other.workingDays < ordinary.workingDays, title.zh);
  }
});

test('names have their English, and pictures can be drawn', async (t) => {
  const db = await load(t);
  const english = new Map((await db.select().from(translatedNames)).map(({ zh, en }) => [zh, en]));
  for (const { title, category, destination, themes, gallery } of await db.select().from(products)) {
    for (const name of [category, destination ?? '', ...themes]) assert.ok(english.get(name), name);
    assert.equal(new Set(gallery).size, 4, title.zh);
    for (const address of gallery) assert.ok(isSceneName(address.split('/')[2] ?? ''), address);
  }
});

test('electronic visas, and only they, ask for no originals and send nothing back', async (t) => {
  const db = await load(t);
  for (const { content, title, themes } of await db.select().from(products)) {
    assert.ok(isContent(content));
    const originals = content.documents.flatMap(({ items }) => items.filter(({ original }) => original));
    assert.equal(originals.length === 0, content.electronic, title.en);
    if (themes.includes('电子签')) assert.ok(content.electronic, title.en);
    if (content.electronic) assert.ok(!JSON.stringify(content.steps).includes('寄'), title.en);
  }
});
