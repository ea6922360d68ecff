import { type Messages, useMessages } from '@portal/shared/i18n';
import { Tabs } from '@portal/shared/ui';
import { type ComponentType, useId } from 'react';
import { SearchInput } from '#src/ui/search-input.tsx';
import { listMessages } from '../list-messages.ts';
import { useListWords } from '../list-row.ts';
import { ChoiceFilter } from './choice-filter.tsx';
import { DayRange } from './day-range.tsx';
import styles from './filter-bar.module.css';
import { Filter as FilterField } from './filter-bar.tsx';
import { day, type FilterParser, keywords, oneOf } from './filter-parsers.ts';
import type { FilterParsers, Span } from './list-filters.ts';

interface FieldProps {
  readonly name: string;
  readonly messages: Messages<unknown>;
  readonly values: Readonly<Record<string, unknown>>;
  readonly change: (changes: Readonly<Record<string, string | undefined>>) => void;
}

/** A filter of a list: how it is read out of the URL, and its field. `Values` is what it adds to the query. */
export interface Filter<Values = unknown> {
  readonly parsersOf: (name: string) => FilterParsers;
  readonly Field: ComponentType<FieldProps>;
  /** Stands over the other filters. */
  readonly isTabs?: true;
  /** Days that are put in order before they are sent. */
  readonly span?: Span;
  /** Only for its type. */
  readonly values?: Values;
}

/** A filter with one value, called as the filter is. */
export interface SingleFilter<V> extends Filter<V> {
  readonly single: true;
}

interface Option {
  readonly value: string;
  readonly label: string;
}

/** The groups of words that have one for each of these values. */
type GroupOf<W, V extends string | number> = {
  [N in keyof W & string]: W[N] extends Readonly<Record<`${V}`, unknown>> ? N : never;
}[keyof W & string];

const textOf = (value: unknown): string | undefined => (value === undefined ? undefined : String(value));

const choiceOf = <V,>(
  parser: FilterParser<V>,
  useOptions: (word: (key: string) => string) => readonly Option[],
): SingleFilter<V> => ({
  single: true,
  parsersOf: (name) => ({ [name]: parser }),
  Field: ({ name, values, change, messages }) => {
    const word = useListWords(messages);
    return (
      <ChoiceFilter
        label={word(`filters.${name}`)}
        choices={useOptions(word)}
        value={textOf(values[name])}
        onChange={(value) => change({ [name]: value })}
      />
    );
  },
});

/** The kinds of filters, for a list with the words `W`. */
export const filterKinds = <W,>() => ({
  /** One of some values, called as the words of a group name them. */
  choice: <const V extends string | number>(values: readonly V[], group: GroupOf<W, V>): SingleFilter<V> =>
    choiceOf(oneOf(...values), (word) =>
      values.map((value) => ({ value: String(value), label: word(`${group}.${value}`) })),
    ),

  /** Tabs over the list, the first one chosen until the URL has another. Their label is `filters.<name>`. */
  tabs: <const V extends string>(values: readonly V[], group: GroupOf<W, V>): SingleFilter<V> => ({
    ...{ single: true, isTabs: true },
    parsersOf: (name) => ({ [name]: oneOf(...values) }),
    Field: ({ name, values: chosen, change, messages }) => {
      const word = useListWords(messages);
      return (
        <Tabs
          label={word(`filters.${name}`)}
          items={values.map((value) => ({ value, label: word(`${group}.${value}`) }))}
          value={textOf(chosen[name]) ?? values[0] ?? ''}
          onChange={(value) => change({ [name]: value })}
        />
      );
    },
  }),

  /** One of what a hook gives. */
  choiceFrom: <V,>(parser: FilterParser<V>, useOptions: () => readonly Option[]): SingleFilter<V> =>
    choiceOf(parser, () => useOptions()),

  /** A value that another part of the screen shows and changes. */
  hidden: <V,>(parser: FilterParser<V>): SingleFilter<V> => ({
    single: true,
    parsersOf: (name) => ({ [name]: parser }),
    Field: () => null,
  }),

  /** Enabled or disabled. */
  status: (): SingleFilter<0 | 1> =>
    ({
      single: true,
      parsersOf: () => ({}),
      Field: ({ values, change }) => {
        const t = useMessages(listMessages);
        return (
          <ChoiceFilter
            label={t('status')}
            choices={[
              { value: '1', label: t('on') },
              { value: '0', label: t('off') },
            ]}
            value={textOf(values.status)}
            onChange={(status) => change({ status })}
          />
        );
      },
    }) satisfies SingleFilter<0 | 1>,

  /** Words in a field of their own; its hint is `hints.<name>`. */
  text: (max: number): SingleFilter<string> => ({
    single: true,
    parsersOf: (name) => ({ [name]: keywords(max) }),
    Field: ({ name, values, change, messages }) => {
      const word = useListWords(messages);
      const id = useId();
      return (
        <FilterField label={word(`filters.${name}`)} id={id}>
          <SearchInput
            id={id}
            className={styles.text}
            value={textOf(values[name])}
            placeholder={word(`hints.${name}`)}
            onSearch={(text) => change({ [name]: text })}
          />
        </FilterField>
      );
    },
  }),

  /** Days of the agency, both counted in, under two names of the query. */
  dayRange: <const A extends string, const B extends string>(
    from: A,
    to: B,
  ): Filter<{ readonly [N in A | B]?: string }> => ({
    span: [from, to],
    parsersOf: () => ({ [from]: day(), [to]: day() }),
    Field: ({ name, values, change, messages }) => {
      const word = useListWords(messages);
      return (
        <DayRange
          label={word(`filters.${name}`)}
          startTime={textOf(values[from])}
          endTime={textOf(values[to])}
          onChange={({ startTime, endTime }) => change({ [from]: startTime, [to]: endTime })}
        />
      );
    },
  }),
});

export type FilterKinds<W> = ReturnType<typeof filterKinds<W>>;

type Flat<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never;

/** What filters add to the query. */
export type ValuesOf<F extends Readonly<Record<string, Filter>>> = {
  readonly [N in keyof F as F[N] extends SingleFilter<unknown> ? N : never]?: F[N] extends SingleFilter<
    infer V
  >
    ? V
    : never;
} & Flat<
  | {
      [N in keyof F]: F[N] extends SingleFilter<unknown> ? never : F[N] extends Filter<infer V> ? V : never;
    }[keyof F]
  | object
>;
