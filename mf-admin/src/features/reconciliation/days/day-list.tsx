import { useMessages } from '@portal/shared/i18n';
import { Spinner, saveFile } from '@portal/shared/ui';
import { Checkbox } from 'antd';
import { EmptyList } from '#src/list/empty-list.tsx';
import { oneOf } from '#src/list/filters/filter-parsers.ts';
import { useListFilters } from '#src/list/filters/use-list-filters.ts';
import { ListCard } from '#src/list/list-card.tsx';
import { ListPager } from '#src/list/list-pager.tsx';
import { ListTable } from '#src/list/table/list-table.tsx';
import { useProviderNames } from '#src/order-parts/use-provider-names.ts';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import styles from '../reconciliation.module.css';
import { useDaySheet, useDays } from '../reconciliation-calls.ts';
import { reconciliationMessages } from '../reconciliation-messages.ts';
import { idOf } from './day-facts.ts';
import { type DayHandlers, useDayColumns } from './use-day-columns.tsx';

const Progress = ({ day }: { day: string | undefined }) => {
  const t = useMessages(reconciliationMessages);
  return (
    <div className={styles.progress} role="status">
      {day && (
        <>
          <Spinner label={t('again.title', { day })} />
          {t('again.title', { day })} · {t('again.running')}
        </>
      )}
    </div>
  );
};

const useSheet = () => {
  const t = useMessages(reconciliationMessages);
  const sheet = useDaySheet();
  return (day: string) => sheet.mutate(day, { onSuccess: (file) => saveFile(file, t('sheetName', { day })) });
};

/** The days that were held against the bills, each provider for itself. */
export const DayList = (handlers: Pick<DayHandlers, 'onOpen' | 'onRun' | 'running'>) => {
  const t = useMessages(reconciliationMessages);
  const providers = useProviderNames();
  const state = useListFilters({ differing: oneOf('open', 'yes') });
  const { differing, pageNum, pageSize } = state.filters;
  const query = useDays({ differing, pageNum, pageSize });
  const onSheet = useSheet();
  const columns = useDayColumns({ ...handlers, onSheet });
  const words = { title: t('empty.title'), narrowed: t('empty.narrowed'), none: t('empty.none') };
  return (
    <ListCard busy={query.isPlaceholderData}>
      <Checkbox
        checked={differing === 'open'}
        onChange={({ target }) => state.change({ differing: target.checked ? 'open' : undefined })}
      >
        {t('differing')}
      </Checkbox>
      <Progress day={handlers.running} />
      <AdminQuery
        query={query}
        skeleton={<RowsSkeleton />}
        empty={({ total }) => total === 0}
        emptyState={<EmptyList state={state} {...words} />}
      >
        {({ list, total }) => (
          <>
            <ListTable
              label={t('table')}
              name="days"
              rows={list.map((day) => ({
                ...{ ...day, id: idOf(day) },
                name: `${day.day} ${providers(day.provider)}`,
              }))}
              total={total}
              columns={columns}
              width={1112}
            />
            <p className={styles.soft}>{t('yuan')}</p>
            <ListPager {...state.filters} total={total} onChange={state.change} />
          </>
        )}
      </AdminQuery>
    </ListCard>
  );
};
