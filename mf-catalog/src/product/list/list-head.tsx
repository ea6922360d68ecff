import { useMessages } from '@portal/shared/i18n';
import type { ReactNode } from 'react';
import type { ProductSort } from './filters/product-filters.ts';
import type { FilterState } from './filters/use-product-filters.ts';
import styles from './list-head.module.css';
import type { ProductList } from './product-list.ts';
import { productListMessages } from './product-list-messages.ts';
import { shownTotal } from './shown-total.ts';

interface ListHeadProps extends FilterState {
  readonly list: ProductList;
  /** How many products pass the filters; undefined until it is known. */
  readonly total: number | undefined;
  readonly children?: ReactNode;
}

/** How many products there are, and in which order. */
export const ListHead = ({ list, total, filters, change, children }: ListHeadProps) => {
  const t = useMessages(productListMessages);
  const words = useMessages(list.words);
  return (
    <div className={styles.head}>
      <p className={styles.count} role="status">
        {total === undefined ? words('finding') : words('found', { count: total, total: shownTotal(total) })}
      </p>
      {children}
      <label className={styles.sort}>
        <span>{t('sort.label')}</span>
        <select
          value={filters.sort}
          onChange={({ target }) => change({ sort: sortParam(target.value as ProductSort) })}
        >
          {list.sorts.map((sort) => (
            <option key={sort} value={sort}>
              {sort === 'sold' ? words('sold') : t(`sort.${sort}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
};

/** The usual order stays out of the URL. */
const sortParam = (sort: ProductSort): ProductSort | undefined => (sort === 'recommended' ? undefined : sort);
