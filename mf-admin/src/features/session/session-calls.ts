import { call } from '@portal/shared/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';

export const useEndSessions = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly number[]) =>
      call('DELETE /api/v1/watch/sessions/:id', { params: { id: ids.join(',') } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['GET /api/v1/watch/sessions/page'] }),
  });
};
