import type { FilterName } from './filters/product-filters.ts';

/** Two ends to fill in, and what is wrong with them. */
interface EndsWords {
  readonly title: string;
  readonly from: string;
  readonly to: string;
  readonly invalid: string;
}

/** What the ends are called together once they narrow the list: `{{from}}` and `{{to}}` are days of the calendar. */
interface DatesWords extends EndsWords {
  readonly between: string;
  readonly atLeast: string;
  readonly atMost: string;
}

/** `{{count}}` is how many nights, where both ends are known. */
interface StayWords extends EndsWords {
  readonly reversed: string;
  readonly between_one: string;
  readonly between_other: string;
  readonly atLeast: string;
  readonly atMost: string;
}

/** `{{count}}` is how many days, the only number of them that fits, the lowest, or the highest. */
interface DaysWords extends EndsWords {
  readonly exactly_one: string;
  readonly exactly_other: string;
  readonly between: string;
  readonly atLeast_one: string;
  readonly atLeast_other: string;
  readonly atMost_one: string;
  readonly atMost_other: string;
}

interface Titled {
  readonly title: string;
}

/** What each filter says in the words of a kind; amounts and words to look for are called the same everywhere. */
interface FilterWords {
  readonly category: Titled;
  readonly destination: Titled;
  readonly departureCity: Titled;
  readonly theme: Titled;
  /** `{{grade}}` is the number. */
  readonly grade: Titled & { readonly value: string };
  readonly days: DaysWords;
  /** `{{count}}` is the number of days. */
  readonly workingDays: Titled & { readonly atMost_one: string; readonly atMost_other: string };
  readonly price: Titled;
  readonly dates: DatesWords;
  readonly stay: StayWords;
  readonly day: Titled;
}

/** The words of a list; `{{total}}` is how many there are. */
export interface ListWords<F extends FilterName = FilterName> {
  readonly found_one: string;
  readonly found_other: string;
  readonly finding: string;
  readonly show_one: string;
  readonly show_other: string;
  readonly results: string;
  /** What the field for words says while it is empty. */
  readonly lookFor: string;
  /** The order by how many were sold. */
  readonly sold: string;
  readonly empty: { readonly title: string; readonly filtered: string; readonly none: string };
  readonly filters: Pick<FilterWords, Exclude<F, 'keywords'>>;
}
