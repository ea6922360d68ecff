import { useMessages } from '@portal/shared/i18n';
import { Icon, Skeleton } from '@portal/shared/ui';
import { productListMessages } from '../product-list-messages.ts';
import styles from './active-filters.module.css';
import { useFilterNames } from './filter-names.ts';
import type { FilterProps } from './filter-props.ts';
import { activeFilters } from './product-filters.ts';

interface ChipProps {
  /** Undefined until it is known: the chip holds its place. */
  readonly name: string | undefined;
  readonly onClear: () => void;
}

const Chip = ({ name, onClear }: ChipProps) => {
  const t = useMessages(productListMessages);
  return (
    <button
      type="button"
      className={styles.chip}
      aria-label={t('filters.remove', { name: name ?? t('chips.unknown') })}
      onClick={onClear}
    >
      {name ?? <Skeleton width={56} height={14} />}
      <Icon name="close" size={14} />
    </button>
  );
};

/** The active filters as removable chips. */
export const ActiveFilters = ({ list, filters, facets, clear }: FilterProps) => {
  const t = useMessages(productListMessages);
  const nameOf = useFilterNames(list, filters, facets);
  const active = activeFilters(list, filters);
  if (active.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('filters.active')}>
      {active.map((filter) => (
        <li key={filter}>
          <Chip name={nameOf(filter)} onClear={() => clear([filter])} />
        </li>
      ))}
      <li>
        <button type="button" className={styles.clear} onClick={() => clear(active)}>
          {t('filters.clear')}
        </button>
      </li>
    </ul>
  );
};
