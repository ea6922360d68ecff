import type { SceneName } from '@portal/demo-artwork';
import type { Text, TourCategory } from '@portal/shared/contract';
import type { NoticeName } from './conditions/notices.ts';
import type { WayName } from './conditions/ways.ts';
import type { DepartureRhythm } from './departure-days.ts';
import type { DishName } from './dishes.ts';
import type { RegionName } from './regions.ts';
import type { RideName } from './rides.ts';
import type { SightName } from './sights/sights.ts';
import type { StayName } from './stays.ts';

/** A text in both languages. */
export type Pair = readonly [zh: string, en: string];

export const textOf = ([zh, en]: Pair): Text => ({ zh, en });

/** Which meals a day holds: breakfast, lunch, dinner. */
export type Meals = '' | 'B' | 'L' | 'D' | 'BL' | 'BD' | 'LD' | 'BLD';

export type Theme =
  | '海岛'
  | '亲子'
  | '美食'
  | '古城'
  | '自然'
  | '红色'
  | '研学'
  | '摄影'
  | '温泉'
  | '自驾'
  | '休闲'
  | '人文';

interface DayTerms {
  readonly meals: Meals;
  readonly by: RideName;
  /** Where the night is spent; left out on the last day. */
  readonly stay?: StayName;
}

/** One day as it is written. */
export interface DaySeed extends DayTerms {
  readonly title: Pair;
  readonly body: Pair;
  readonly sights: readonly SightName[];
}

export const day = (title: Pair, body: Pair, sights: readonly SightName[], terms: DayTerms): DaySeed => ({
  title,
  body,
  sights,
  ...terms,
});

/** What stands for a night on the way: no room is booked. */
const aboard: StayName = 'sleeper';

/** A tour as it is written; the rest is derived. Money in yuan. */
export interface TourSeed {
  /** Also seeds its pictures: `a-z 0-9 -`, at most 56 characters. */
  readonly slug: string;
  readonly category: TourCategory;
  readonly title: Pair;
  readonly summary: Pair;
  readonly destination: string;
  /** Where the tour sets off; Zhanjiang unless told. */
  readonly from?: string;
  /** Where it lies; a nearby tour names the region that it is near to, because people there look for it. */
  readonly region?: RegionName;
  readonly themes: readonly Theme[];
  readonly way: WayName;
  readonly highlights: readonly Pair[];
  readonly dishes?: readonly DishName[];
  readonly days: readonly DaySeed[];
  readonly notices?: readonly NoticeName[];
  /** What an adult pays on an ordinary day. */
  readonly price: number;
  /** The usual price of a tour that is on sale. */
  readonly usualPrice?: number;
  /** What a child pays of the adult's price, in percent. */
  readonly childPercent: number;
  /** What a night alone in a room costs. */
  readonly singleNight?: number;
  readonly departs: DepartureRhythm;
  readonly minGroup: number;
  /** The scene of the first picture; the scene of the first sight unless told. */
  readonly cover?: SceneName;
}

/** How many nights a tour books rooms for. */
export const hotelNightsOf = ({ days }: Pick<TourSeed, 'days'>): number =>
  days.filter(({ stay }) => stay !== undefined && stay !== aboard).length;
