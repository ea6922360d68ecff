import { useMessages } from '@portal/shared/i18n';
import { AdminQuery } from '#src/frame/admin-query.tsx';
import { ChoiceFilter } from '#src/frame/choice-filter.tsx';
import type { FurtherFilters } from '#src/frame/list-filters.ts';
import { ListPaper, ListTools } from '#src/frame/list-paper.tsx';
import { NothingFits } from '#src/frame/nothing-fits.tsx';
import { Pages } from '#src/frame/pages.tsx';
import { PlainPage } from '#src/frame/plain-page.tsx';
import { ReadingTable } from '#src/frame/reading-table.tsx';
import { RowsSkeleton } from '#src/frame/rows-skeleton.tsx';
import { type ListState, useListFilters } from '#src/frame/use-list-filters.ts';
import { fileFilters, fileKinds, useFilePage } from './file-calls.ts';
import { useFileColumns } from './file-columns.tsx';
import { fileMessages } from './file-messages.ts';

const FileTools = ({ state }: { state: ListState<FurtherFilters<typeof fileFilters>> }) => {
  const t = useMessages(fileMessages);
  const { filters, change } = state;
  return (
    <ListTools state={state} label={t('table')} hint={t('search')} hasStatus={false}>
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
    </ListTools>
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
    <PlainPage title={t('title')} lead={t('lead')}>
      <ListPaper busy={query.isPlaceholderData}>
        <FileTools state={state} />
        <AdminQuery
          query={query}
          skeleton={<RowsSkeleton height={56} />}
          empty={({ total }) => total === 0}
          emptyState={<NothingFits state={state} {...nothing} />}
        >
          {({ list, total }) => (
            <>
              <ReadingTable label={t('table')} rows={list} total={total} columns={columns} width={960} />
              <Pages {...state.filters} total={total} onChange={state.change} />
            </>
          )}
        </AdminQuery>
      </ListPaper>
    </PlainPage>
  );
};
