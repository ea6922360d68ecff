import { type ApiError, call } from '@portal/shared/api';
import type { Account } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { confirm, toast } from '@portal/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { showAccount } from '#src/account-query.ts';
import { type Area, drawJpeg } from '#src/picture/draw-jpeg.ts';
import { profileMessages } from './profile-messages.ts';

/** For screens of twice the density; the server keeps 256 pixels. */
const side = 512;
const uploadTimeoutMs = 120_000;

/** Cuts a picture and makes it the member's own. `share` is how much of it has been sent, from 0 to 1. */
export const useSaveAvatar = (file: File, onSaved: () => void) => {
  const t = useMessages(profileMessages);
  const [share, setShare] = useState(0);
  const [fault, setFault] = useState<string>();
  const send = useMutation<Account, Error, Area>({
    mutationFn: async (part) => {
      const body = { file: await drawJpeg(file, side, part) };
      const sending = { quiet: true, timeout: uploadTimeoutMs, onSent: setShare };
      return call('POST /api/v1/account/avatar', { body }, sending);
    },
    onMutate: () => {
      setShare(0);
      setFault(undefined);
    },
    onSuccess: (account) => {
      showAccount(account);
      toast.success(t('crop.saved'));
      onSaved();
    },
    onError: ({ message }) => setFault(message),
  });
  return { save: send.mutate, busy: send.isPending, share, fault };
};

/** Takes the member's picture away after asking. */
export const useRemoveAvatar = () => {
  const t = useMessages(profileMessages);
  const remove = useMutation<Account, ApiError>({
    mutationFn: () => call('DELETE /api/v1/account/avatar', {}),
    onSuccess: (account) => {
      showAccount(account);
      toast.success(t('removing.done'));
    },
  });
  const ask = async () => {
    const agreed = await confirm({
      title: t('removing.title'),
      body: t('removing.body'),
      confirmLabel: t('remove'),
      danger: true,
    });
    if (agreed) remove.mutate();
  };
  return { ask, busy: remove.isPending };
};
