import { type ApiError, call } from '@portal/shared/api';
import type { Traveller } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { confirm, toast } from '@portal/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { travellerMessages } from './traveller-messages.ts';
import { invalidateTravellers } from './use-traveller-form.ts';

/** Removes a traveller after asking. */
export const useRemoveTraveller = ({ id, name }: Traveller) => {
  const t = useMessages(travellerMessages);
  const remove = useMutation<null, ApiError>({
    mutationFn: () => call('DELETE /api/v1/travellers/:id', { params: { id } }),
    onSuccess: () => toast.success(t('removed')),
    onSettled: () => invalidateTravellers(),
  });
  const ask = async () => {
    const agreed = await confirm({
      title: t('removeTitle', { name }),
      body: t('removeBody', { name }),
      confirmLabel: t('remove'),
      danger: true,
    });
    if (agreed) remove.mutate();
  };
  return { ask, busy: remove.isPending };
};
