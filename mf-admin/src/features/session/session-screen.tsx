import { useMessages } from '@portal/shared/i18n';
import { Page } from '#src/layout/page.tsx';
import { EmptyList } from '#src/list/empty-list.tsx';
import { FilterBar } from '#src/list/filters/filter-bar.tsx';
import { useListFilters } from '#src/list/filters/use-list-filters.ts';
import { ListCard } from '#src/list/list-card.tsx';
import { ListPager } from '#src/list/list-pager.tsx';
import { SelectableTable } from '#src/list/table/selectable-table.tsx';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
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
    <Page title={t('title')} lead={t('lead')}>
      <ListCard busy={query.isPlaceholderData}>
        <FilterBar state={state} label={t('table')} hint={t('search')} hasStatus={false} />
        <AdminQuery
          query={query}
          skeleton={<RowsSkeleton height={56} />}
          empty={({ total }) => total === 0}
          emptyState={<EmptyList state={state} {...nothing} />}
        >
          {({ list, total }) => (
            <>
              <SelectableTable
                label={t('table')}
                rows={list}
                total={total}
                columns={columns}
                width={972}
                anyOf={['watch:session:end']}
                onDelete={(rows, onDone) => void end(rows, onDone)}
                deleteLabel={t('endSelected')}
              />
              <ListPager {...state.filters} total={total} onChange={state.change} />
            </>
          )}
        </AdminQuery>
      </ListCard>
    </Page>
  );
};
