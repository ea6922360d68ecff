import { startOfDay } from '@portal/shared/rules';
import { refreshFromPrices, searchColumns, UNDATED } from '#src/catalog/products/index.ts';
import { type Db, inventory, products, skus } from '#src/platform/database/index.ts';
import { insertTranslatedNames } from '../insert-translated-names.ts';
import { readGroups } from '../read-groups.ts';
import { textOf } from '../text-pair.ts';
import { writtenId } from '../written-id.ts';
import { visaAttributes, visaContent, visaGallery, visaSearchText, visaTypeName } from './visa-content.ts';
import { type VisaSeed, visaKind } from './visa-seed.ts';
import { visaTerms } from './vocabulary.ts';

/** Every visa that the agency helps with, in the order it is written. */
export const visaSeeds: readonly VisaSeed[] = readGroups(visaKind);

/** How many applications of one type the counsellors take on. */
const capacity = 300;

const productOf = (seed: VisaSeed): typeof products.$inferInsert => {
  const gallery = visaGallery(seed);
  return {
    kind: 'visa',
    category: seed.purpose,
    title: textOf(seed.title),
    summary: textOf(seed.summary),
    picture: gallery[0] ?? '',
    gallery,
    content: visaContent(seed),
    destination: seed.country,
    days: seed.types[0]?.workingDays,
    themes: [...seed.traits],
    ...searchColumns(visaSearchText(seed), textOf(seed.title)),
  };
};

const typesOf = ({ types }: VisaSeed, productId: number) =>
  types.map((type, place) => ({
    sku: { productId, name: visaTypeName(type), attributes: visaAttributes(type), sort: place + 1 },
    stock: { day: UNDATED, price: type.price * 100, total: capacity },
  }));

/** The visas that the demo agency helps with, with the price of every type. */
export const loadVisas = async (tx: Db, today: string): Promise<void> => {
  await insertTranslatedNames(tx, visaTerms);
  const written = await tx.insert(products).values(visaSeeds.map(productOf)).returning({ id: products.id });
  const types = visaSeeds.flatMap((seed, index) => typesOf(seed, writtenId(written, index)));
  const ids = await tx
    .insert(skus)
    .values(types.map(({ sku }) => sku))
    .returning({ id: skus.id });
  await tx
    .insert(inventory)
    .values(types.map(({ stock }, index) => ({ skuId: writtenId(ids, index), ...stock })));
  await refreshFromPrices(tx, startOfDay(today));
};
