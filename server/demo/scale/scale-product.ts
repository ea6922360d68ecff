import { type Random, randomFrom } from '@portal/demo-artwork';
import { searchColumns } from '#src/catalog/products/index.ts';
import type { products } from '#src/platform/database/index.ts';
import type { Template } from './templates.ts';
import { prefixedTitle, titlePrefixes } from './title-prefixes.ts';

type NewProduct = typeof products.$inferInsert;

const themesOf = (random: Random, templates: readonly Template[]): string[] => {
  const pool = [...random.pick(templates).product.themes, ...random.pick(templates).product.themes];
  return [...new Set(pool)].slice(0, random.whole(1, 5));
};

/** How popular it is: few sell much, and only what sold has reviews. */
const popularityOf = (random: Random) => {
  const soldCount = Math.floor(20_000 * random.next() ** 6);
  const reviewCount = Math.floor(soldCount / random.whole(8, 40));
  return { soldCount, reviewCount, rating: reviewCount === 0 ? null : random.whole(38, 50) };
};

/**
 * The product of a number: the content of one demo product, the place of another of its kind, themes of others, and a
 * name and fame of its own. The same number always makes the same product.
 */
export const makeProduct = (
  number: number,
  templates: readonly Template[],
): { template: Template; product: NewProduct } => {
  const random = randomFrom(`scale/${number}`);
  const template = random.pick(templates);
  const place = random.pick(templates).product;
  const {
    id: _,
    filterTags: __,
    pricedUntil: ___,
    fromPrice: ____,
    openDays: _____,
    availabilityBuckets: ______,
    cutoffDays: _______,
    ...own
  } = template.product;
  const title = prefixedTitle(template.product.title, place.destination ?? '', random.pick(titlePrefixes));
  const text = [title.zh, title.en ?? '', place.destination ?? '', own.searchText].join(' ');
  const product = {
    ...own,
    ...popularityOf(random),
    ...searchColumns(text, title),
    title,
    destination: place.destination,
    region: place.region,
    departureCity: place.departureCity,
    grade: place.grade,
    days: place.days,
    themes: themesOf(random, templates),
    onSale: random.chance(0.1),
    createdAt: undefined,
    updatedAt: undefined,
  };
  return { template, product };
};
