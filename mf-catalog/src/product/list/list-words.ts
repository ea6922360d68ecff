import type { FilterName } from './product-filters.ts';

/** Two ends to fill in, what is wrong with them, and what they are called together once they narrow the list. */
interface RangeWords {
  readonly title: string;
  readonly from: string;
  readonly to: string;
  readonly reversed: string;
  readonly invalid: string;
  readonly between: string;
  readonly atLeast: string;
  readonly atMost: string;
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
  readonly days: RangeWords;
  /** `{{to}}` is the number of days. */
  readonly workingDays: Titled & { readonly atMost: string };
  readonly price: Titled;
  readonly dates: RangeWords;
  /** `{{nights}}` is filled where both ends are known. */
  readonly stay: RangeWords;
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
