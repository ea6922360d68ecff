import { useMessages } from '@portal/shared/i18n';
import { useQueryParams } from '@portal/shared/ui';
import { lazy } from 'react';
import { Overlay } from '#src/layout/overlay.tsx';
import { Page } from '#src/layout/page.tsx';
import { EmptyList } from '#src/list/empty-list.tsx';
import { ChoiceFilter } from '#src/list/filters/choice-filter.tsx';
import { CountTabs } from '#src/list/filters/count-tabs.tsx';
import { DayRange } from '#src/list/filters/day-range.tsx';
import { FilterBar } from '#src/list/filters/filter-bar.tsx';
import { day, oneOf } from '#src/list/filters/filter-parsers.ts';
import { useListFilters } from '#src/list/filters/use-list-filters.ts';
import { ListCard } from '#src/list/list-card.tsx';
import { ListPager } from '#src/list/list-pager.tsx';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import { useRefundCounts, useRefundPage } from './refund-calls.ts';
import { refundMessages } from './refund-messages.ts';
import { RefundRows } from './refund-rows.tsx';

const RefundDrawer = lazy(() => import('./refund-drawer.tsx'));

const states = ['REQUESTED', 'FAILED', 'APPROVED', 'PROCESSING', 'SUCCESS', 'REJECTED'] as const;
const scopes = ['whole', 'part', 'excess'] as const;
const readers = { state: oneOf(...states), scope: oneOf(...scopes), from: day(), to: day() };

/** Refunds: what waits for a decision, what is stuck, and what was done. */
export const RefundScreen = () => {
  const t = useMessages(refundMessages);
  const state = useListFilters(readers);
  const { get, set } = useQueryParams();
  const { status: _status, ...query } = state.filters;
  const page = useRefundPage(query);
  const counts = useRefundCounts();
  const opened = get('no');
  const open = (no: string | undefined) => set({ no, pageNum: get('pageNum') });
  return (
    <Page title={t('title')} lead={t('lead')}>
      <ListCard busy={page.isPlaceholderData}>
        <CountTabs
          label={t('tabs')}
          all={t('all')}
          many={(count) => t('many', { count })}
          names={states}
          nameOf={(name) => t(`states.${name}`)}
          counts={counts.data ?? {}}
          chosen={query.state}
          onChange={(value) => state.change({ state: value })}
        />
        <FilterBar state={state} label={t('table')} hint={t('search')} hasStatus={false}>
          <ChoiceFilter
            label={t('filters.scope')}
            value={query.scope}
            choices={scopes.map((value) => ({ value, label: t(`scopes.${value}`) }))}
            onChange={(scope) => state.change({ scope })}
          />
          <DayRange
            label={t('filters.asked')}
            startTime={query.from}
            endTime={query.to}
            onChange={({ startTime, endTime }) => state.change({ from: startTime, to: endTime })}
          />
        </FilterBar>
        <AdminQuery
          query={page}
          skeleton={<RowsSkeleton height={56} />}
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
              <RefundRows
                rows={list.map((refund, id) => ({ ...refund, id, name: refund.refundNo }))}
                total={total}
                onOpen={open}
              />
              <ListPager {...state.filters} total={total} onChange={state.change} />
            </>
          )}
        </AdminQuery>
      </ListCard>
      {opened && (
        <Overlay>
          <RefundDrawer key={opened} refundNo={opened} onClosed={() => open(undefined)} />
        </Overlay>
      )}
    </Page>
  );
};
