import { type ApiError, call, queryClient, queryOf } from '@portal/shared/api';
import type { Coupon, MemberCoupon, ProductKind } from '@portal/shared/contract';
import { type CouponObstacle, couponDiscount } from '@portal/shared/rules';
import { useSession } from '@portal/shared/session';
import { skipToken, useMutation, useQuery } from '@tanstack/react-query';

/** One of the member's coupons: what it takes off this order in fen, or why it cannot. */
export interface OwnCoupon {
  readonly coupon: MemberCoupon;
  readonly worth: number | CouponObstacle | 'notNew';
}

const invalidateCoupons = (): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [key] }) => /^GET \/api\/v1\/(member-)?coupons$/.test(String(key)),
  });

const rank = ({ worth }: OwnCoupon): number => (typeof worth === 'number' ? worth : -1);

/** The highest discount first, unusable coupons last. */
const byWorth = (a: OwnCoupon, b: OwnCoupon): number => rank(b) - rank(a);

const isForThis = (coupon: Coupon, kind: ProductKind, amount: number): boolean =>
  !coupon.claimed &&
  coupon.left > 0 &&
  typeof couponDiscount(coupon, { kind, amount }, new Date()) === 'number';

/** The member's coupons for an order of a kind at a price in fen, and those that can still be taken for it. */
export const useCoupons = (kind: ProductKind, amount: number | undefined) => {
  const known = useSession(({ user }) => user !== undefined);
  const own = useQuery({
    ...queryOf('GET /api/v1/member-coupons', { query: { state: 'usable' } }),
    ...(known ? {} : { queryFn: skipToken }),
  });
  const given = useQuery({
    ...queryOf('GET /api/v1/coupons', {}),
    ...(known ? {} : { queryFn: skipToken }),
  });
  const claim = useMutation<MemberCoupon, ApiError, number>({
    mutationFn: (id) => call('POST /api/v1/coupons/:id/claim', { params: { id } }),
    onSettled: invalidateCoupons,
  });
  if (amount === undefined) return { own: [], given: [], claim };
  const worthOf = (coupon: MemberCoupon): OwnCoupon['worth'] =>
    coupon.eligible ? couponDiscount(coupon, { kind, amount }, new Date()) : 'notNew';
  return {
    own: (own.data ?? []).map((coupon) => ({ coupon, worth: worthOf(coupon) })).sort(byWorth),
    given: (given.data ?? []).filter((coupon) => isForThis(coupon, kind, amount)),
    claim,
  };
};

export type Coupons = ReturnType<typeof useCoupons>;

/** The chosen coupon as far as it takes something off; undefined where none does. */
export const appliedCoupon = (
  { own }: Pick<Coupons, 'own'>,
  couponId: number | null,
): { readonly id: number; readonly discount: number } | undefined => {
  const chosen = own.find(({ coupon }) => coupon.id === couponId);
  return chosen && typeof chosen.worth === 'number'
    ? { id: chosen.coupon.id, discount: chosen.worth }
    : undefined;
};
