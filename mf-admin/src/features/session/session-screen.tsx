import { useMessages } from '@portal/shared/i18n';
import { AdminQuery } from '#src/frame/admin-query.tsx';
import { ListPaper, ListTools } from '#src/frame/list-paper.tsx';
import { NothingFits } from '#src/frame/nothing-fits.tsx';
import { Pages } from '#src/frame/pages.tsx';
import { PlainPage } from '#src/frame/plain-page.tsx';
import { RecordTable } from '#src/frame/record-table.tsx';
import { RowsSkeleton } from '#src/frame/rows-skeleton.tsx';
import { useListFilters } from '#src/frame/use-list-filters.ts';
import { useSessionPage } from './session-calls.ts';
import { useSessionColumns } from './session-columns.tsx';
import { sessionMessages } from './session-messages.ts';
import { useSessionEnd } from './use-end-sessions.tsx';

/** Who is signed in, and signing them out. */
export const SessionScreen = () => {
  const t = useMessages(sessionMessages);
  const state = useListFilters();
  const query = useSessionPage(state.filters);
  const end = useSessionEnd();
  const columns = useSessionColumns((session) => void end([session]));
  const nothing = { title: t('empty.title'), narrowed: t('empty.narrowed'), none: t('empty.none') };
  return (
    <PlainPage title={t('title')} lead={t('lead')}>
      <ListPaper busy={query.isPlaceholderData}>
        <ListTools state={state} label={t('table')} hint={t('search')} hasStatus={false} />
        <AdminQuery
          query={query}
          skeleton={<RowsSkeleton height={56} />}
          empty={({ total }) => total === 0}
          emptyState={<NothingFits state={state} {...nothing} />}
        >
          {({ list, total }) => (
            <>
              <RecordTable
                label={t('table')}
                rows={list}
                total={total}
                columns={columns}
                width={972}
                anyOf={['watch:session:end']}
                onDelete={(rows, onDone) => void end(rows, onDone)}
                deleteLabel={t('endSelected')}
              />
              <Pages {...state.filters} total={total} onChange={state.change} />
            </>
          )}
        </AdminQuery>
      </ListPaper>
    </PlainPage>
  );
};
