import type { CallKey } from '@portal/shared/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

interface ChangeOptions {
  /** Refetches after a failure too. */
  readonly alsoOnFailure?: boolean;
}

/** A mutation that makes the responses of some calls out of date, so that they are fetched again. */
export const useChange = <T, R>(
  outdated: readonly CallKey[],
  change: (input: T) => Promise<R>,
  { alsoOnFailure = false }: ChangeOptions = {},
) => {
  const client = useQueryClient();
  const keys: readonly unknown[] = outdated;
  return useMutation({
    mutationFn: change,
    [alsoOnFailure ? 'onSettled' : 'onSuccess']: () =>
      client.invalidateQueries({ predicate: ({ queryKey: [key] }) => keys.includes(key) }),
  });
};
