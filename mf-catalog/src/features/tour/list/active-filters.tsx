import { useMessages } from '@portal/shared/i18n';
import { Icon } from '@portal/shared/ui';
import styles from './active-filters.module.css';
import { useFilterNames } from './filter-names.ts';
import type { TourFacets } from './filter-panel.tsx';
import { activeFilters, type FilterName, type TourFilters } from './tour-filters.ts';
import { tourListMessages } from './tour-list-messages.ts';

interface ActiveFiltersProps {
  readonly filters: TourFilters;
  /** They know what names are called; undefined while they are on their way, null when they did not come. */
  readonly facets: TourFacets | null | undefined;
  readonly onClear: (names: readonly FilterName[]) => void;
}

/** The filters that narrow the list now, each to be taken away. */
export const ActiveFilters = ({ filters, facets, onClear }: ActiveFiltersProps) => {
  const t = useMessages(tourListMessages);
  const nameOf = useFilterNames(filters, facets);
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('filters.active')}>
      {active.map((filter) => {
        const name = nameOf(filter);
        return (
          <li key={filter}>
            <button
              type="button"
              className={styles.chip}
              aria-label={t('filters.remove', { name })}
              onClick={() => onClear([filter])}
            >
              {name}
              <Icon name="close" size={14} />
            </button>
          </li>
        );
      })}
      <li>
        <button type="button" className={styles.clear} onClick={() => onClear(active)}>
          {t('filters.clear')}
        </button>
      </li>
    </ul>
  );
};
