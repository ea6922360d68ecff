import {
  formatDay,
  formatMoney,
  type Translate,
  useLanguage,
  useMessages,
  useText,
} from '@portal/shared/i18n';
import type { TourFacets } from './filter-panel.tsx';
import type { Range } from './range.ts';
import type { FilterName, TourFilters } from './tour-filters.ts';
import { tourListMessages } from './tour-list-messages.ts';

interface RangeKeys {
  readonly both: Chip;
  readonly from: Chip;
  readonly to: Chip;
}

type Words = typeof tourListMessages extends import('@portal/shared/i18n').Messages<infer W> ? W : never;
type Chip = Parameters<Translate<Words>>[0];

const ofMoney: RangeKeys = { both: 'chips.between', from: 'chips.atLeast', to: 'chips.atMost' };
const ofDays: RangeKeys = { both: 'chips.daysBetween', from: 'chips.daysAtLeast', to: 'chips.daysAtMost' };
const ofDates: RangeKeys = { both: 'chips.between', from: 'chips.from', to: 'chips.until' };

/**
 * What a filter that narrows the list now is called, in words: `¥500 – ¥1,280`. A name that the facets do not have
 * stays as it is.
 */
export const useFilterNames = (
  filters: TourFilters,
  facets: TourFacets | null | undefined,
): ((name: FilterName) => string) => {
  const t = useMessages(tourListMessages);
  const language = useLanguage();
  const text = useText();
  const inRange = <T>({ from, to }: Range<T>, keys: RangeKeys, show: (value: T) => string): string => {
    const ends = { from: from === undefined ? '' : show(from), to: to === undefined ? '' : show(to) };
    if (ends.from && ends.to) return t(keys.both, ends);
    return ends.from ? t(keys.from, ends) : t(keys.to, ends);
  };
  return (name) => {
    if (name === 'days') return inRange(filters.days, ofDays, String);
    if (name === 'price') return inRange(filters.price, ofMoney, (fen) => formatMoney(fen, language));
    if (name === 'dates') return inRange(filters.dates, ofDates, (day) => formatDay(day, language));
    const chosen = filters[name] ?? '';
    if (name === 'keywords') return t('chips.keywords', { text: chosen });
    return text(facets?.[name].find(({ value }) => value === chosen)?.label ?? { zh: chosen });
  };
};
