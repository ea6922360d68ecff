import { beachSights } from './seeds/beaches.ts';
import { beihaiSights } from './seeds/beihai.ts';
import { lakeAndBay } from './seeds/city-lake-and-bay.ts';
import { cityStreets } from './seeds/city-streets.ts';
import { customSights } from './seeds/customs.ts';
import { riverCitySights } from './seeds/guilin-and-guangzhou.ts';
import { hainanSights } from './seeds/hainan.ts';
import { islandSights } from './seeds/islands.ts';
import { leizhouSights } from './seeds/leizhou.ts';
import { lianjiangSights } from './seeds/lianjiang.ts';
import { maomingSights } from './seeds/maoming.ts';
import { shaoguanSights } from './seeds/shaoguan.ts';
import { wuchuanSights } from './seeds/wuchuan.ts';
import { xuwenSights } from './seeds/xuwen.ts';
import { yangjiangSights } from './seeds/yangjiang.ts';
import type { SightSeed } from './ticket-seed.ts';

/** Every sight in the order it is written, the nearest first. */
export const sightSeeds: readonly SightSeed[] = [
  ...lakeAndBay,
  ...cityStreets,
  ...islandSights,
  ...beachSights,
  ...leizhouSights,
  ...customSights,
  ...xuwenSights,
  ...lianjiangSights,
  ...wuchuanSights,
  ...maomingSights,
  ...yangjiangSights,
  ...beihaiSights,
  ...hainanSights,
  ...riverCitySights,
  ...shaoguanSights,
];
