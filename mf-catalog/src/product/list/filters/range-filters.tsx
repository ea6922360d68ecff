import { formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { addDays } from '@portal/shared/rules';
import { useToday } from '@portal/shared/ui';
import { productListMessages } from '../product-list-messages.ts';
import type { FilterProps } from './filter-props.ts';
import type { FilterParam } from './product-filters.ts';
import type { Range } from './range.ts';
import { RangeFilter } from './range-filter.tsx';

type Ends = readonly [from: FilterParam, to: FilterParam];

const days: Ends = ['minDays', 'maxDays'];
const prices: Ends = ['minPrice', 'maxPrice'];
const dates: Ends = ['dayFrom', 'dayTo'];

interface EndsWords {
  readonly from: string;
  readonly to: string;
  readonly invalid: string;
  /** Only for a stay: it has no night. */
  readonly reversed?: string;
}

/** What a range filter draws for two parameters: their fields, what stands in them and what is wrong with it. */
const endsOf = (
  [from, to]: Ends,
  { typed, change }: FilterProps,
  words: EndsWords,
  range?: Range<unknown>,
) => ({
  ends: [
    { name: from, label: words.from },
    { name: to, label: words.to },
  ],
  values: range?.swapped ? [typed(to), typed(from)] : [typed(from), typed(to)],
  problem: range?.problem && words[range.problem],
  onChange: ([first, second]: readonly string[]) => change({ [from]: first, [to]: second }),
});

const useEndsWords = ({ list }: FilterProps) => {
  const t = useMessages(list.words);
  return (name: 'days' | 'dates' | 'stay'): EndsWords & { readonly title: string } => ({
    title: t(`filters.${name}.title`),
    from: t(`filters.${name}.from`),
    to: t(`filters.${name}.to`),
    invalid: t(`filters.${name}.invalid`),
  });
};

/** How many days a journey takes. */
export const DaysFilter = (props: FilterProps) => {
  const words = useEndsWords(props)('days');
  return (
    <RangeFilter title={words.title} kind="number" {...endsOf(days, props, words, props.filters.days)} />
  );
};

/** What it may cost, in yuan. */
export const PriceFilter = (props: FilterProps) => {
  const t = useMessages(productListMessages);
  const own = useMessages(props.list.words);
  const language = useLanguage();
  const { minPrice, maxPrice } = props.facets ?? {};
  const words = {
    from: t('price.from'),
    to: t('price.to'),
    invalid: t('price.invalid'),
  };
  const money = (fen: number) => formatMoney(fen, language);
  return (
    <RangeFilter
      title={own('filters.price.title')}
      kind="number"
      {...endsOf(prices, props, words, props.filters.price)}
      hint={
        minPrice != null &&
        maxPrice != null &&
        t('price.hint', { from: money(minPrice), to: money(maxPrice) })
      }
    />
  );
};

/** Between which days one sets out. */
export const DatesFilter = (props: FilterProps) => {
  const words = useEndsWords(props)('dates');
  const ends = endsOf(dates, props, words, props.filters.dates);
  return <RangeFilter title={words.title} kind="date" min={useToday()} {...ends} />;
};

/** From the first night to the day one leaves: the next one, until another is chosen, or when the first moves past it. */
export const StayFilter = (props: FilterProps) => {
  const words = useEndsWords(props)('stay');
  const reversed = useMessages(props.list.words)('filters.stay.reversed');
  const ends = endsOf(dates, props, { ...words, reversed }, props.filters.stay);
  const change = ([from = '', to = '']: readonly string[]) => {
    const isOver = to === '' || (to <= from && from !== props.typed('dayFrom'));
    ends.onChange([from, from !== '' && isOver ? addDays(from, 1) : to]);
  };
  return <RangeFilter title={words.title} kind="date" min={useToday()} {...ends} onChange={change} />;
};

/** The one day of a visit. */
export const DayFilter = ({ list, typed, change }: FilterProps) => {
  const title = useMessages(list.words)('filters.day.title');
  return (
    <RangeFilter
      title={title}
      kind="date"
      min={useToday()}
      ends={[{ name: 'dayFrom', label: title }]}
      values={[typed('dayFrom')]}
      onChange={([day]) => change({ dayFrom: day, dayTo: day })}
    />
  );
};
