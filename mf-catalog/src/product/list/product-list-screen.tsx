import { useMessages } from '@portal/shared/i18n';
import { Page, useLayoutMedia, useTitle } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { restoreFocus } from '../restore-focus.ts';
import { DateChips } from './dates/date-chips.tsx';
import { ActiveFilters } from './filters/active-filters.tsx';
import { FilterDrawer } from './filters/filter-drawer.tsx';
import { FilterPanel } from './filters/filter-panel.tsx';
import { FirstChoice } from './filters/first-choice.tsx';
import { useProductFilters } from './filters/use-product-filters.ts';
import { ListHead } from './list-head.tsx';
import type { ProductList } from './product-list.ts';
import { productListMessages } from './product-list-messages.ts';
import styles from './product-list-screen.module.css';
import { ProductResults } from './product-results.tsx';
import { useProductFacets, useProductPage } from './use-product-list.ts';

interface ProductListScreenProps {
  readonly list: ProductList;
  readonly title: string;
  readonly lead: string;
  /** Stands beside the title: the way to the cart. */
  readonly action?: ReactNode;
  /** Stands below the list: what was picked from it. */
  readonly foot?: ReactNode;
  /** Stands between the title and the list. */
  readonly children?: ReactNode;
}

/** The screen of every list of products; what differs between them is in `list`. */
export const ProductListScreen = ({ list, title, lead, action, foot, children }: ProductListScreenProps) => {
  const t = useMessages(productListMessages);
  useTitle(title);
  const wide = useLayoutMedia('(min-width: 960px)');
  const state = useProductFilters(list);
  const products = useProductPage(list, state.filters);
  const facets = useProductFacets(list, state.filters.keywords);
  const total = products.data?.total;
  const filterProps = { list, facets, ...state };

  return (
    <Page>
      <header className={styles.head}>
        <h1>{title}</h1>
        {action}
        <p className={styles.lead}>{lead}</p>
      </header>
      {children}
      <FirstChoice {...filterProps} />
      <DateChips list={list} {...state} />
      <div className={styles.columns}>
        {wide !== false && (
          <aside className={styles.side} aria-labelledby="filters">
            <h2 id="filters" className="visually-hidden">
              {t('filters.title')}
            </h2>
            <FilterPanel {...filterProps} />
          </aside>
        )}
        <div ref={restoreFocus} className={styles.main}>
          <ListHead list={list} total={total} {...state}>
            {wide !== true && (
              <div className={styles.drawer}>
                <FilterDrawer total={total} {...filterProps} />
              </div>
            )}
          </ListHead>
          <ActiveFilters {...filterProps} />
          <ProductResults list={list} query={products} {...state} />
          {foot}
        </div>
      </div>
    </Page>
  );
};
