import type { ProductFacets, ProductKind, Text } from '@portal/shared/contract';
import { codedCategoryName } from '../tours/tour-categories.ts';
import type { FacetCount } from './facet-repository.ts';

const maxValues = 50;
const named = ['category', 'destination', 'departureCity', 'theme'];

/** The names in the counts that need an English translation. */
export const namesOf = (counts: readonly FacetCount[]): string[] =>
  counts.filter(({ facet }) => named.includes(facet)).map(({ value }) => value);

const byCount = (a: FacetCount, b: FacetCount): number => b.count - a.count || (a.value < b.value ? -1 : 1);

/** Counts as filter choices: names by frequency, at most 50; numbers ascending; prices in fen. */
export const facetsOf = (
  kind: ProductKind,
  counts: readonly FacetCount[],
  english: ReadonlyMap<string, string>,
): ProductFacets => {
  const of = (name: string): FacetCount[] => counts.filter(({ facet }) => facet === name);
  const labelOf = (zh: string): Text => {
    const en = english.get(zh);
    return codedCategoryName(kind, zh) ?? (en === undefined ? { zh } : { zh, en });
  };
  const names = (facet: string) =>
    of(facet)
      .sort(byCount)
      .slice(0, maxValues)
      .map(({ value, count, picture }) => ({
        value,
        label: labelOf(value),
        count,
        ...(picture === null ? {} : { picture }),
      }));
  const numbers = (facet: string) =>
    of(facet)
      .sort((a, b) => Number(a.value) - Number(b.value))
      .slice(0, maxValues)
      .map(({ value, count }) => ({ value, count }));
  const price = (facet: string): number | null => {
    const [found] = of(facet);
    return found ? Number(found.value) : null;
  };
  return {
    category: names('category'),
    destination: names('destination'),
    departureCity: names('departureCity'),
    theme: names('theme'),
    grade: numbers('grade'),
    days: numbers('days'),
    minPrice: price('minPrice'),
    maxPrice: price('maxPrice'),
  };
};
