import { useMessages } from '@portal/shared/i18n';
import { SearchForm } from '@portal/shared/ui';
import { EmptyList } from '#src/list/empty-list.tsx';
import { ChoiceFilter } from '#src/list/filters/choice-filter.tsx';
import paper from '#src/list/filters/filter-bar.module.css';
import { oneOf } from '#src/list/filters/filter-parsers.ts';
import { useListFilters } from '#src/list/filters/use-list-filters.ts';
import { ListCard } from '#src/list/list-card.tsx';
import { ListPager } from '#src/list/list-pager.tsx';
import { ListTable } from '#src/list/table/list-table.tsx';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import { useAnomalies } from '../reconciliation-calls.ts';
import { reconciliationMessages } from '../reconciliation-messages.ts';
import { type NamedAnomaly, useAnomalyColumns } from './use-anomaly-columns.tsx';

const outcomes = ['anomaly', 'dispute', 'unknown', 'unreadable', 'forged', 'failed'] as const;
const readers = { outcome: oneOf(...outcomes), settled: oneOf('yes', 'no') } as const;

type State = ReturnType<typeof useListFilters<typeof readers>>;

const Tools = ({ state: { filters, change } }: { state: State }) => {
  const t = useMessages(reconciliationMessages);
  return (
    <SearchForm label={t('anomaly.table')} className={paper.tools}>
      <ChoiceFilter
        label={t('anomaly.outcome')}
        choices={outcomes.map((value) => ({ value, label: t(`anomaly.outcomes.${value}`) }))}
        value={filters.outcome}
        onChange={(outcome) => change({ outcome })}
      />
      <ChoiceFilter
        label={t('anomaly.state')}
        choices={[
          { value: 'no', label: t('anomaly.open') },
          { value: 'yes', label: t('anomaly.done') },
        ]}
        value={filters.settled}
        onChange={(settled) => change({ settled })}
      />
    </SearchForm>
  );
};

/** Notifications of providers that do not fit our books, and what was done about them. */
export const AnomalyList = ({ onSettle }: { onSettle: (anomaly: NamedAnomaly) => void }) => {
  const t = useMessages(reconciliationMessages);
  const state = useListFilters(readers);
  const { outcome, settled, pageNum, pageSize } = state.filters;
  const query = useAnomalies({ outcome, settled, pageNum, pageSize });
  const columns = useAnomalyColumns(onSettle);
  const words = {
    ...{ title: t('anomaly.empty.title'), narrowed: t('anomaly.empty.narrowed') },
    none: t('anomaly.empty.none'),
  };
  return (
    <ListCard busy={query.isPlaceholderData}>
      <Tools state={state} />
      <AdminQuery
        query={query}
        skeleton={<RowsSkeleton height={88} rows={5} />}
        empty={({ total }) => total === 0}
        emptyState={<EmptyList state={state} {...words} />}
      >
        {({ list, total }) => (
          <>
            <ListTable
              label={t('anomaly.table')}
              name="anomalies"
              rows={list.map((row) => ({ ...row, name: row.paymentNo ?? String(row.id) }))}
              total={total}
              columns={columns}
              width={1192}
            />
            <ListPager {...state.filters} total={total} onChange={state.change} />
          </>
        )}
      </AdminQuery>
    </ListCard>
  );
};
