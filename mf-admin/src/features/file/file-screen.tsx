import { useMessages } from '@portal/shared/i18n';
import { Page } from '#src/layout/page.tsx';
import { EmptyList } from '#src/list/empty-list.tsx';
import { ChoiceFilter } from '#src/list/filters/choice-filter.tsx';
import { FilterBar } from '#src/list/filters/filter-bar.tsx';
import type { ParsedFilters } from '#src/list/filters/list-filters.ts';
import { type ListState, useListFilters } from '#src/list/filters/use-list-filters.ts';
import { ListCard } from '#src/list/list-card.tsx';
import { ListPager } from '#src/list/list-pager.tsx';
import { ReadOnlyTable } from '#src/list/table/read-only-table.tsx';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import { fileFilters, fileKinds, useFilePage } from './file-calls.ts';
import { useFileColumns } from './file-columns.tsx';
import { fileMessages } from './file-messages.ts';

const FileTools = ({ state }: { state: ListState<ParsedFilters<typeof fileFilters>> }) => {
  const t = useMessages(fileMessages);
  const { filters, change } = state;
  return (
    <FilterBar state={state} label={t('table')} hint={t('search')} hasStatus={false}>
      <ChoiceFilter
        label={t('kind')}
        choices={fileKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={filters.kind}
        onChange={(kind) => change({ kind })}
      />
      <ChoiceFilter
        label={t('use')}
        choices={[
          { value: '1', label: t('used') },
          { value: '0', label: t('unused') },
        ]}
        value={filters.used}
        onChange={(used) => change({ used })}
      />
    </FilterBar>
  );
};

/** What people uploaded, and deleting what nothing uses. */
export const FileScreen = () => {
  const t = useMessages(fileMessages);
  const state = useListFilters(fileFilters);
  const query = useFilePage(state.filters);
  const columns = useFileColumns();
  const nothing = { title: t('empty.title'), narrowed: t('empty.narrowed'), none: t('empty.none') };
  return (
    <Page title={t('title')} lead={t('lead')}>
      <ListCard busy={query.isPlaceholderData}>
        <FileTools state={state} />
        <AdminQuery
          query={query}
          skeleton={<RowsSkeleton height={56} />}
          empty={({ total }) => total === 0}
          emptyState={<EmptyList state={state} {...nothing} />}
        >
          {({ list, total }) => (
            <>
              <ReadOnlyTable label={t('table')} rows={list} total={total} columns={columns} width={960} />
              <ListPager {...state.filters} total={total} onChange={state.change} />
            </>
          )}
        </AdminQuery>
      </ListCard>
    </Page>
  );
};
