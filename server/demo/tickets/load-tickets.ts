import { startOfDay } from '@portal/shared/rules';
import { refreshFromPrices, searchColumns } from '#src/catalog/products/index.ts';
import { type Db, products, skus } from '#src/platform/database/index.ts';
import { insertInventory } from '../insert-inventory.ts';
import { insertTranslatedNames } from '../insert-translated-names.ts';
import { readGroups } from '../read-groups.ts';
import { textOf } from '../text-pair.ts';
import { regions } from '../tours/regions.ts';
import { writtenId } from '../written-id.ts';
import { attributesOf, contentOf, galleryOf, isConcession, searchTextOf } from './sight-content.ts';
import { ticketDaysOf } from './ticket-days.ts';
import { type SightSeed, ticketKind } from './ticket-seed.ts';
import { sightCategories, sightThemes } from './vocabulary.ts';

/** Every sight in the order it is written. */
export const sightSeeds: readonly SightSeed[] = readGroups(ticketKind);

/** The usual price of the cheapest type for adults, where that is reduced. */
const usualPriceOf = ({ types }: SightSeed): number | null => {
  const [cheapest] = types
    .filter((type) => !isConcession(type))
    .sort((one, other) => one.price - other.price);
  return cheapest?.usual === undefined ? null : cheapest.usual * 100;
};

const productOf = (seed: SightSeed): typeof products.$inferInsert => {
  const gallery = galleryOf(seed);
  const marketPrice = usualPriceOf(seed);
  return {
    kind: 'ticket',
    category: seed.category,
    title: textOf(seed.title),
    summary: textOf(seed.summary),
    picture: gallery[0] ?? '',
    gallery,
    content: contentOf(seed),
    destination: seed.destination,
    region: regions[seed.region],
    grade: seed.grade ?? null,
    themes: [...seed.themes],
    marketPrice,
    onSale: marketPrice !== null,
    ...searchColumns(searchTextOf(seed), textOf(seed.title), seed.address),
  };
};

/** Every slot of every type of every sight, in the order they are written in. */
const slots = sightSeeds.flatMap((sight, place) =>
  sight.types
    .flatMap((type) => (type.slots ?? [undefined]).map((slot) => ({ sight, place, type, slot })))
    .map((one, index) => ({ ...one, sort: index + 1 })),
);

const writeSlots = async (tx: Db): Promise<{ id: number }[]> => {
  const written = await tx.insert(products).values(sightSeeds.map(productOf)).returning({ id: products.id });
  const rows = slots.map(({ sight, place, type, slot, sort }) => ({
    productId: writtenId(written, place),
    name: textOf(type.name),
    attributes: attributesOf(sight, type, slot),
    sort,
  }));
  return tx.insert(skus).values(rows).returning({ id: skus.id });
};

/** The sights of the demo agency with their ticket types and the days of the next three months. */
export const loadTickets = async (tx: Db, today: string): Promise<void> => {
  await insertTranslatedNames(tx, { ...sightCategories, ...sightThemes });
  const written = await writeSlots(tx);
  const days = slots.flatMap(({ sight, type, slot }, index) => {
    const skuId = writtenId(written, index);
    return ticketDaysOf(sight, type, slot, today).map((day) => ({ skuId, ...day }));
  });
  await insertInventory(tx, days);
  await refreshFromPrices(tx, startOfDay(today));
};
