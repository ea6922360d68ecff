import type { Pair } from '../../tours/tour-seed.ts';
import type { afterSales } from './after-sales.ts';
import type { freights } from './freights.ts';

interface Keeping {
  readonly shelfLife: Pair;
  readonly storage: Pair;
  readonly freight: keyof typeof freights;
  readonly afterSale: keyof typeof afterSales;
}

const dry: Pair = ['阴凉干燥处密封保存', 'Sealed, in a cool dry place'];
const asLong: Pair = ['长期', 'Keeps for years'];

/** How long things keep and where, and so how they travel and come back. */
export const keepings = {
  dried: {
    shelfLife: ['12 个月', '12 months'],
    storage: [
      '密封冷藏更佳，受潮请晒一晒再收',
      'Sealed, best in the fridge; sun it again should it draw damp',
    ],
    freight: 'post',
    afterSale: 'packed',
  },
  live: {
    shelfLife: ['签收后 2 天', '2 days from arrival'],
    storage: ['0–4 ℃ 冷藏，勿泡淡水', 'Chill at 0–4 °C, never in fresh water'],
    freight: 'live',
    afterSale: 'fresh',
  },
  frozen: {
    shelfLife: ['-18 ℃ 下 12 个月', '12 months at −18 °C'],
    storage: ['冷冻保存，化冻后不再复冻', 'Frozen; do not freeze again once thawed'],
    freight: 'chilled',
    afterSale: 'fresh',
  },
  fruit: {
    shelfLife: ['常温 5–7 天', '5–7 days at room temperature'],
    storage: ['通风处摊开放，切开后冷藏', 'Spread out in moving air; chill once cut'],
    freight: 'fruit',
    afterSale: 'fresh',
  },
  citrus: {
    shelfLife: ['常温 20 天', '20 days at room temperature'],
    storage: ['阴凉通风，不要套袋', 'Cool and airy, not in a bag'],
    freight: 'fruit',
    afterSale: 'fresh',
  },
  cake: {
    shelfLife: ['45 天', '45 days'],
    storage: ['常温避光，开袋后尽快吃完', 'Room temperature, out of the light; eat soon once opened'],
    freight: 'post',
    afterSale: 'packed',
  },
  mooncake: {
    shelfLife: ['60 天', '60 days'],
    storage: [
      '常温避光，切开后冷藏三天内吃完',
      'Out of the light; once cut, chill and eat within three days',
    ],
    freight: 'post',
    afterSale: 'packed',
  },
  snack: {
    shelfLife: ['6 个月', '6 months'],
    storage: dry,
    freight: 'post',
    afterSale: 'packed',
  },
  tea: {
    shelfLife: ['24 个月', '24 months'],
    storage: ['密封避光，远离异味', 'Sealed, dark, away from smells'],
    freight: 'post',
    afterSale: 'packed',
  },
  sauce: {
    shelfLife: ['12 个月', '12 months'],
    storage: ['开瓶后冷藏，用干净勺子取', 'Chill once opened; use a clean spoon'],
    freight: 'post',
    afterSale: 'packed',
  },
  craft: {
    shelfLife: asLong,
    storage: ['避免长时间日晒与潮湿', 'Keep from long sun and damp'],
    freight: 'padded',
    afterSale: 'craft',
  },
  pearl: {
    shelfLife: asLong,
    storage: ['软布单独收纳，避开香水与汗水', 'In a soft cloth by itself, away from perfume and sweat'],
    freight: 'insured',
    afterSale: 'pearl',
  },
  box: {
    shelfLife: ['礼盒内最短者 6 个月', '6 months for the shortest in the box'],
    storage: dry,
    freight: 'post',
    afterSale: 'packed',
  },
} as const satisfies Record<string, Keeping>;

export type KeepingName = keyof typeof keepings;
