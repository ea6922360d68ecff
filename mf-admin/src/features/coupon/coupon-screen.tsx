import { useMessages, useText } from '@portal/shared/i18n';
import { HasPerm } from '@portal/shared/session';
import { Icon } from '@portal/shared/ui';
import { lazy } from 'react';
import { Overlay } from '#src/layout/overlay.tsx';
import { Page } from '#src/layout/page.tsx';
import { useOverlay } from '#src/layout/use-overlay.ts';
import { EmptyList } from '#src/list/empty-list.tsx';
import { ChoiceFilter } from '#src/list/filters/choice-filter.tsx';
import { FilterBar } from '#src/list/filters/filter-bar.tsx';
import { oneOf } from '#src/list/filters/filter-parsers.ts';
import { useListFilters } from '#src/list/filters/use-list-filters.ts';
import { ListCard } from '#src/list/list-card.tsx';
import { ListPager } from '#src/list/list-pager.tsx';
import { SelectableTable } from '#src/list/table/selectable-table.tsx';
import { useOpenRecord } from '#src/list/use-open-record.ts';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { Button } from '#src/ui/button.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import { useCouponPage } from './coupon-calls.ts';
import { couponMessages } from './coupon-messages.ts';
import { useCouponColumns } from './list/coupon-columns.tsx';
import type { NamedCoupon } from './list/coupon-facts.ts';
import { useCouponChanges } from './use-coupon-changes.ts';

const CouponDrawer = lazy(() => import('./form/coupon-drawer.tsx'));
const GiveDrawer = lazy(() => import('./give/give-drawer.tsx'));

const stages = ['open', 'coming', 'over', 'off'] as const;

interface CouponListProps {
  readonly onEdit: (coupon: NamedCoupon) => void;
  readonly onGive: (coupon: NamedCoupon) => void;
}

const CouponList = ({ onEdit, onGive }: CouponListProps) => {
  const t = useMessages(couponMessages);
  const text = useText();
  const state = useListFilters({ stage: oneOf(...stages) });
  const { status: _status, ...filters } = state.filters;
  const query = useCouponPage(filters);
  const { changeStatus, remove, changing } = useCouponChanges();
  const columns = useCouponColumns({
    ...{ onEdit, onGive, changing },
    onDelete: (coupons) => void remove(coupons),
    onStatus: (coupon, status) => void changeStatus(coupon, status),
  });
  const words = { title: t('empty.title'), narrowed: t('empty.narrowed'), none: t('empty.none') };
  return (
    <ListCard busy={query.isPlaceholderData}>
      <FilterBar state={state} label={t('table')} hint={t('search')} hasStatus={false}>
        <ChoiceFilter
          label={t('stage')}
          choices={stages.map((value) => ({ value, label: t(`stages.${value}`) }))}
          value={filters.stage}
          onChange={(stage) => state.change({ stage })}
        />
      </FilterBar>
      <AdminQuery
        query={query}
        skeleton={<RowsSkeleton />}
        empty={({ total }) => total === 0}
        emptyState={<EmptyList state={state} {...words} />}
      >
        {({ list, total }) => (
          <>
            <SelectableTable
              label={t('table')}
              rows={list.map((coupon) => ({ ...coupon, name: text(coupon.title) }))}
              total={total}
              columns={columns}
              width={1112}
              anyOf={['biz:coupon:delete']}
              canGo={({ claimed }) => claimed === 0}
              onDelete={(coupons, onDone) => void remove(coupons, onDone)}
            />
            <ListPager {...state.filters} total={total} onChange={state.change} />
          </>
        )}
      </AdminQuery>
    </ListCard>
  );
};

const AddButton = ({ onAdd }: { onAdd: () => void }) => {
  const t = useMessages(couponMessages);
  return (
    <HasPerm anyOf={['biz:coupon:add']}>
      <Button kind="primary" icon={<Icon name="plus" size={16} />} onClick={onAdd}>
        {t('add')}
      </Button>
    </HasPerm>
  );
};

/** Coupons: what is given out, what became of it, and making more. The URL says which one is open: `new`, or its id. */
export const CouponScreen = () => {
  const t = useMessages(couponMessages);
  const [opened, open] = useOpenRecord('coupon');
  const [given, give, turn] = useOverlay<NamedCoupon>();
  const id = opened && /^[1-9]\d{0,14}$/.test(opened) ? Number(opened) : undefined;
  return (
    <Page title={t('title')} lead={t('lead')} actions={<AddButton onAdd={() => open('new')} />}>
      <CouponList onEdit={(coupon) => open(coupon.id)} onGive={give} />
      {(id || opened === 'new') && (
        <Overlay>
          <CouponDrawer key={opened} id={id} onClosed={() => open(undefined)} />
        </Overlay>
      )}
      {given && (
        <Overlay>
          <GiveDrawer key={turn} coupon={given} onClosed={() => give(undefined)} />
        </Overlay>
      )}
    </Page>
  );
};
