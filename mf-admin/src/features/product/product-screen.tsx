import type { ProductKind, ProductRow } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { dayOf } from '@portal/shared/rules';
import { HasPerm } from '@portal/shared/session';
import { Icon } from '@portal/shared/ui';
import { lazy } from 'react';
import { AdminQuery } from '#src/frame/admin-query.tsx';
import { Layer } from '#src/frame/layer.tsx';
import { ListPaper } from '#src/frame/list-paper.tsx';
import { NothingFits } from '#src/frame/nothing-fits.tsx';
import { Pages } from '#src/frame/pages.tsx';
import { PlainPage } from '#src/frame/plain-page.tsx';
import { RowsSkeleton } from '#src/frame/rows-skeleton.tsx';
import { useLayer } from '#src/frame/use-layer.ts';
import { Button } from '#src/parts/button.tsx';
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
    <ListPaper busy={query.isPlaceholderData}>
      <KindTabs state={state} counts={counts} />
      <ProductTools state={state} counts={counts} />
      <AdminQuery
        query={query}
        skeleton={<RowsSkeleton height={60} />}
        empty={({ total }) => total === 0}
        emptyState={
          <NothingFits
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
            <Pages {...state.filters} total={total} onChange={state.change} />
          </>
        )}
      </AdminQuery>
    </ListPaper>
  );
};

/** Products of all kinds: the list, and what is done with it. */
export const ProductScreen = () => {
  const t = useMessages(productMessages);
  const state = useProductFilters();
  const [open, setOpen, turn] = useLayer<{ readonly kind?: ProductKind }>();
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
    <PlainPage title={t('title')} lead={t('lead')} actions={add}>
      <ProductList state={state} />
      {open && (
        <Layer>
          <CreateDrawer key={turn} kind={open.kind} onClosed={() => setOpen(undefined)} />
        </Layer>
      )}
    </PlainPage>
  );
};
