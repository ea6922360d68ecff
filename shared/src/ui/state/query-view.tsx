import { useMessages } from '@portal/shared/i18n';
import type { ReactNode } from 'react';
import { uiMessages } from '../messages.ts';
import { EmptyState, ErrorState } from './panels.tsx';
import { SkeletonCards } from './skeleton.tsx';

/** What the view reads of `useQuery(...)`. */
interface QueryState<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

interface QueryViewProps<T> {
  readonly query: QueryState<T>;
  /** Shown while the first response is loading; default: cards. */
  readonly skeleton?: ReactNode;
  readonly empty?: (data: T) => boolean;
  readonly emptyState?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** Renders a query in its four states: loading, failed with a retry, empty, loaded. */
export const QueryView = <T,>({ query, skeleton, empty, emptyState, children }: QueryViewProps<T>) => {
  const t = useMessages(uiMessages);
  if (query.data !== undefined)
    return empty?.(query.data) ? (emptyState ?? <EmptyState />) : children(query.data);
  if (query.error) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <div aria-busy="true">
      <span role="status" className="visually-hidden">
        {t('loading')}
      </span>
      {skeleton ?? <SkeletonCards count={6} />}
    </div>
  );
};
