import { type ApiError, call, queryClient } from '@portal/shared/api';
import { useMessages } from '@portal/shared/i18n';
import { toast } from '@portal/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { favouriteMessages } from './favourite-messages.ts';

const lists = 'GET /api/v1/collections';
const hearts = 'GET /api/v1/collections/:productId';

/** Marks the list as stale without a refetch, so that a removed favourite can be restored to its place. */
const markStale = (): void => {
  for (const key of [lists, hearts])
    void queryClient.invalidateQueries({ queryKey: [key], refetchType: 'none' });
};

/** Removes favourites with an optimistic update, and restores them. */
export const useRemoval = () => {
  const t = useMessages(favouriteMessages);
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const takeOut = useMutation<null, ApiError, readonly number[]>({
    mutationFn: (ids) => call('DELETE /api/v1/collections', { query: { ids: ids.join(',') } }),
    onSuccess: (_, ids) => {
      setRemoved((before) => new Set([...before, ...ids]));
      toast.success(t('removedToast'));
      markStale();
    },
  });
  const putBack = useMutation<null, ApiError, number>({
    mutationFn: (productId) => call('PUT /api/v1/collections/:productId', { params: { productId } }),
    onSuccess: (_, productId) => {
      setRemoved((before) => new Set([...before].filter((id) => id !== productId)));
      markStale();
    },
  });
  // Not disabled meanwhile: a disabled button loses the keyboard.
  const busy = takeOut.isPending || putBack.isPending;
  return {
    removed,
    takeOut: (ids: readonly number[]) => {
      if (!busy) takeOut.mutate(ids);
    },
    /** Takes a product out, or puts it back. */
    turn: (id: number) => {
      if (busy) return;
      if (removed.has(id)) putBack.mutate(id);
      else takeOut.mutate([id]);
    },
  };
};

export type Removal = ReturnType<typeof useRemoval>;
