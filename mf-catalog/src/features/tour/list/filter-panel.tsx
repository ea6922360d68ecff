import type { CallData } from '@portal/shared/contract';
import { formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { dayOf } from '@portal/shared/rules';
import { Skeleton } from '@portal/shared/ui';
import { FacetFilter } from './facet-filter.tsx';
import styles from './filter-panel.module.css';
import { KeywordsFilter } from './keywords-filter.tsx';
import type { Range } from './range.ts';
import { RangeFilter } from './range-filter.tsx';
import { tourListMessages } from './tour-list-messages.ts';
import type { FilterState } from './use-tour-filters.ts';

export type TourFacets = CallData<'GET /api/v1/tours/facets'>;

interface FilterPanelProps extends FilterState {
  /** Undefined while they are on their way, null when they did not come: the ranges work without them. */
  readonly facets: TourFacets | null | undefined;
}

const facetNames = ['destination', 'theme', 'departureCity'] as const;

const ranges = {
  days: { type: 'number', ends: ['minDays', 'maxDays'] },
  price: { type: 'number', ends: ['minPrice', 'maxPrice'] },
  dates: { type: 'date', ends: ['dayFrom', 'dayTo'] },
} as const;

type RangeName = keyof typeof ranges;

const useRangeWords = (facets: TourFacets | null | undefined) => {
  const t = useMessages(tourListMessages);
  const language = useLanguage();
  const problem = (name: RangeName, range: Range<unknown>) => {
    if (!range.problem) return undefined;
    return t(range.problem === 'reversed' ? `problems.${name}Reversed` : `problems.${name}Invalid`);
  };
  const hint = (name: RangeName) => {
    if (name !== 'price' || facets?.minPrice == null || facets.maxPrice == null) return undefined;
    const [from, to] = [facets.minPrice, facets.maxPrice].map((fen) => formatMoney(fen, language));
    return t('filters.priceHint', { from: from ?? '', to: to ?? '' });
  };
  return { problem, hint };
};

/** Everything a list can be narrowed by. */
export const FilterPanel = ({ facets, filters, typed, change }: FilterPanelProps) => {
  const t = useMessages(tourListMessages);
  const words = useRangeWords(facets);
  const rangeFilter = (name: RangeName) => {
    const { type, ends } = ranges[name];
    const [from, to] = ends;
    return (
      <RangeFilter
        key={name}
        title={t(`filters.${name}`)}
        type={type}
        ends={[
          { name: from, label: t(`filters.${from}`) },
          { name: to, label: t(`filters.${to}`) },
        ]}
        values={[typed(from), typed(to)]}
        min={type === 'date' ? dayOf(new Date()) : undefined}
        problem={words.problem(name, filters[name])}
        hint={words.hint(name)}
        onChange={([first, second]) => change({ [from]: first, [to]: second })}
      />
    );
  };
  return (
    <div className={styles.panel}>
      <KeywordsFilter value={typed('keywords')} onChange={(keywords) => change({ keywords })} />
      {facets === undefined ? (
        <Skeleton height={1100} />
      ) : (
        <>
          {facets &&
            facetNames.map((name) => (
              <FacetFilter
                key={name}
                title={t(`filters.${name}`)}
                values={facets[name]}
                chosen={filters[name]}
                onChange={(value) => change({ [name]: value })}
              />
            ))}
          {(['days', 'price', 'dates'] as const).map(rangeFilter)}
        </>
      )}
    </div>
  );
};
