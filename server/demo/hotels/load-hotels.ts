import { startOfDay } from '@portal/shared/rules';
import { refreshFromPrices, searchColumns } from '#src/catalog/products/index.ts';
import { type Db, products, skus } from '#src/platform/database/index.ts';
import { insertInventory } from '../insert-inventory.ts';
import { insertTranslatedNames } from '../insert-translated-names.ts';
import { readGroups } from '../read-groups.ts';
import { textOf } from '../text-pair.ts';
import { regions } from '../tours/regions.ts';
import { writtenId } from '../written-id.ts';
import { attributesOf, contentOf, galleryOf } from './hotel-content.ts';
import { type HotelSeed, hotelKind } from './hotel-seed.ts';
import { nightsOf } from './room-nights.ts';
import { searchAddressesOf, searchTextOf } from './search-text.ts';
import { facilities, hotelCategories } from './vocabulary.ts';

/** Every hotel in the order it is written. */
export const hotelSeeds: readonly HotelSeed[] = readGroups(hotelKind);

const usualPriceOf = ({ rooms, reduced }: HotelSeed): number | null =>
  reduced === undefined
    ? null
    : Math.round((Math.min(...rooms.map(({ price }) => price)) * (100 + reduced)) / 1000) * 1000;

const productOf = (seed: HotelSeed, index: number): typeof products.$inferInsert => {
  const gallery = galleryOf(seed);
  return {
    kind: 'hotel',
    category: seed.category,
    title: textOf(seed.title),
    summary: textOf(seed.summary),
    picture: gallery[0] ?? '',
    gallery,
    content: contentOf(seed, index),
    destination: seed.destination,
    region: regions[seed.region],
    grade: seed.stars,
    themes: [...seed.facilities],
    marketPrice: usualPriceOf(seed),
    onSale: seed.reduced !== undefined,
    ...searchColumns(searchTextOf(seed), textOf(seed.title), searchAddressesOf(seed)),
  };
};

const offers = hotelSeeds.flatMap((hotel, place) =>
  hotel.rooms.map((room, index) => ({ hotel, place, room, index })),
);

const writeRooms = async (tx: Db): Promise<{ id: number }[]> => {
  const written = await tx.insert(products).values(hotelSeeds.map(productOf)).returning({ id: products.id });
  const rows = offers.map(({ hotel, place, room, index }) => ({
    productId: writtenId(written, place),
    name: textOf(room.name),
    attributes: attributesOf(hotel, room, index),
    sort: index + 1,
  }));
  return tx.insert(skus).values(rows).returning({ id: skus.id });
};

/** The hotels of the demo agency with their room types and the nights of the next four months. */
export const loadHotels = async (tx: Db, today: string): Promise<void> => {
  await insertTranslatedNames(tx, { ...hotelCategories, ...facilities });
  const written = await writeRooms(tx);
  const nights = offers.flatMap(({ hotel, room }, index) => {
    const skuId = writtenId(written, index);
    return nightsOf(hotel, room, today).map((night) => ({ skuId, ...night }));
  });
  await insertInventory(tx, nights);
  await refreshFromPrices(tx, startOfDay(today));
};
