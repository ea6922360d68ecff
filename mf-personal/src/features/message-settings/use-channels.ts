import { type ApiError, call, queryClient, queryOf } from '@portal/shared/api';
import type { CallData, ChannelSettings } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { toast } from '@portal/shared/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { settingsMessages } from './settings-messages.ts';

/** The member's channel settings and verified contacts. */
export type MemberChannels = CallData<'GET /api/v1/messages/channels'>;

const reading = queryOf('GET /api/v1/messages/channels', {});

export const useChannels = () => useQuery(reading);

/** Stores the settings; the answer replaces what is on the screen. */
export const useSaveChannels = () => {
  const t = useMessages(settingsMessages);
  return useMutation<MemberChannels, ApiError, ChannelSettings>({
    mutationFn: (body) => call('PUT /api/v1/messages/channels', { body }),
    onSuccess: (data) => {
      queryClient.setQueryData(reading.queryKey, data);
      toast.success(t('saved'));
    },
  });
};
