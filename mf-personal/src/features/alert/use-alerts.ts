import { type ApiError, call, queryClient, queryOf } from '@portal/shared/api';
import type { Alert } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { confirm, toast } from '@portal/shared/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { alertMessages } from './alert-messages.ts';

const listing = queryOf('GET /api/v1/alerts', {});

export const useAlerts = () => useQuery(listing);

/** Deletes an alert after asking, if it is still open. */
export const useRemoveAlert = ({ id, title, state }: Alert) => {
  const t = useMessages(alertMessages);
  const named = { title: useText()(title) };
  const { mutate, isPending } = useMutation<null, ApiError>({
    mutationFn: () => call('DELETE /api/v1/alerts/:id', { params: { id } }),
    onSuccess: () => toast.success(t('remove.done')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['GET /api/v1/alerts'] }),
  });
  const ask = async () => {
    const agreed =
      state !== 'OPEN' ||
      (await confirm({
        title: t('remove.title'),
        body: t('remove.body', named),
        confirmLabel: t('remove.action'),
        cancelLabel: t('remove.keep'),
        danger: true,
      }));
    if (agreed) mutate();
  };
  return { ask, busy: isPending, named };
};
