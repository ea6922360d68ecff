import { useMessages } from '@portal/shared/i18n';
import type { ReactNode } from 'react';
import { ApplyWithoutScript, QueryForm } from '../query-form.tsx';
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
      <QueryForm params={['sort']} className={styles.sort}>
        <label>
          <span>{t('sort.label')}</span>
          <select
            name="sort"
            value={sortParam(filters.sort)}
            onChange={({ target }) => change({ sort: target.value })}
          >
            {list.sorts.map((sort) => (
              <option key={sort} value={sortParam(sort)}>
                {sort === 'sold' ? words('sold') : t(`sort.${sort}`)}
              </option>
            ))}
          </select>
        </label>
        <ApplyWithoutScript />
      </QueryForm>
    </div>
  );
};

/** The usual order stays out of the URL. */
const sortParam = (sort: ProductSort): string => (sort === 'recommended' ? '' : sort);
