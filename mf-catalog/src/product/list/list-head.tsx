import { useMessages } from '@portal/shared/i18n';
import { Button, SelectControl } from '@portal/shared/ui';
import { type ReactNode, useId } from 'react';
import { QueryForm } from '../query-form.tsx';
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
  const id = useId();
  const options = list.sorts.map((sort) => ({
    value: sortParam(sort),
    label: sort === 'sold' ? words('sold') : t(`sort.${sort}`),
  }));
  return (
    <div className={styles.head}>
      <p className={styles.count} role="status">
        {total === undefined ? words('finding') : words('found', { count: total, total: shownTotal(total) })}
      </p>
      {children}
      <QueryForm params={['sort']} className={styles.sort}>
        <label htmlFor={id}>{t('sort.label')}</label>
        <SelectControl
          id={id}
          className={styles.order}
          value={sortParam(filters.sort)}
          options={options}
          onChange={(sort) => change({ sort })}
        />
        <noscript>
          {options.map(({ value, label }) => (
            <Button key={value} type="submit" name="sort" value={value} size="small" kind="quiet">
              {label}
            </Button>
          ))}
        </noscript>
      </QueryForm>
    </div>
  );
};

/** The usual order stays out of the URL. */
const sortParam = (sort: ProductSort): string => (sort === 'recommended' ? '' : sort);
