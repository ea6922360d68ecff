import { useMessages } from '@portal/shared/i18n';
import { EmptyState } from '@portal/shared/ui';
import { Button } from '#src/ui/button.tsx';
import { isNarrowed } from './filters/list-filters.ts';
import type { ListState } from './filters/use-list-filters.ts';
import { listMessages } from './list-messages.ts';

interface EmptyListProps {
  readonly state: ListState;
  readonly title: string;
  /** What to do when no row passes the filters, and when there are no rows. */
  readonly narrowed: string;
  readonly none: string;
}

/** An empty list; offers to clear its filters. */
export const EmptyList = ({ state, title, narrowed, none }: EmptyListProps) => {
  const t = useMessages(listMessages);
  const isNarrow = isNarrowed(state.filters);
  return (
    <EmptyState
      title={title}
      body={isNarrow ? narrowed : none}
      action={isNarrow && <Button onClick={state.clear}>{t('clear')}</Button>}
    />
  );
};
