import { type ApiError, call, queryOf } from '@portal/shared/api';
import { invalidateOrders } from '@portal/shared/booking';
import type { WaitlistEntry, WaitlistRequest } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { isOpenWaitlistEntry } from '@portal/shared/rules';
import { useSession } from '@portal/shared/session';
import { toast } from '@portal/shared/ui';
import { skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { waitlistMessages } from './waitlist-messages.ts';

type Departure = Pick<WaitlistRequest, 'skuId' | 'day'>;

const options = queryOf('GET /api/v1/waitlist', {}, { quiet: true });

/** The member's entry of a departure; visitors have none. `known` is false until it is loaded. */
export const useOwnEntry = ({ skuId, day }: Departure) => {
  const member = useSession(({ token }) => token !== '');
  const query = useQuery({ ...options, queryFn: member ? options.queryFn : skipToken });
  const entry = query.data?.find((one) => isOpenWaitlistEntry(one) && one.skuId === skuId && one.day === day);
  return { member, entry: member ? entry : undefined, known: !member || !query.isPending };
};

/** Joins the waiting list of a departure. A refusal shows its message. */
export const useJoin = (request: WaitlistRequest) => {
  const t = useMessages(waitlistMessages);
  return useMutation<WaitlistEntry, ApiError>({
    mutationFn: () => call('POST /api/v1/waitlist', { body: request }),
    onSuccess: () => toast.success(t('joined')),
    onSettled: invalidateOrders,
  });
};
