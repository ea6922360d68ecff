import type { Messages } from '@portal/shared/i18n';
import type { ComponentType } from 'react';
import type { FilterParsers, Span } from './list-filters.ts';

/** The filters of a list as the URL has them. */
export type Values = Readonly<Record<string, unknown>>;

/** What the field of a filter is drawn with. */
interface FieldProps {
  readonly name: string;
  readonly messages: Messages<unknown>;
  readonly values: Values;
  /** What the rows are narrowed by, as it is sent. */
  readonly narrowing: object;
  readonly change: (changes: Readonly<Record<string, string | number | undefined>>) => void;
}

/** A filter of a list: how it is read out of the URL, and its field. `V` is what it adds to the query. */
export interface Filter<V = unknown> {
  readonly parsersOf: (name: string) => FilterParsers;
  readonly Field: ComponentType<FieldProps>;
  /** Stands over the other filters. */
  readonly isTabs?: true;
  /** Days or amounts that are put in order before they are sent. */
  readonly span?: Span;
  /** Only for its type. */
  readonly values?: V;
}

/** A filter with one value, called as the filter is. */
export interface SingleFilter<V> extends Filter<V> {
  readonly single: true;
}
