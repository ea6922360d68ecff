import type { ApiError } from '@portal/shared/api';
import { useSession } from '@portal/shared/session';
import { ErrorState, Skeleton } from '@portal/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import styles from '../booking.module.css';
import { useSuggestedContact } from '../form/use-suggested-contact.ts';

type Queries = readonly UseQueryResult<unknown, ApiError>[];

type DataOf<T extends Queries> = {
  readonly [I in keyof T]: T[I] extends UseQueryResult<infer D, ApiError> ? D : never;
};

interface WhenLoadedProps<T extends Queries> {
  readonly queries: T;
  /** Shown when one of them is not to be found. */
  readonly missing: ReactNode;
  readonly children: (...data: DataOf<T>) => ReactNode;
}

const Places = () => (
  <div aria-busy="true" className={styles.content}>
    <Skeleton height={140} radius="var(--radius)" />
    <Skeleton height={260} radius="var(--radius)" />
    <Skeleton height={520} radius="var(--radius)" />
  </div>
);

const isMissing = (error: ApiError | null): boolean => error?.status === 404 || error?.status === 400;

/**
 * Loads the data of the form concurrently: shows placeholders until data, user and the suggested contact are loaded,
 * then the form, an error, or not found. Another user gets a new form.
 */
export const WhenLoaded = <const T extends Queries>({ queries, missing, children }: WhenLoadedProps<T>) => {
  const userId = useSession(({ user }) => user?.userId);
  const { isPending } = useSuggestedContact();
  if (queries.some(({ error }) => isMissing(error))) return missing;
  const failed = queries.find(({ error, data }) => error && data === undefined);
  if (failed?.error) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  const isLoading = isPending || queries.some(({ data }) => data === undefined);
  if (userId === undefined || isLoading) return <Places />;
  // The data of each, in their order: none is missing any more.
  const found = queries.map(({ data }) => data) as unknown as DataOf<T>;
  return <Fragment key={userId}>{children(...found)}</Fragment>;
};
