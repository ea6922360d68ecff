import { type ApiError, call } from '@portal/shared/api';
import type { CallData, SecondFactor } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { confirm, toast } from '@portal/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { factorsChanged } from '#src/factor-query.ts';
import { secondFactorMessages } from './second-factor-messages.ts';

/** Removes a second factor after asking. */
export const useRemoveFactor = ({ id, name }: SecondFactor, isLast: boolean) => {
  const t = useMessages(secondFactorMessages);
  const removing = useMutation<CallData<'DELETE /api/v1/account/factors/:id'>, ApiError>({
    mutationFn: () => call('DELETE /api/v1/account/factors/:id', { params: { id } }),
    onSuccess: (session) => {
      factorsChanged(session);
      toast.success(t('removed'));
    },
  });
  const ask = async (): Promise<void> => {
    const agreed = await confirm({
      title: t('removeTitle', { name }),
      body: t(isLast ? 'removeLast' : 'removeBody'),
      confirmLabel: t('remove'),
      danger: true,
    });
    if (agreed) removing.mutate();
  };
  return { ask, busy: removing.isPending };
};
