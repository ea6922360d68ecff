import type { CentreCoupon, MemberCoupon } from '@portal/shared/contract';

const dayMs = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * dayMs).toISOString();

/** A coupon of the centre: ¥120 off tours from ¥1,000, for five more days. */
export const centreCoupon = (changes: Partial<CentreCoupon> = {}): CentreCoupon => ({
  id: 7,
  title: { zh: '跟团游满 1000 减 120', en: '¥120 off tours from ¥1,000' },
  kinds: ['tour'],
  audience: 'all',
  minAmount: 100_000,
  discount: { type: 'amount', amount: 12_000 },
  from: inDays(-10),
  to: inDays(5),
  left: 500,
  ...changes,
});

/** The same coupon, claimed. */
export const ownCoupon = (changes: Partial<MemberCoupon> = {}): MemberCoupon => {
  const { id: of, left: _, ...terms } = centreCoupon();
  return {
    id: 70,
    of,
    ...terms,
    state: 'usable',
    eligible: true,
    orderNo: null,
    orderKind: null,
    ...changes,
  };
};
