import { randomFrom } from '@portal/demo-artwork';
import { startOfDay } from '@portal/shared/rules';
import { refreshFromPrices, searchColumns, UNDATED } from '#src/catalog/products/index.ts';
import { type Db, inventory, products, skus } from '#src/platform/database/index.ts';
import { insertTranslatedNames } from '../insert-translated-names.ts';
import { readGroups } from '../read-groups.ts';
import { textOf } from '../text-pair.ts';
import { regions } from '../tours/regions.ts';
import { writtenId } from '../written-id.ts';
import { combinationsOf, goodsContent, goodsGallery, goodsSearchText, skuName } from './goods-content.ts';
import { type GoodsSeed, goodsKind } from './goods-seed.ts';
import { goodsTerms, origins } from './vocabulary.ts';

/** All goods, in order. */
const goodsSeeds: readonly GoodsSeed[] = readGroups(goodsKind);

const fenOf = (yuan: number): number => Math.round(yuan * 100);

const productOf = (seed: GoodsSeed): typeof products.$inferInsert => {
  const gallery = goodsGallery(seed);
  return {
    kind: 'goods',
    category: seed.category,
    title: textOf(seed.title),
    summary: textOf(seed.summary),
    picture: gallery[0] ?? '',
    gallery,
    content: goodsContent(seed),
    destination: seed.origin,
    region: regions[origins[seed.origin]],
    themes: [...seed.themes],
    marketPrice: seed.usualPrice === undefined ? null : fenOf(seed.usualPrice),
    onSale: seed.usualPrice !== undefined,
    ...searchColumns(goodsSearchText(seed), textOf(seed.title)),
  };
};

/** Most choices are there in plenty, some are nearly gone, a few are sold out; the first one never. */
const stockOf = ({ slug }: GoodsSeed, place: number): number => {
  const dice = randomFrom(`${slug}/${place}`);
  if (place > 0 && dice.chance(0.06)) return 0;
  return dice.chance(0.12) ? dice.whole(2, 9) : dice.whole(4, 60) * 10;
};

const skusOf = (seed: GoodsSeed, productId: number) =>
  combinationsOf(seed).map((values, place) => {
    const choice = seed.skus[place];
    if (choice === undefined) throw new Error(`${seed.slug} has no SKU ${place}`);
    const { price, grams: weight } = choice;
    return {
      sku: { productId, name: skuName(seed, values), attributes: { values, weight }, sort: place + 1 },
      stock: { day: UNDATED, price: fenOf(price), total: stockOf(seed, place) },
    };
  });

/** Loads the goods with price and stock of every SKU. */
export const loadGoods = async (tx: Db, today: string): Promise<void> => {
  await insertTranslatedNames(tx, goodsTerms);
  const written = await tx.insert(products).values(goodsSeeds.map(productOf)).returning({ id: products.id });
  const choices = goodsSeeds.flatMap((seed, index) => skusOf(seed, writtenId(written, index)));
  const ids = await tx
    .insert(skus)
    .values(choices.map(({ sku }) => sku))
    .returning({ id: skus.id });
  await tx
    .insert(inventory)
    .values(choices.map(({ stock }, index) => ({ skuId: writtenId(ids, index), ...stock })));
  await refreshFromPrices(tx, startOfDay(today));
};
