import { readGroups } from '../read-groups.ts';
import { type HotelSeed, hotelKind } from './hotel-seed.ts';

/** Every hotel in the order it is written. */
export const hotelSeeds: readonly HotelSeed[] = readGroups(hotelKind);
