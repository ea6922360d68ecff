import { abroadEastAsia } from './seeds/abroad-east-asia.ts';
import { abroadEgypt } from './seeds/abroad-egypt.ts';
import { abroadEurope } from './seeds/abroad-europe.ts';
import { abroadSouthSea } from './seeds/abroad-south-sea.ts';
import { abroadSouthernLands } from './seeds/abroad-southern-lands.ts';
import { abroadThailand } from './seeds/abroad-thailand.ts';
import { abroadTurkey } from './seeds/abroad-turkey.ts';
import { abroadVietnam } from './seeds/abroad-vietnam.ts';
import { domesticCapitals } from './seeds/domestic-capitals.ts';
import { domesticCoast } from './seeds/domestic-coast.ts';
import { domesticNorth } from './seeds/domestic-north.ts';
import { domesticPlateau } from './seeds/domestic-plateau.ts';
import { domesticRivers } from './seeds/domestic-rivers.ts';
import { domesticSouth } from './seeds/domestic-south.ts';
import { domesticSouthwest } from './seeds/domestic-southwest.ts';
import { learningHeritage } from './seeds/learning-heritage.ts';
import { learningNature } from './seeds/learning-nature.ts';
import { learningScience } from './seeds/learning-science.ts';
import { localCoast } from './seeds/local-coast.ts';
import { localCounties } from './seeds/local-counties.ts';
import { localIslands } from './seeds/local-islands.ts';
import { localTowns } from './seeds/local-towns.ts';
import { partyBuildingBases } from './seeds/party-building-bases.ts';
import { partyBuildingCities } from './seeds/party-building-cities.ts';
import { partyBuildingNear } from './seeds/party-building-near.ts';
import { vicinityCoast } from './seeds/vicinity-coast.ts';
import { vicinityHills } from './seeds/vicinity-hills.ts';
import { vicinityIslands } from './seeds/vicinity-islands.ts';
import type { TourSeed } from './tour-seed.ts';

/** Every tour in the order it is written; the first one stands for the agency in links and measurements. */
export const tourSeeds: readonly TourSeed[] = [
  ...localIslands,
  ...localTowns,
  ...localCoast,
  ...localCounties,
  ...domesticSouth,
  ...domesticCoast,
  ...domesticSouthwest,
  ...domesticCapitals,
  ...domesticRivers,
  ...domesticPlateau,
  ...domesticNorth,
  ...abroadVietnam,
  ...abroadThailand,
  ...abroadSouthSea,
  ...abroadEastAsia,
  ...abroadEurope,
  ...abroadTurkey,
  ...abroadEgypt,
  ...abroadSouthernLands,
  ...partyBuildingNear,
  ...partyBuildingCities,
  ...partyBuildingBases,
  ...learningNature,
  ...learningHeritage,
  ...learningScience,
  ...vicinityCoast,
  ...vicinityIslands,
  ...vicinityHills,
];
