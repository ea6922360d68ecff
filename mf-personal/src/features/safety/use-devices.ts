import { type ApiError, call, queryClient } from '@portal/shared/api';
import type { Session } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { confirm, toast } from '@portal/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { devicesKey } from './device-query.ts';
import { safetyMessages } from './safety-messages.ts';

const renew = () => queryClient.invalidateQueries({ queryKey: devicesKey });

/** Signs one device out after asking. */
export const useSignOut = ({ id, device, address }: Session) => {
  const t = useMessages(safetyMessages);
  const name = device || t('devices.unknown');
  const end = useMutation<null, ApiError>({
    mutationFn: () => call('DELETE /api/v1/account/sessions/:id', { params: { id } }),
    onSuccess: () => toast.success(t('devices.outDone')),
    onSettled: renew,
  });
  const ask = async () => {
    const agreed = await confirm({
      title: t('devices.outTitle', { device: name }),
      body: t('devices.outBody', { device: name, address }),
      confirmLabel: t('devices.out'),
      danger: true,
    });
    if (agreed) end.mutate();
  };
  return { name, ask, busy: end.isPending };
};

/** Signs all other devices out after asking. */
export const useSignOthersOut = (count: number) => {
  const t = useMessages(safetyMessages);
  const end = useMutation<null, ApiError>({
    mutationFn: () => call('DELETE /api/v1/account/sessions', {}),
    onSuccess: () => toast.success(t('devices.othersDone')),
    onSettled: renew,
  });
  const ask = async () => {
    const agreed = await confirm({
      title: t('devices.othersTitle', { count }),
      body: t('devices.othersBody', { count }),
      confirmLabel: t('devices.others'),
      danger: true,
    });
    if (agreed) end.mutate();
  };
  return { ask, busy: end.isPending };
};
