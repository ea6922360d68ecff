import type { HotelSeed } from './hotel-seed.ts';
import { chikanHotels } from './seeds/chikan.ts';
import { countyHotels } from './seeds/counties.ts';
import { fartherHotels } from './seeds/farther-away.ts';
import { gulfAndHainanHotels } from './seeds/gulf-and-hainan.ts';
import { islandHotels } from './seeds/islands.ts';
import { peninsulaHotels } from './seeds/peninsula.ts';
import { potouMazhangHotels } from './seeds/potou-mazhang.ts';
import { xiashanHotels } from './seeds/xiashan.ts';

/** Every hotel in the order it is written, the nearest first. */
export const hotelSeeds: readonly HotelSeed[] = [
  ...xiashanHotels,
  ...chikanHotels,
  ...potouMazhangHotels,
  ...islandHotels,
  ...peninsulaHotels,
  ...countyHotels,
  ...gulfAndHainanHotels,
  ...fartherHotels,
];
