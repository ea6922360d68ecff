import { useMessages } from '@portal/shared/i18n';
import { EmptyState } from '@portal/shared/ui';
import { Button } from '#src/parts/button.tsx';
import { isNarrowed } from './list-filters.ts';
import { listMessages } from './list-messages.ts';
import type { ListState } from './use-list-filters.ts';

interface NothingFitsProps {
  readonly state: ListState;
  readonly title: string;
  /** What to do when filters keep everything away, and what when there is nothing at all. */
  readonly narrowed: string;
  readonly none: string;
}

/** An empty list, and the way out of it. */
export const NothingFits = ({ state, title, narrowed, none }: NothingFitsProps) => {
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
