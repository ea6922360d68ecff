import { startOfDay } from '@portal/shared/rules';
import { refreshFromPrices, searchColumns } from '#src/catalog/products/index.ts';
import { type Db, inventory, products, skus } from '#src/platform/database/index.ts';
import { textOf } from '../text-pair.ts';
import { departuresOf } from './departures.ts';
import { regions } from './regions.ts';
import { contentOf, galleryOf, searchTextOf } from './tour-content.ts';
import type { TourSeed } from './tour-seed.ts';
import { tourSeeds } from './tour-seeds.ts';

const chunkSize = 1000;

const productOf = (seed: TourSeed): typeof products.$inferInsert => {
  const gallery = galleryOf(seed);
  return {
    kind: 'tour',
    category: seed.category,
    title: textOf(seed.title),
    summary: textOf(seed.summary),
    picture: gallery[0] ?? '',
    gallery,
    content: contentOf(seed),
    departureCity: seed.from ?? '湛江',
    destination: seed.destination,
    region: seed.region ? regions[seed.region] : null,
    days: seed.days.length,
    themes: [...seed.themes],
    marketPrice: seed.usualPrice === undefined ? null : seed.usualPrice * 100,
    onSale: seed.usualPrice !== undefined,
    ...searchColumns(searchTextOf(seed), textOf(seed.title)),
  };
};

const writePlans = async (tx: Db): Promise<number[]> => {
  const written = await tx.insert(products).values(tourSeeds.map(productOf)).returning({ id: products.id });
  const plans = await tx
    .insert(skus)
    .values(written.map(({ id }) => ({ productId: id, name: textOf(['标准团', 'Standard group']) })))
    .returning({ id: skus.id });
  return plans.map(({ id }) => id);
};

/** The tours of the demo agency with their departures over the next four months. */
export const loadTours = async (tx: Db, today: string): Promise<void> => {
  const plans = await writePlans(tx);
  const rows = tourSeeds.flatMap((seed, index) => {
    const skuId = plans[index];
    if (skuId === undefined) throw new Error(`no id for the departure plan of ${seed.slug}`);
    return departuresOf(seed, today).map((departure) => ({ skuId, ...departure }));
  });
  for (let start = 0; start < rows.length; start += chunkSize)
    await tx.insert(inventory).values(rows.slice(start, start + chunkSize));
  await refreshFromPrices(tx, startOfDay(today));
};
