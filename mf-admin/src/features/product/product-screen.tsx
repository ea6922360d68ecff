import type { ProductKind, ProductRow } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { dayOf } from '@portal/shared/rules';
import { HasPerm } from '@portal/shared/session';
import { Icon } from '@portal/shared/ui';
import { lazy } from 'react';
import { Overlay } from '#src/layout/overlay.tsx';
import { Page } from '#src/layout/page.tsx';
import { useOverlay } from '#src/layout/use-overlay.ts';
import { EmptyList } from '#src/list/empty-list.tsx';
import { ListCard } from '#src/list/list-card.tsx';
import { ListPager } from '#src/list/list-pager.tsx';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { Button } from '#src/ui/button.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import { queryFrom, useProductFilters } from './list/product-filters.ts';
import { ProductTable } from './list/product-table.tsx';
import { KindTabs, ProductTools } from './list/product-tools.tsx';
import type { NamedProduct } from './list/use-product-columns.tsx';
import { useProductCounts, useProductPage } from './product-calls.ts';
import { productMessages } from './product-messages.ts';
import { useProductChanges } from './use-product-changes.tsx';

const CreateDrawer = lazy(() => import('./list/create-drawer.tsx'));

const useNamed = () => {
  const text = useText();
  return (row: ProductRow): NamedProduct => ({
    ...row,
    name: text(row.title),
    category: text(row.categoryName),
    changedOn: dayOf(new Date(row.updatedAt)),
  });
};

const ProductList = ({ state }: { state: ReturnType<typeof useProductFilters> }) => {
  const t = useMessages(productMessages);
  const query = useProductPage(queryFrom(state));
  const counts = useProductCounts().data;
  const changes = useProductChanges();
  const named = useNamed();
  return (
    <ListCard busy={query.isPlaceholderData}>
      <KindTabs state={state} counts={counts} />
      <ProductTools state={state} counts={counts} />
      <AdminQuery
        query={query}
        skeleton={<RowsSkeleton height={60} />}
        empty={({ total }) => total === 0}
        emptyState={
          <EmptyList
            state={state}
            title={t('empty.title')}
            narrowed={t('empty.narrowed')}
            none={t('empty.none')}
          />
        }
      >
        {({ list, total }) => (
          <>
            <ProductTable rows={list.map(named)} total={total} changes={changes} />
            <ListPager {...state.filters} total={total} onChange={state.change} />
          </>
        )}
      </AdminQuery>
    </ListCard>
  );
};

/** Products of all kinds: the list, and what is done with it. */
export const ProductScreen = () => {
  const t = useMessages(productMessages);
  const state = useProductFilters();
  const [open, setOpen, turn] = useOverlay<{ readonly kind?: ProductKind }>();
  const add = (
    <HasPerm anyOf={['biz:product:add']}>
      <Button
        kind="primary"
        icon={<Icon name="plus" size={16} />}
        onClick={() => setOpen({ kind: state.filters.kind })}
      >
        {t('add')}
      </Button>
    </HasPerm>
  );
  return (
    <Page title={t('title')} lead={t('lead')} actions={add}>
      <ProductList state={state} />
      {open && (
        <Overlay>
          <CreateDrawer key={turn} kind={open.kind} onClosed={() => setOpen(undefined)} />
        </Overlay>
      )}
    </Page>
  );
};
