import { useMessages } from '@portal/shared/i18n';
import { useQueryParams } from '@portal/shared/ui';
import { lazy } from 'react';
import { AdminQuery } from '#src/frame/admin-query.tsx';
import { ChoiceFilter } from '#src/frame/choice-filter.tsx';
import { CountTabs } from '#src/frame/count-tabs.tsx';
import { DayRange } from '#src/frame/day-range.tsx';
import { day, oneOf } from '#src/frame/filter-readers.ts';
import { Layer } from '#src/frame/layer.tsx';
import { ListPaper, ListTools } from '#src/frame/list-paper.tsx';
import { NothingFits } from '#src/frame/nothing-fits.tsx';
import { Pages } from '#src/frame/pages.tsx';
import { PlainPage } from '#src/frame/plain-page.tsx';
import { RowsSkeleton } from '#src/frame/rows-skeleton.tsx';
import { useListFilters } from '#src/frame/use-list-filters.ts';
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
    <PlainPage title={t('title')} lead={t('lead')}>
      <ListPaper busy={page.isPlaceholderData}>
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
        <ListTools state={state} label={t('table')} hint={t('search')} hasStatus={false}>
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
        </ListTools>
        <AdminQuery
          query={page}
          skeleton={<RowsSkeleton height={56} />}
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
              <RefundRows
                rows={list.map((refund, id) => ({ ...refund, id, name: refund.refundNo }))}
                total={total}
                onOpen={open}
              />
              <Pages {...state.filters} total={total} onChange={state.change} />
            </>
          )}
        </AdminQuery>
      </ListPaper>
      {opened && (
        <Layer>
          <RefundDrawer key={opened} refundNo={opened} onClosed={() => open(undefined)} />
        </Layer>
      )}
    </PlainPage>
  );
};
