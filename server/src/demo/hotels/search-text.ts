import { demoTerms } from '../tours/terms.ts';
import { facilities, hotelCategories } from './facilities.ts';
import type { HotelSeed } from './hotel-seed.ts';

/** What a search finds a hotel by, in both languages. */
export const searchTextOf = (seed: HotelSeed): string => {
  const words = [
    ...seed.title,
    ...seed.summary,
    seed.category,
    hotelCategories[seed.category],
    seed.destination,
    demoTerms.get(seed.destination) ?? '',
    ...seed.facilities.flatMap((zh) => [zh, facilities[zh]]),
    ...seed.near.flatMap(([name]) => name),
  ];
  return [...new Set(words.filter((word) => word !== ''))].join(' ');
};
