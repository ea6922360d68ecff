import { readGroups } from '../read-groups.ts';
import { type TourSeed, tourKind } from './tour-seed.ts';

/** Every tour in the order it is written. */
export const tourSeeds: readonly TourSeed[] = readGroups(tourKind);
