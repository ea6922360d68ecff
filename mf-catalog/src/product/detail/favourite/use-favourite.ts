import { call, queryClient, queryOf } from '@portal/shared/api';
import { useSession } from '@portal/shared/session';
import { skipToken, useMutation, useQuery } from '@tanstack/react-query';

const keyOf = (productId: number) =>
  queryOf('GET /api/v1/collections/:productId', { params: { productId } }, { quiet: true });

/** Whether a product is a favourite of the member, with its setter; visitors have none. */
export const useFavourite = (productId: number) => {
  const member = useSession(({ token }) => token !== '');
  const options = keyOf(productId);
  const query = useQuery({ ...options, queryFn: member ? options.queryFn : skipToken });
  const change = useMutation({
    mutationFn: (collected: boolean) =>
      call(collected ? 'PUT /api/v1/collections/:productId' : 'DELETE /api/v1/collections/:productId', {
        params: { productId },
      }),
    // A pending response from before the change would revert it.
    onMutate: () => queryClient.cancelQueries({ queryKey: options.queryKey }),
    onSuccess: (_, collected) => {
      queryClient.setQueryData(options.queryKey, { collected });
      return queryClient.invalidateQueries({ queryKey: ['GET /api/v1/collections'] });
    },
    onError: () => queryClient.invalidateQueries({ queryKey: options.queryKey }),
  });
  const collected = member && (change.isPending ? change.variables : (query.data?.collected ?? false));
  return { member, collected, busy: change.isPending, set: change.mutate };
};
