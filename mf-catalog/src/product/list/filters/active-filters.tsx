import { useMessages } from '@portal/shared/i18n';
import { Icon, Skeleton } from '@portal/shared/ui';
import type { ComponentProps } from 'react';
import { QueryButton, QueryForm } from '../../query-form.tsx';
import { productListMessages } from '../product-list-messages.ts';
import styles from './active-filters.module.css';
import { useFilterNames } from './filter-names.ts';
import type { FilterProps } from './filter-props.ts';
import { activeFilters, type FilterName, withoutFilters } from './product-filters.ts';

interface RemoveProps extends ComponentProps<'button'> {
  readonly names: readonly FilterName[];
  readonly clear: FilterProps['clear'];
}

/** Removes filters. */
const Remove = ({ names, clear, ...button }: RemoveProps) => (
  <QueryForm params={Object.keys(withoutFilters(names))}>
    <QueryButton {...button} onChoose={() => clear(names)} />
  </QueryForm>
);

/** The active filters as removable chips. A name that is not known yet has its place. */
export const ActiveFilters = ({ list, filters, facets, clear }: FilterProps) => {
  const t = useMessages(productListMessages);
  const nameOf = useFilterNames(list, filters, facets);
  const active = activeFilters(list, filters);
  if (active.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('filters.active')}>
      {active.map((filter) => (
        <li key={filter}>
          <Remove
            names={[filter]}
            clear={clear}
            className={styles.chip}
            aria-label={t('filters.remove', { name: nameOf(filter) ?? t('chips.unknown') })}
          >
            {nameOf(filter) ?? <Skeleton width={56} height={14} />}
            <Icon name="close" size={14} />
          </Remove>
        </li>
      ))}
      <li>
        <Remove names={active} clear={clear} className={styles.clear}>
          {t('filters.clear')}
        </Remove>
      </li>
    </ul>
  );
};
