import { useMessages } from '@portal/shared/i18n';
import type { ReactNode } from 'react';
import styles from './list-head.module.css';
import { type TourSort, tourSorts } from './tour-filters.ts';
import { tourListMessages } from './tour-list-messages.ts';
import type { FilterState } from './use-tour-filters.ts';

interface ListHeadProps extends FilterState {
  /** How many tours pass the filters; undefined until it is known. */
  readonly total: number | undefined;
  readonly children?: ReactNode;
}

/** How many tours there are, and in which order. */
export const ListHead = ({ total, filters, change, children }: ListHeadProps) => {
  const t = useMessages(tourListMessages);
  return (
    <div className={styles.head}>
      <p className={styles.count} role="status">
        {total === undefined ? t('finding') : t('found', { count: total })}
      </p>
      {children}
      <label className={styles.sort}>
        <span>{t('sort.label')}</span>
        <select
          value={filters.sort}
          onChange={({ target }) => change({ sort: sortParam(target.value as TourSort) })}
        >
          {tourSorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sort.${sort}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
};

/** The usual order stays out of the URL. */
const sortParam = (sort: TourSort): TourSort | undefined => (sort === 'recommended' ? undefined : sort);
