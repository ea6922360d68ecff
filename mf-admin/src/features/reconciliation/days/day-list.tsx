import { useMessages } from '@portal/shared/i18n';
import { Spinner, saveFile } from '@portal/shared/ui';
import { Checkbox } from 'antd';
import { AdminQuery } from '#src/frame/admin-query.tsx';
import { oneOf } from '#src/frame/filter-readers.ts';
import { ListPaper } from '#src/frame/list-paper.tsx';
import { NothingFits } from '#src/frame/nothing-fits.tsx';
import { Pages } from '#src/frame/pages.tsx';
import { ReadingTable } from '#src/frame/reading-table.tsx';
import { RowsSkeleton } from '#src/frame/rows-skeleton.tsx';
import { useListFilters } from '#src/frame/use-list-filters.ts';
import { useProviderNames } from '#src/order/use-provider-names.ts';
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
  const state = useListFilters({ differing: oneOf('yes') });
  const { differing, pageNum, pageSize } = state.filters;
  const query = useDays({ differing, pageNum, pageSize });
  const onSheet = useSheet();
  const columns = useDayColumns({ ...handlers, onSheet });
  const words = { title: t('empty.title'), narrowed: t('empty.narrowed'), none: t('empty.none') };
  return (
    <ListPaper busy={query.isPlaceholderData}>
      <Checkbox
        checked={differing === 'yes'}
        onChange={({ target }) => state.change({ differing: target.checked ? 'yes' : undefined })}
      >
        {t('differing')}
      </Checkbox>
      <Progress day={handlers.running} />
      <AdminQuery
        query={query}
        skeleton={<RowsSkeleton />}
        empty={({ total }) => total === 0}
        emptyState={<NothingFits state={state} {...words} />}
      >
        {({ list, total }) => (
          <>
            <ReadingTable
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
            <Pages {...state.filters} total={total} onChange={state.change} />
          </>
        )}
      </AdminQuery>
    </ListPaper>
  );
};
