import { cityNames } from '../tours/regions.ts';
import { demoTranslatedNames } from '../tours/translated-names.ts';
import type { HotelSeed } from './hotel-seed.ts';
import { facilities, hotelCategories } from './vocabulary.ts';

/** Landmarks farther away are not part of a hotel's search text; in metres. */
const nearby = 5_000;

/** What a search finds a hotel by, in both languages. */
export const searchTextOf = (seed: HotelSeed): string => {
  const words = [
    ...seed.title,
    ...seed.summary,
    seed.category,
    hotelCategories[seed.category],
    seed.destination,
    demoTranslatedNames.get(seed.destination) ?? '',
    ...seed.facilities.flatMap((zh) => [zh, facilities[zh]]),
    ...cityNames(seed.region),
    '酒店 住宿 hotel',
  ];
  return [...new Set(words.filter((word) => word !== ''))].join(' ');
};

/** Where a hotel is, in both languages. */
export const searchAddressesOf = ({ address, near }: HotelSeed): string[] => [
  ...address,
  ...near.filter(({ metres }) => metres <= nearby).flatMap(({ name }) => name),
];
