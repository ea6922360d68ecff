import { call, queryOf } from '@portal/shared/api';
import type { NewReleaseToken } from '@portal/shared/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const tokens = 'GET /api/v1/release-tokens';

/** The newest 200 tokens of teams. */
export const useTokens = () => useQuery(queryOf(tokens, {}, { quiet: true }));

const useChange = <I, O>(mutationFn: (input: I) => Promise<O>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ predicate: ({ queryKey: [key] }) => key === tokens }),
  });
};

/** Creates a token; its secret is in this answer only. */
export const useCreateToken = () =>
  useChange((body: NewReleaseToken) => call('POST /api/v1/release-tokens', { body }));

export const useRevokeToken = () =>
  useChange((id: number) => call('POST /api/v1/release-tokens/:id/revoke', { params: { id } }));
