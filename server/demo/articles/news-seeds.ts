import { agency } from './news/agency.ts';
import { events } from './news/events.ts';
import { food } from './news/food.ts';
import { places } from './news/places.ts';
import { travellingInformed } from './news/travelling-informed.ts';
import { travellingSafely } from './news/travelling-safely.ts';
import type { NewsSeed } from './news-seed.ts';

/** All news; when it was published stands in each. */
export const newsSeeds: readonly NewsSeed[] = [
  ...travellingSafely,
  ...travellingInformed,
  ...places,
  ...food,
  ...agency,
  ...events,
];
