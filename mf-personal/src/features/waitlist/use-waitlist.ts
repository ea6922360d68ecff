import { type ApiError, call, queryOf } from '@portal/shared/api';
import { invalidateOrders } from '@portal/shared/booking';
import type { WaitlistEntry } from '@portal/shared/contract';
import { formatDay, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { isOpenWaitlistEntry } from '@portal/shared/rules';
import { confirm, toast } from '@portal/shared/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { waitlistMessages } from './waitlist-messages.ts';

const minute = 60_000;

/** The member's entries. While one is open, they are fetched every minute. */
export const useWaitlist = () =>
  useQuery({
    ...queryOf('GET /api/v1/waitlist', {}),
    refetchInterval: ({ state: { data } }) => (data?.some(isOpenWaitlistEntry) ? minute : false),
  });

/** The tour and day of an entry, in words. */
export const useEntryWords = ({ title, day }: WaitlistEntry) => {
  const text = useText();
  const language = useLanguage();
  return { title: text(title), day: formatDay(day, language) };
};

/** Leaves a waiting list after asking. */
export const useLeave = (entry: WaitlistEntry) => {
  const t = useMessages(waitlistMessages);
  const words = useEntryWords(entry);
  const { id, state } = entry;
  const leave = useMutation<null, ApiError>({
    mutationFn: () => call('DELETE /api/v1/waitlist/:id', { params: { id } }),
    onSuccess: () => toast.success(t('leave.done')),
    onSettled: invalidateOrders,
  });
  const ask = async () => {
    const agreed = await confirm({
      title: t('leave.title'),
      body: t(state === 'OFFERED' ? 'leave.offered' : 'leave.waiting', words),
      confirmLabel: t('leave.action'),
      cancelLabel: t('leave.keep'),
      danger: true,
    });
    if (agreed) leave.mutate();
  };
  return { ask, busy: leave.isPending };
};
