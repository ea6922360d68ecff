import type { GoodsSeed } from './goods-seed.ts';
import { cakes } from './seeds/cakes.ts';
import { carvingAndWeaving } from './seeds/carving-and-weaving.ts';
import { chilledFish } from './seeds/chilled-fish.ts';
import { chilledShellfish } from './seeds/chilled-shellfish.ts';
import { countyKitchens } from './seeds/county-kitchens.ts';
import { driedForEveryDay } from './seeds/dried-for-every-day.ts';
import { driedForFeasts } from './seeds/dried-for-feasts.ts';
import { drinks } from './seeds/drinks.ts';
import { fruitOfOrchards } from './seeds/fruit-of-orchards.ts';
import { fruitOfRedEarth } from './seeds/fruit-of-red-earth.ts';
import { giftBoxes } from './seeds/gift-boxes.ts';
import { haituDesign } from './seeds/haitu-design.ts';
import { pantry } from './seeds/pantry.ts';
import { pearlsAndShells } from './seeds/pearls-and-shells.ts';
import { sauces } from './seeds/sauces.ts';
import { sweets } from './seeds/sweets.ts';
import { tea } from './seeds/tea.ts';

/** Everything the shop sells, in the order it is written. */
export const goodsSeeds: readonly GoodsSeed[] = [
  ...driedForFeasts,
  ...driedForEveryDay,
  ...chilledShellfish,
  ...chilledFish,
  ...fruitOfRedEarth,
  ...fruitOfOrchards,
  ...cakes,
  ...countyKitchens,
  ...sweets,
  ...tea,
  ...drinks,
  ...sauces,
  ...pantry,
  ...carvingAndWeaving,
  ...pearlsAndShells,
  ...giftBoxes,
  ...haituDesign,
];
