import { type ApiError, call, queryClient, queryOf } from '@portal/shared/api';
import type { Coupon, MemberCoupon, ProductKind } from '@portal/shared/contract';
import { bestCoupon, couponDiscount, type OwnCouponObstacle, ownCouponDiscount } from '@portal/shared/rules';
import { useSession } from '@portal/shared/session';
import { skipToken, useMutation, useQuery } from '@tanstack/react-query';
import type { CouponDraft } from '../form/extras-form.ts';

/** One of the member's coupons: what it takes off this order in fen, or why it cannot. */
export interface OwnCoupon {
  readonly coupon: MemberCoupon;
  readonly worth: number | OwnCouponObstacle;
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
  if (amount === undefined) return { own: [], given: [], best: undefined, claim };
  const [use, now] = [{ kind, amount }, new Date()];
  const coupons = own.data ?? [];
  return {
    own: coupons.map((coupon) => ({ coupon, worth: ownCouponDiscount(coupon, use, now) })).sort(byWorth),
    given: (given.data ?? []).filter((coupon) => isForThis(coupon, kind, amount)),
    best: bestCoupon(coupons, use, now)?.id,
    claim,
  };
};

export type Coupons = ReturnType<typeof useCoupons>;

interface Applied {
  readonly id: number;
  readonly discount: number;
  /** Selected because it is the best, not by the member. */
  readonly suggested: boolean;
}

/** The best coupon, or the chosen one as far as it reduces the price; undefined where none does. */
export const appliedCoupon = (
  { own, best }: Pick<Coupons, 'own' | 'best'>,
  choice: CouponDraft,
): Applied | undefined => {
  const suggested = choice === 'best';
  const chosen = own.find(({ coupon }) => coupon.id === (suggested ? best : choice));
  return chosen && typeof chosen.worth === 'number'
    ? { id: chosen.coupon.id, discount: chosen.worth, suggested }
    : undefined;
};
