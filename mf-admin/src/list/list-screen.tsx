import type { ReactNode } from 'react';
import { Page } from '#src/layout/page.tsx';
import { List } from './list.tsx';
import { hasBulkJobs, ListActions } from './list-actions.tsx';
import type { ListDefinition, ScreenWords } from './list-definition.ts';
import { useListWords } from './list-row.ts';

interface ListScreenProps<R, W> {
  readonly list: ListDefinition<R, W>;
  /** Buttons before those of the list. */
  readonly actions?: ReactNode;
  /** Drawn over the filters. */
  readonly children?: ReactNode;
}

/** A screen that is one list. */
export const ListScreen = <R, W extends ScreenWords>({ list, actions, children }: ListScreenProps<R, W>) => {
  const word = useListWords(list.messages);
  const hasActions = list.add !== undefined || list.export !== undefined || hasBulkJobs(list);
  return (
    <Page
      title={word('title')}
      lead={word('lead')}
      actions={
        (hasActions || actions) && (
          <>
            {actions}
            <ListActions list={list} />
          </>
        )
      }
    >
      <List list={list}>{children}</List>
    </Page>
  );
};
