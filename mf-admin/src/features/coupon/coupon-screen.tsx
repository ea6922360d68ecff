import { useMessages, useText } from '@portal/shared/i18n';
import { HasPerm } from '@portal/shared/session';
import { Icon } from '@portal/shared/ui';
import { lazy } from 'react';
import { AdminQuery } from '#src/frame/admin-query.tsx';
import { ChoiceFilter } from '#src/frame/choice-filter.tsx';
import { oneOf } from '#src/frame/filter-readers.ts';
import { Layer } from '#src/frame/layer.tsx';
import { ListPaper, ListTools } from '#src/frame/list-paper.tsx';
import { NothingFits } from '#src/frame/nothing-fits.tsx';
import { Pages } from '#src/frame/pages.tsx';
import { PlainPage } from '#src/frame/plain-page.tsx';
import { RecordTable } from '#src/frame/record-table.tsx';
import { RowsSkeleton } from '#src/frame/rows-skeleton.tsx';
import { useLayer } from '#src/frame/use-layer.ts';
import { useListFilters } from '#src/frame/use-list-filters.ts';
import { useOpened } from '#src/frame/use-opened.ts';
import { Button } from '#src/parts/button.tsx';
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
    <ListPaper busy={query.isPlaceholderData}>
      <ListTools state={state} label={t('table')} hint={t('search')} hasStatus={false}>
        <ChoiceFilter
          label={t('stage')}
          choices={stages.map((value) => ({ value, label: t(`stages.${value}`) }))}
          value={filters.stage}
          onChange={(stage) => state.change({ stage })}
        />
      </ListTools>
      <AdminQuery
        query={query}
        skeleton={<RowsSkeleton />}
        empty={({ total }) => total === 0}
        emptyState={<NothingFits state={state} {...words} />}
      >
        {({ list, total }) => (
          <>
            <RecordTable
              label={t('table')}
              rows={list.map((coupon) => ({ ...coupon, name: text(coupon.title) }))}
              total={total}
              columns={columns}
              width={1112}
              anyOf={['biz:coupon:delete']}
              canGo={({ claimed }) => claimed === 0}
              onDelete={(coupons, onDone) => void remove(coupons, onDone)}
            />
            <Pages {...state.filters} total={total} onChange={state.change} />
          </>
        )}
      </AdminQuery>
    </ListPaper>
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
  const [opened, open] = useOpened('coupon');
  const [given, give, turn] = useLayer<NamedCoupon>();
  const id = opened && /^[1-9]\d{0,14}$/.test(opened) ? Number(opened) : undefined;
  return (
    <PlainPage title={t('title')} lead={t('lead')} actions={<AddButton onAdd={() => open('new')} />}>
      <CouponList onEdit={(coupon) => open(coupon.id)} onGive={give} />
      {(id || opened === 'new') && (
        <Layer>
          <CouponDrawer key={opened} id={id} onClosed={() => open(undefined)} />
        </Layer>
      )}
      {given && (
        <Layer>
          <GiveDrawer key={turn} coupon={given} onClosed={() => give(undefined)} />
        </Layer>
      )}
    </PlainPage>
  );
};
