import { domesticOldCapitals } from './seeds/domestic-old-capitals.ts';
import { domesticPlateau } from './seeds/domestic-plateau.ts';
import { domesticSouth } from './seeds/domestic-south.ts';
import { domesticWest } from './seeds/domestic-west.ts';
import { learningCulture } from './seeds/learning-culture.ts';
import { learningNature } from './seeds/learning-nature.ts';
import { localCounties } from './seeds/local-counties.ts';
import { localIslands } from './seeds/local-islands.ts';
import { localTowns } from './seeds/local-towns.ts';
import { partyBuildingFar } from './seeds/party-building-far.ts';
import { partyBuildingNear } from './seeds/party-building-near.ts';
import { vicinityHills } from './seeds/vicinity-hills.ts';
import { vicinitySea } from './seeds/vicinity-sea.ts';
import type { TourSeed } from './tour-seed.ts';

/** Every tour in the order it is written; the first one stands for the agency in links and measurements. */
export const tourSeeds: readonly TourSeed[] = [
  ...localIslands,
  ...localTowns,
  ...localCounties,
  ...domesticSouth,
  ...domesticWest,
  ...domesticOldCapitals,
  ...domesticPlateau,
  ...vicinitySea,
  ...vicinityHills,
  ...partyBuildingNear,
  ...partyBuildingFar,
  ...learningNature,
  ...learningCulture,
];
