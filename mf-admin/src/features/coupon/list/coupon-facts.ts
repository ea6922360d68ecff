import type { CouponRow, CouponStage } from '@portal/shared/contract';
import { dayOf } from '@portal/shared/rules';

type Times = Pick<CouponRow, 'from' | 'to' | 'claimFrom' | 'claimTo' | 'status' | 'claimed' | 'total'>;

/** Where a coupon stands at a moment; `none`: it would be given out, but there is none left. */
export const stageOf = (coupon: Times, now: Date): CouponStage | 'none' => {
  const { from, to, claimFrom, claimTo, status, claimed, total } = coupon;
  if (status === 0) return 'off';
  const ends = Math.min(Date.parse(to), Date.parse(claimTo ?? to));
  if (now.getTime() >= ends) return 'over';
  if (now.getTime() < Date.parse(claimFrom ?? from)) return 'coming';
  return claimed < total ? 'open' : 'none';
};

/** The last day on which something that ends at an instant still is. */
export const lastDayOf = (end: string): string => dayOf(new Date(Date.parse(end) - 1));
