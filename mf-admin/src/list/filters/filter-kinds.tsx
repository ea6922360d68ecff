import { useMessages } from '@portal/shared/i18n';
import { useId } from 'react';
import { SearchInput } from '#src/ui/search-input.tsx';
import { listMessages } from '../list-messages.ts';
import { useListWords } from '../list-row.ts';
import { ChoiceFilter } from './choice-filter.tsx';
import {
  type ChoiceOptions,
  choiceOf,
  type Option,
  optionsOf,
  type TabsOptions,
  tabsOf,
  textOf,
} from './choices.tsx';
import { DayRange } from './day-range.tsx';
import type { Filter, SingleFilter, Values } from './filter.ts';
import styles from './filter-bar.module.css';
import { Filter as FilterField } from './filter-bar.tsx';
import { day, type FilterParser, fen, keywords, oneOf } from './filter-parsers.ts';
import { MoneyRange } from './money-range.tsx';

/** The groups of words that have one for each of these values. */
type GroupOf<W, V extends string | number> = {
  [N in keyof W & string]: W[N] extends Readonly<Record<`${V}`, unknown>> ? N : never;
}[keyof W & string];

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** The kinds of filters, for a list with the words `W`. */
export const filterKinds = <W,>() => ({
  /** One of some values, called as the words of a group name them. */
  choice: <const V extends string | number>(
    values: readonly V[],
    group: GroupOf<W, V>,
    options?: ChoiceOptions<W>,
  ): SingleFilter<V> => choiceOf(oneOf(...values), optionsOf(values, group), options),

  /** One of what a hook gives for the values of all filters; not drawn while that is undefined. */
  choiceFrom: <V,>(
    parser: FilterParser<V>,
    useOptions: (values: Values) => readonly Option[] | undefined,
    options?: ChoiceOptions<W>,
  ): SingleFilter<V> => choiceOf(parser, (_, values) => useOptions(values), options),

  /** Tabs over the list, the first one chosen until the URL has another. Their label is `filters.<name>`. */
  tabs: <const V extends string>(
    values: readonly V[],
    group: GroupOf<W, V>,
    options?: TabsOptions<W>,
  ): SingleFilter<V> => tabsOf(oneOf(...values), optionsOf(values, group), options),

  /** Tabs that a hook gives. */
  tabsFrom: <V,>(
    parser: FilterParser<V>,
    useOptions: () => readonly Option[],
    options?: TabsOptions<W>,
  ): SingleFilter<V> => tabsOf(parser, () => useOptions(), options),

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

  /** Amounts in fen, both counted in, under two names of the query. */
  moneyRange: <const A extends string, const B extends string>(
    min: A,
    max: B,
  ): Filter<{ readonly [N in A | B]?: number }> => ({
    span: [min, max],
    parsersOf: () => ({ [min]: fen(), [max]: fen() }),
    Field: ({ name, values, change, messages }) => {
      const word = useListWords(messages);
      return (
        <MoneyRange
          label={word(`filters.${name}`)}
          min={numberOf(values[min])}
          max={numberOf(values[max])}
          onMin={(value) => change({ [min]: value })}
          onMax={(value) => change({ [max]: value })}
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
