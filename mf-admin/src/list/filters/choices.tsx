import type { Key } from '@portal/shared/i18n';
import { Tabs } from '@portal/shared/ui';
import { useListWords } from '../list-row.ts';
import { ChoiceFilter } from './choice-filter.tsx';
import type { SingleFilter, Values } from './filter.ts';
import type { FilterParser } from './filter-parsers.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** A value as the URL has it. */
export const textOf = (value: unknown): string | undefined =>
  value === undefined ? undefined : String(value);

export interface ChoiceOptions<W> {
  /** What no choice is called; "any" unless given. */
  readonly unset?: Key<W>;
  /** Filters that depend on this one: another choice clears them. */
  readonly clears?: readonly string[];
}

export interface TabsOptions<W> {
  /** What a first tab without a value is called; without it the first value is chosen. */
  readonly all?: Key<W>;
  /** A hook: how many rows there are, by value; `''` counts all. It gets what the other filters narrow the list by. */
  useCounts?(narrowing: object): Readonly<Record<string, number>> | undefined;
  /** Where the server stops counting. */
  readonly countedTo?: number;
}

type Words = (key: string) => string;

/** A filter with one of some values, chosen from a list. */
export const choiceOf = <V, W>(
  parser: FilterParser<V>,
  useOptions: (word: Words, values: Values) => readonly Option[] | undefined,
  { unset, clears = [] }: ChoiceOptions<W> = {},
): SingleFilter<V> => ({
  single: true,
  parsersOf: (name) => ({ [name]: parser }),
  Field: ({ name, values, change, messages }) => {
    const word = useListWords(messages);
    const choices = useOptions(word, values);
    const cleared = Object.fromEntries(clears.map((other) => [other, undefined]));
    if (!choices) return null;
    return (
      <ChoiceFilter
        label={word(`filters.${name}`)}
        choices={choices}
        value={textOf(values[name])}
        unset={unset && word(unset)}
        onChange={(value) => change({ ...cleared, [name]: value })}
      />
    );
  },
});

const noCounts = () => undefined;

/** A filter with one of some values, chosen by tabs. */
export const tabsOf = <V, W>(
  parser: FilterParser<V>,
  useOptions: (word: Words) => readonly Option[],
  { all, useCounts = noCounts, countedTo = Number.POSITIVE_INFINITY }: TabsOptions<W> = {},
): SingleFilter<V> => ({
  ...{ single: true, isTabs: true },
  parsersOf: (name) => ({ [name]: parser }),
  Field: ({ name, values: { [name]: chosen }, narrowing, change, messages }) => {
    const word = useListWords(messages);
    const { [name]: _chosen, ...others }: Values = { ...narrowing };
    const counts = useCounts(others);
    const options = [...(all ? [{ value: '', label: word(all) }] : []), ...useOptions(word)];
    const shown = (count: number | undefined) =>
      count !== undefined && count >= countedTo ? `${countedTo}+` : count;
    return (
      <Tabs
        label={word(`filters.${name}`)}
        items={options.map((option) => ({ ...option, count: shown(counts?.[option.value]) }))}
        value={textOf(chosen) ?? options[0]?.value ?? ''}
        onChange={(value) => change({ [name]: value || undefined })}
      />
    );
  },
});

/** Values as options, called as the words of a group name them. */
export const optionsOf =
  (values: readonly (string | number)[], group: string) =>
  (word: Words): readonly Option[] =>
    values.map((value) => ({ value: String(value), label: word(`${group}.${value}`) }));
