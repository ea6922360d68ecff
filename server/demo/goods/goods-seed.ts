import type { SceneName } from '@portal/demo-artwork';
import type { Pair } from '../tours/tour-seed.ts';
import type { KeepingName } from './conditions/keepings.ts';
import type { MakerName } from './conditions/makers.ts';
import type { Department, GoodsTheme, OptionName, Origin } from './names.ts';

/** What a buyer chooses between. */
export interface ChoiceSeed {
  readonly name: OptionName;
  readonly values: readonly Pair[];
}

/** A product of the shop as it is written; the rest is derived. Money in yuan. */
export interface GoodsSeed {
  /** Also seeds its pictures: `a-z 0-9 -`, at most 56 characters. */
  readonly slug: string;
  readonly category: Department;
  readonly title: Pair;
  readonly summary: Pair;
  readonly origin: Origin;
  readonly maker: MakerName;
  readonly themes: readonly GoodsTheme[];
  /** How long and where it keeps, and how it is sent and taken back. */
  readonly keeps: KeepingName;
  readonly options: readonly [ChoiceSeed] | readonly [ChoiceSeed, ChoiceSeed];
  /** What each combination costs and weighs in grams; the last option changes fastest. */
  readonly skus: readonly (readonly [price: number, grams: number])[];
  /** The usual price of the cheapest combination, when it is on sale. */
  readonly usualPrice?: number;
  readonly highlights: readonly Pair[];
  readonly about: readonly Pair[];
  readonly parameters: readonly (readonly [name: Pair, value: Pair])[];
  /** The cover's scene first. */
  readonly scenes: readonly SceneName[];
}
