import { readGroups } from '../read-groups.ts';
import { type GoodsSeed, goodsKind } from './goods-seed.ts';

/** Everything the shop sells, in the order it is written. */
export const goodsSeeds: readonly GoodsSeed[] = readGroups(goodsKind);
