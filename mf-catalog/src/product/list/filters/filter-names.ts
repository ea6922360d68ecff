import { formatDay, formatMoney, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { daysBetween } from '@portal/shared/rules';
import type { ProductList } from '../product-list.ts';
import { productListMessages } from '../product-list-messages.ts';
import type { Facets } from '../use-product-list.ts';
import type { FilterName, FilterValues } from './product-filters.ts';
import type { Range } from './range.ts';

interface Shown {
  readonly key: 'between' | 'atLeast' | 'atMost';
  readonly values: Readonly<Record<string, string | number>>;
}

/** Which of its three names a range has, and the ends to fill in. */
const shownRange = <T>({ from, to }: Range<T>, show: (value: T) => string): Shown => {
  const values = { from: from === undefined ? '' : show(from), to: to === undefined ? '' : show(to) };
  if (from === undefined) return { key: 'atMost', values };
  return { key: to === undefined ? 'atLeast' : 'between', values };
};

/** How many days, named by their number where just that many fit. */
const shownDays = (days: Range<number>) => {
  const { key, values } = shownRange(days, String);
  const exact = days.from !== undefined && days.from === days.to;
  return { key: exact ? 'exactly' : key, values: { ...values, count: days.from ?? days.to ?? 0 } } as const;
};

const nightsOf = ({ from, to }: Range<string>): number => (from && to ? daysBetween(from, to) : 0);

/**
 * What a filter that narrows the list now is called, in words: `¥500 – ¥1,280`. Undefined while the facets, which know
 * what names are called, are on their way; a name that they do not have stays as it is.
 */
export const useFilterNames = (list: ProductList, filters: FilterValues, facets: Facets) => {
  const common = useMessages(productListMessages);
  const t = useMessages(list.words);
  const language = useLanguage();
  const text = useText();
  const day = (value: string) => formatDay(value, language);
  const ofFacet = (name: 'category' | 'destination' | 'departureCity' | 'theme'): string | undefined => {
    const chosen = filters[name] ?? '';
    if (facets === undefined) return undefined;
    return text(facets?.[name].find(({ value }) => value === chosen)?.label ?? { zh: chosen });
  };
  const ofDays = ({ key, values }: ReturnType<typeof shownDays>) => t(`filters.days.${key}`, values);
  const ofDates = (name: 'dates' | 'stay', { key, values }: Shown) => t(`filters.${name}.${key}`, values);
  const ofPrice = ({ key, values }: Shown) => common(`price.${key}`, values);

  const names: Readonly<Record<FilterName, () => string | undefined>> = {
    keywords: () => common('chips.keywords', { text: filters.keywords ?? '' }),
    category: () => ofFacet('category'),
    destination: () => ofFacet('destination'),
    departureCity: () => ofFacet('departureCity'),
    theme: () => ofFacet('theme'),
    grade: () => t('filters.grade.value', { grade: filters.grade ?? '' }),
    days: () => ofDays(shownDays(filters.days ?? {})),
    workingDays: () => t('filters.workingDays.atMost', { count: filters.workingDays ?? 0 }),
    price: () => ofPrice(shownRange(filters.price ?? {}, (fen) => formatMoney(fen, language))),
    dates: () => ofDates('dates', shownRange(filters.dates ?? {}, day)),
    stay: () => {
      const stay = filters.stay ?? {};
      const { key, values } = shownRange(stay, day);
      return ofDates('stay', { key, values: { ...values, count: nightsOf(stay) } });
    },
    day: () => day(filters.day ?? ''),
  };
  return (name: FilterName): string | undefined => names[name]();
};
