import { type ApiError, call, queryClient, queryOf } from '@portal/shared/api';
import type { MemberCoupon } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { useSession } from '@portal/shared/session';
import { toast } from '@portal/shared/ui';
import { skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { couponMessages } from '../coupon-messages.ts';

/** Fetches all lists of coupons again, whatever has become of a claim. */
const invalidateCoupons = (): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [key] }) => /^GET \/api\/v1\/(member-)?coupons/.test(String(key)),
  });

/** The coupons of the centre, the same for all, and those that the member has already, by their coupon. */
export const useCentre = () => {
  const t = useMessages(couponMessages);
  const member = useSession(({ user }) => user !== undefined);
  const centre = useQuery(queryOf('GET /api/v1/coupons/centre', {}));
  const own = useQuery({
    ...queryOf('GET /api/v1/member-coupons', { query: {} }),
    ...(member ? {} : { queryFn: skipToken }),
  });
  const claim = useMutation<MemberCoupon, ApiError, number>({
    mutationFn: (id) => call('POST /api/v1/coupons/:id/claim', { params: { id } }),
    onSuccess: () => toast.success(t('centre.done')),
    onSettled: invalidateCoupons,
  });
  const claimed = new Map(member ? own.data?.map((coupon) => [coupon.of, coupon]) : []);
  return { centre, member, claimed, known: !member || !own.isPending, claim };
};
