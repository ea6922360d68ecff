import { queryOf } from '@portal/shared/api';
import type { CallData, CallInput, CallKey } from '@portal/shared/contract';
import { QueryView, Skeleton } from '@portal/shared/ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

const Lines = () => (
  <>
    <Skeleton height={56} width="min(480px, 100%)" />
    <Skeleton height={640} />
  </>
);

interface ReadingProps<K extends CallKey> {
  readonly call: K;
  /** Undefined when the address names nothing that could be asked for. */
  readonly input: CallInput<K> | undefined;
  readonly missing: ReactNode;
  readonly children: (data: CallData<K>) => ReactNode;
}

/** Loads an article and shows it, or not found. */
export const Reading = <K extends CallKey>({ call, input, missing, children }: ReadingProps<K>) => {
  const options = queryOf(call, (input ?? {}) as CallInput<K>);
  const query = useQuery({ ...options, queryFn: input ? options.queryFn : skipToken });
  if (!input || query.error?.status === 404) return missing;
  return (
    <QueryView query={query} skeleton={<Lines />}>
      {(data) => children(data as CallData<K>)}
    </QueryView>
  );
};
