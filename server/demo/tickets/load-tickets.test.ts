import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { isSceneName } from '@portal/demo-artwork';
import { contract, type TicketContent } from '@portal/shared/contract';
import { dayOf, daysBetween } from '@portal/shared/rules';
import { asc, sql } from 'drizzle-orm';
import { Value } from 'typebox/value';
import { inventory, products, skus, type TicketSlot, translatedNames } from '#src/platform/database/index.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { loadOnce } from '../load-once.ts';
import { isBilingual, isVaried, textsIn } from '../testing/texts.ts';
import { loadTranslatedNames } from '../tours/translated-names.ts';
import { loadTickets, sightSeeds } from './load-tickets.ts';

const today = '2026-11-20';
const detail = contract['GET /api/v1/tickets/:id'].data.properties;

/** The ticket types of a sight, as the call gives them: its SKUs by code. */
const typesOf = (rows: readonly (typeof skus.$inferSelect)[]) => {
  const slots = rows.map(({ id, name, attributes }) => {
    const { from, to, ...type } = attributes as TicketSlot;
    return { type: { ...type, name }, slot: { skuId: id, from, to } };
  });
  return Object.values(Object.groupBy(slots, ({ type }) => type.code)).map((own = []) => ({
    ...own[0]?.type,
    slots: own.map(({ slot }) => slot),
  }));
};

/** Read by every test, changed by none. */
const load = async () => {
  const database = await openTestDatabase();
  after(() => database.close());
  const deps = { db: database.db, now: () => new Date(`${today}T01:00:00Z`) };
  await loadOnce(deps, 'terms', loadTranslatedNames);
  await loadOnce(deps, 'tickets', loadTickets);
  const { db } = database;
  const rows = await db.select().from(skus).orderBy(asc(skus.productId), asc(skus.sort));
  const sights = (await db.select().from(products).orderBy(asc(products.id))).map((sight) => ({
    ...sight,
    content: sight.content as TicketContent,
    types: typesOf(rows.filter(({ productId }) => productId === sight.id)),
  }));
  return { deps, db, sights, rows };
};
const loaded = load();

test('30 sights with two to four ticket types each are loaded within a minute, and only once', {
  timeout: 60_000,
}, async () => {
  const { deps, sights } = await loaded;
  assert.equal(await loadOnce(deps, 'tickets', loadTickets), false);
  assert.equal(sights.length, 30);
  assert.ok(sights[0]?.title.zh.startsWith('湖光岩'));
  for (const { title, types, grade } of sights) {
    assert.ok(types.length >= 2 && types.length <= 4, title.en);
    assert.ok(grade === null || (grade >= 3 && grade <= 5), title.en);
  }
  assert.equal(new Set(sights.map(({ title }) => title.zh)).size, 30);
});

test('a sight and its tickets match the contract, in both languages, without duplicate texts', async () => {
  const { sights } = await loaded;
  for (const { title, summary, content, types } of sights) {
    assert.deepEqual([...Value.Errors(detail.content, content)], [], title.en);
    assert.deepEqual([...Value.Errors(detail.types, types)], [], title.en);
    for (const text of textsIn([title, summary, content, types]))
      assert.ok(isBilingual(text), `${title.en}: ${JSON.stringify(text)}`);
    const { highlights, about, sights: places, gettingThere, notices } = content;
    assert.ok(highlights.length >= 3 && about.length >= 2 && places.length >= 3, title.en);
    assert.ok(notices.some(({ zh }) => zh.includes('演示数据')));
    const names = types.flatMap(({ name }) => name ?? []);
    for (const list of [highlights, about, gettingThere, notices, names, places.map(({ name }) => name)])
      assert.ok(isVaried(list), title.en);
  }
});

test('pictures can be drawn, and none is used twice across galleries', async () => {
  const { sights } = await loaded;
  const galleries = sights.flatMap(({ title, picture, gallery, content }) => {
    assert.equal(gallery[0], picture);
    assert.ok(gallery.length >= 3 && gallery.length <= 6, title.en);
    for (const one of content.sights) assert.ok(gallery.includes(one.picture), title.en);
    return gallery;
  });
  assert.equal(new Set(galleries).size, galleries.length);
  for (const address of galleries) {
    const [, scene = ''] = /^\/artwork\/([a-z-]+)\/[a-z0-9-]{1,64}\.svg$/.exec(address) ?? [];
    assert.ok(isSceneName(scene), address);
  }
});

test('every filter name of sights has its English, in Latin letters', async () => {
  const { db, sights } = await loaded;
  const english = new Map((await db.select().from(translatedNames)).map(({ zh, en }) => [zh, en]));
  const used = sights.flatMap(({ category, destination, themes }) => [category, destination, ...themes]);
  assert.deepEqual(
    [...new Set(used)].filter((name) => !/^\p{Script=Latin}/u.test(english.get(name ?? '') ?? '')),
    [],
  );
});

test('time slots are within the opening hours, in order, and end after they begin', () => {
  let slotted = 0;
  for (const { slug, hours, types } of sightSeeds) {
    const opens = hours.map(({ from }) => from).toSorted()[0] ?? '';
    const closes =
      hours
        .map(({ to }) => to)
        .toSorted()
        .at(-1) ?? '';
    assert.ok(
      hours.every(({ from, to, lastEntry }) => from < lastEntry && lastEntry < to),
      slug,
    );
    for (const { code, slots = [] } of types) {
      slotted += slots.length > 0 ? 1 : 0;
      assert.ok(slots.length <= 4, slug);
      for (const [from, to] of slots)
        assert.ok(opens <= from && from < to && to <= closes, `${slug}/${code}`);
      assert.deepEqual(slots, slots.toSorted(), `${slug}/${code}`);
    }
  }
  assert.ok(slotted >= 20);
});

test('free entry costs nothing: no ticket of a free sight includes an entrance fee', () => {
  const free = sightSeeds.filter(({ notices }) => notices.includes('freePlace'));
  assert.ok(free.length >= 10);
  for (const { slug, types } of free)
    for (const { code, includes } of types)
      assert.ok(!includes.includes('entry') && !includes.includes('twoDays'), `${slug}/${code}`);
});

test('refund rules vary, and names are required where a boat or a gate needs them', () => {
  const refunds = new Set(sightSeeds.flatMap(({ types }) => types.map(({ refund }) => refund)));
  assert.deepEqual([...refunds].toSorted(), ['anytime', 'dayBefore', 'never']);
  for (const { slug, realName, grade } of sightSeeds) if (grade) assert.ok(realName, slug);
});

test('tickets are sold for three months from loading, until the last entry, at plausible prices', async () => {
  const { db, sights, rows } = await loaded;
  const days = await db.select().from(inventory);
  assert.equal(days.length, 90 * rows.length);
  for (const { day, price, total, closesAt } of days) {
    assert.ok(daysBetween(today, day) >= 0 && daysBetween(today, day) < 90, day);
    assert.ok(price >= 1_000 && price <= 100_000 && price % 100 === 0, `${price}`);
    assert.ok(total >= 0 && total <= 1000);
    assert.equal(closesAt && dayOf(closesAt), day);
  }
  assert.ok(days.some(({ total }) => total === 0) && days.some(({ total }) => total === 2));
  for (const { title, fromPrice, marketPrice, onSale } of sights) {
    assert.ok(fromPrice, title.en);
    assert.equal(onSale, marketPrice !== null);
    if (marketPrice) assert.ok(marketPrice > fromPrice, title.en);
  }
});

test('a sight is found by its attractions, in either language', async () => {
  const { db } = await loaded;
  const count = (words: string) => db.$count(products, sql`${products.searchText} ilike ${`%${words}%`}`);
  for (const words of [
    '湖光岩',
    '楞严寺',
    'lengyan temple',
    '亲子',
    'family',
    '游船观光',
    'boat trips',
    '雷州',
    'leizhou',
  ])
    assert.ok((await count(words)) >= 1, words);
  assert.equal(await db.$count(products, sql`${products.searchTokens} @@ '湖光 & 光岩'::tsquery`), 1);
});
