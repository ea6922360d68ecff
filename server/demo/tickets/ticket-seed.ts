import type { SceneName } from '@portal/demo-artwork';
import type { TicketRefund } from '@portal/shared/contract';
import type { RegionName } from '../tours/regions.ts';
import type { Pair } from '../tours/tour-seed.ts';
import type { HoursSeed } from './opening-hours.ts';
import type { SightCategory, SightTheme } from './sight-names.ts';
import type { AudienceName, InclusionName, SightNoticeName } from './ticket-terms.ts';

/** A slot of the day, times as `09:00`. */
export type Slot = readonly [from: string, to: string];

/** A ticket type as it is written; money in yuan. */
export interface TypeSeed {
  readonly code: string;
  readonly name: Pair;
  readonly audience: AudienceName;
  readonly includes: readonly (InclusionName | Pair)[];
  readonly refund: TicketRefund;
  /** What it costs on an ordinary day. */
  readonly price: number;
  /** How many the agency can sell a day, or a slot. */
  readonly stock: number;
  /** What it usually costs, where it is reduced. */
  readonly usual?: number;
  /** When it can be used, if not the whole day. */
  readonly slots?: readonly Slot[];
}

type Terms = readonly [refund: TicketRefund, price: number, stock: number, usual?: number];

export const ticket = (
  code: string,
  name: Pair,
  audience: AudienceName,
  includes: TypeSeed['includes'],
  terms: Terms,
  slots?: readonly Slot[],
): TypeSeed => {
  const [refund, price, stock, usual] = terms;
  return {
    ...{ code, name, audience, includes, refund, price, stock },
    ...(usual === undefined ? {} : { usual }),
    ...(slots === undefined ? {} : { slots }),
  };
};

/** One thing to see within a sight, and its picture. */
export type PlaceSeed = readonly [name: Pair, body: Pair, scene: SceneName];

/** How prices move: the same every day, more on holidays, more at weekends too. */
export type PriceMood = 'even' | 'holidays' | 'weekends';

/** A sight as it is written; the rest is derived. */
export interface SightSeed {
  /** Also seeds its pictures: `a-z 0-9 -`, at most 50 characters. */
  readonly slug: string;
  readonly category: SightCategory;
  readonly title: Pair;
  readonly summary: Pair;
  readonly destination: string;
  readonly region: RegionName;
  /** The A grade, where it has one. */
  readonly grade?: 3 | 4 | 5;
  readonly themes: readonly SightTheme[];
  readonly cover: SceneName;
  readonly address: Pair;
  readonly hours: readonly HoursSeed[];
  /** How long people stay, in hours. */
  readonly visitHours: number;
  readonly highlights: readonly Pair[];
  readonly about: readonly Pair[];
  readonly places: readonly PlaceSeed[];
  readonly gettingThere: readonly Pair[];
  readonly notices: readonly SightNoticeName[];
  readonly realName: boolean;
  readonly prices: PriceMood;
  readonly types: readonly TypeSeed[];
}
