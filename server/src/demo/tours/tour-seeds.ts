import { localCounties } from './seeds/local-counties.ts';
import { localIslands } from './seeds/local-islands.ts';
import { localTowns } from './seeds/local-towns.ts';
import type { TourSeed } from './tour-seed.ts';

/** Every tour in the order it is written; the first one stands for the agency in links and measurements. */
export const tourSeeds: readonly TourSeed[] = [...localIslands, ...localTowns, ...localCounties];
