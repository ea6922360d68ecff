import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { isSceneName } from '@portal/demo-artwork';
import { contract, type Text } from '@portal/shared/contract';
import { addDays, checkReviewDetails, dayOf, startOfDay, travellerTypes } from '@portal/shared/rules';
import { asc } from 'drizzle-orm';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { products, reviews } from '#src/platform/database/index.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { loadGoods } from '../goods/load-goods.ts';
import { loadHotels } from '../hotels/load-hotels.ts';
import { loadOnce } from '../load-once.ts';
import { loadTickets } from '../tickets/load-tickets.ts';
import { loadTours } from '../tours/load-tours.ts';
import { loadVisas } from '../visas/load-visas.ts';
import { loadReviews } from './load-reviews.ts';
import { daysText, monthText } from './review-facts.ts';
import { listReviewed } from './reviewed-products.ts';

const instant = '2026-11-20T01:00:00Z';
const today = dayOf(new Date(instant));

const kinds = {
  tours: loadTours,
  hotels: loadHotels,
  tickets: loadTickets,
  goods: loadGoods,
  visas: loadVisas,
};

const database = await openTestDatabase();
after(() => database.close());
for (const [name, piece] of Object.entries({ ...kinds, reviews: loadReviews }))
  await loadOnce({ db: database.db, now: () => new Date(instant) }, name, piece);
const all = await database.db.select().from(products).orderBy(asc(products.id));
const said = await database.db.select().from(reviews).orderBy(asc(reviews.id));

const isBilingual = ({ zh, en }: Text): boolean =>
  /\p{Script=Han}/u.test(zh) && /^[^\p{Script=Han}]+$/u.test(en ?? '');

const row = contract['GET /api/v1/products/:id/reviews'].data.properties.list.items;

test('most products of every kind have reviews, and their ratings are the average', () => {
  for (const kind of ['tour', 'hotel', 'ticket', 'goods', 'visa'] as const) {
    const own = all.filter((product) => product.kind === kind);
    const reviewed = own.filter(({ reviewCount }) => reviewCount > 0);
    assert.ok(own.length >= 24 && reviewed.length >= own.length * 0.85, kind);
  }
  for (const { id, title, rating, reviewCount, soldCount } of all) {
    const own = said.filter(({ productId }) => productId === id);
    const sum = own.reduce((total, review) => total + review.rating, 0);
    assert.equal(reviewCount, own.length, title.zh);
    assert.equal(rating, own.length === 0 ? null : Math.round((sum / own.length) * 10), title.zh);
    assert.ok(own.length === 0 || (own.length >= 3 && own.length <= 12), title.zh);
    assert.ok(soldCount >= reviewCount, title.zh);
  }
});

test('reviews of tours praise sights, and no airports or stations', () => {
  const tours = new Set(all.filter(({ kind }) => kind === 'tour').map(({ id }) => id));
  const onTheWay = said.filter(
    ({ productId, text }) => tours.has(productId) && /机场|口岸|[东西南北]站/.test(text.zh),
  );
  assert.deepEqual(
    onTheWay.map(({ text }) => text.zh),
    [],
  );
});

test('some reviews are negative, and those have a reply', () => {
  const share = (rating: number) => said.filter((review) => review.rating === rating).length / said.length;
  assert.ok(share(5) > 0.55 && share(5) < 0.8, `${share(5)}`);
  assert.ok(share(4) > 0.1 && share(3) > 0.02 && share(2) > 0.01);
  assert.ok(said.every(({ rating, reply }) => rating > 2 || reply !== null));
  assert.ok(said.every(({ rating, reply }) => rating < 4 || reply === null));
  assert.ok(new Set(all.map(({ rating }) => rating)).size >= 6);
});

test('reviews differ from those of every other product, in both languages', () => {
  assert.equal(new Set(said.map(({ text }) => text.zh)).size, said.length);
  assert.ok(new Set(said.map(({ text }) => text.en)).size > said.length * 0.99);
});

test('reviews name their place, title, sight, room or SKU, and fit the season', async () => {
  const reviewed = new Map((await listReviewed(database.db)).map((product) => [product.id, product]));
  for (const { productId, text, createdAt } of said) {
    const { place, title, names = [], nearby = [], days = null } = reviewed.get(productId) ?? {};
    const own = [place, title, daysText(days), ...names, ...nearby.map(({ name }) => name)];
    assert.ok(
      own.some((name) => name && text.zh.includes(name.zh)),
      text.zh,
    );
    const months = [createdAt.getTime() - 9 * 86_400_000, createdAt.getTime()].map(
      (at) => new Date(at).getUTCMonth() + 1,
    );
    const named = /(?:^|[^年\p{Script=Han}]|，)((?:十[一二]?|[一二三四五六七八九])月)/u.exec(text.zh)?.[1];
    assert.ok(!named || months.some((month) => monthText(month).zh === named), `${createdAt} ${text.zh}`);
    if (place?.zh === '哈尔滨')
      assert.ok(
        months.some((month) => [12, 1, 2].includes(month)),
        text.zh,
      );
  }
});

test('reviews are bilingual, masked, of the past year, and unique per product', () => {
  const yearAgo = startOfDay(addDays(today, -366)).getTime();
  const seen = new Set<string>();
  for (const { productId, createdAt, ...review } of said) {
    const { author, text, reply, pictures } = review;
    const shown = { ...review, day: dayOf(createdAt) };
    assert.ok(Value.Check(Type.Object({ row }), { row: shown }), text.zh);
    assert.ok(isBilingual(text) && (!reply || isBilingual(reply)), JSON.stringify([text, reply]));
    assert.ok(!/[{}]|undefined/.test(`${text.zh}${text.en}`), text.zh);
    assert.match(author, /^\p{Script=Han}\*\*$/u);
    assert.ok(createdAt.getTime() > yearAgo && dayOf(createdAt) < today, text.zh);
    const sentences = text.zh.split('。').filter((sentence) => sentence !== '');
    assert.equal(new Set(sentences).size, sentences.length, text.zh);
    const key = `${productId}/${text.zh}`;
    assert.ok(!seen.has(key), key);
    seen.add(key);
    for (const address of pictures) assert.ok(isSceneName(address.split('/')[2] ?? ''), address);
  }
});

test('most reviews have the sub-scores of their kind, and products differ in them', () => {
  const kinds = new Map(all.map(({ id, kind }) => [id, kind]));
  const scored = said.filter(({ scores }) => Object.keys(scores).length > 0);
  assert.ok(scored.length > said.length * 0.8 && scored.length < said.length * 0.95);
  for (const { productId, scores, travellerType } of said) {
    const kind = kinds.get(productId) ?? 'tour';
    const details = { scores, ...(travellerType && { travellerType }) };
    assert.deepEqual(checkReviewDetails(kind, details), []);
  }
  const values = new Set(scored.map(({ scores }) => JSON.stringify(scores)));
  assert.ok(values.size > 100, `${values.size}`);
  assert.deepEqual(
    travellerTypes.filter((type) => !said.some(({ travellerType }) => travellerType === type)),
    [],
  );
});

test('reviews mention what the product has: sights, rooms, variants', () => {
  const first = all.find(({ title }) => title.zh.includes('双岛两日'));
  const stops = first && 'itinerary' in first.content ? first.content.itinerary : [];
  const sights = stops.flatMap((day) => day.sights.map(({ zh }) => zh));
  const own = said.filter(({ productId }) => productId === first?.id);
  assert.ok(own.some(({ text }) => sights.some((sight) => text.zh.includes(sight))));
});
