import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Overlay } from '#src/layout/overlay.tsx';
import { useOverlay } from '#src/layout/use-overlay.ts';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import { EmptyList } from './empty-list.tsx';
import { FilterBar } from './filters/filter-bar.tsx';
import { type ListState, useListFilters } from './filters/use-list-filters.ts';
import { ListCard } from './list-card.tsx';
import type { ListDefinition } from './list-definition.ts';
import { ListDrawer } from './list-drawer.tsx';
import { ListPager } from './list-pager.tsx';
import { useListTools, useListWords } from './list-row.ts';
import { ListRows } from './rows/list-rows.tsx';
import { type RowDrawer, type RowsDrawer, useListCommands } from './rows/use-list-commands.ts';
import { useOpenRecord } from './use-open-record.ts';

interface ListProps<R, W> {
  readonly list: ListDefinition<R, W>;
}

const Filters = <R, W>({ list, state }: ListProps<R, W> & { state: ListState }) => {
  const word = useListWords(list.messages);
  const { filters, change } = state;
  const shared = {
    ...{ messages: list.messages, values: { ...filters }, change },
    narrowing: list.narrowingOf(filters),
  };
  const fields = Object.entries(list.filters);
  const draw = ([name, { Field }]: (typeof fields)[number]) => <Field key={name} name={name} {...shared} />;
  return (
    <>
      {fields.filter(([, { isTabs }]) => isTabs).map(draw)}
      <FilterBar state={state} label={word('table')} hint={word('search')} hasStatus={false}>
        {fields.filter(([, { isTabs }]) => !isTabs).map(draw)}
      </FilterBar>
    </>
  );
};

/** A list with its filters, and the drawers over it: a part of a screen. Its children are drawn over the filters. */
export const List = <R, W>({ list, children }: ListProps<R, W> & { children?: ReactNode }) => {
  const word = useListWords(list.messages);
  const tools = useListTools(list.messages);
  const state = useListFilters(list.parsers);
  const query = useQuery(list.pageOf(state.filters, tools.language));
  const [, setRecord] = useOpenRecord(list.open?.param ?? 'open');
  const [opened, setOpened, turn] = useOverlay<RowDrawer<R, W>>();
  const [chosen, setChosen, chosenTurn] = useOverlay<RowsDrawer>();
  const handlers = { onOpen: setRecord, onDrawer: setOpened, onBulk: setChosen };
  const commands = useListCommands(list, tools, handlers);
  const filters = list.bulkFiltersOf(state.filters);
  const nothing = { title: word('empty.title'), narrowed: word('empty.narrowed'), none: word('empty.none') };
  return (
    <>
      <ListCard busy={query.isPlaceholderData}>
        {children}
        <Filters list={list} state={state} />
        <AdminQuery
          query={query}
          skeleton={<RowsSkeleton height={list.rowHeight} />}
          empty={({ total }) => total === 0}
          emptyState={<EmptyList state={state} {...nothing} />}
        >
          {(page) => (
            <>
              <ListRows
                key={list.name}
                {...{ list, page, commands, tools }}
                all={filters && { total: page.total, filters }}
              />
              <ListPager {...state.filters} total={page.total} onChange={state.change} />
            </>
          )}
        </AdminQuery>
      </ListCard>
      <ListDrawer list={list} />
      {opened && (
        <Overlay>
          <opened.drawer key={turn} row={opened.row} onClosed={() => setOpened(undefined)} />
        </Overlay>
      )}
      {chosen && (
        <Overlay>
          <chosen.drawer key={chosenTurn} {...chosen} onClosed={() => setChosen(undefined)} />
        </Overlay>
      )}
    </>
  );
};
