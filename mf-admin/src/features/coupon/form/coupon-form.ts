import type { CouponForm, ProductKind } from '@portal/shared/contract';
import { addDays, dayOf, startOfDay } from '@portal/shared/rules';
import { lastDayOf } from '../list/coupon-facts.ts';

/** A coupon as the form's controls hold it: money in yuan, first and last days. Fields the server names by a path keep it. */
export interface CouponValues {
  readonly 'title/zh': string;
  readonly 'title/en': string;
  readonly type: 'amount' | 'percent';
  readonly 'discount/amount'?: number;
  readonly 'discount/percent'?: number;
  readonly 'discount/most'?: number;
  readonly minAmount: number;
  readonly kinds: readonly ProductKind[];
  readonly total?: number;
  readonly from?: string;
  readonly to?: string;
  readonly claimFrom?: string;
  readonly claimTo?: string;
  readonly status: boolean;
  readonly claimed?: number;
  readonly version?: string;
}

/** The initial form: valid for a month from today. */
export const newCoupon = (today: string): CouponValues => ({
  ...{ 'title/zh': '', 'title/en': '', type: 'amount', minAmount: 0, kinds: [], status: true },
  ...{ from: today, to: addDays(today, 30) },
});

const fenOf = (yuan: number | undefined): number => Math.round((yuan ?? 0) * 100);
const yuanOf = (fen: number): number => fen / 100;

const discountValues = ({ discount }: CouponForm): Partial<CouponValues> =>
  discount.type === 'amount'
    ? { 'discount/amount': yuanOf(discount.amount) }
    : { 'discount/percent': discount.percent, 'discount/most': yuanOf(discount.most) };

export const valuesOf = (form: CouponForm): CouponValues => ({
  'title/zh': form.title.zh,
  'title/en': form.title.en ?? '',
  type: form.discount.type,
  ...discountValues(form),
  minAmount: yuanOf(form.minAmount),
  kinds: form.kinds,
  total: form.total,
  from: dayOf(new Date(form.from)),
  to: lastDayOf(form.to),
  claimFrom: form.claimFrom ? dayOf(new Date(form.claimFrom)) : undefined,
  claimTo: form.claimTo ? lastDayOf(form.claimTo) : undefined,
  status: form.status === 1,
  claimed: form.claimed,
  version: form.version,
});

const beginning = (day: string): string => startOfDay(day).toISOString();
const ending = (day: string): string => startOfDay(addDays(day, 1)).toISOString();

const discountOf = (values: CouponValues): CouponForm['discount'] =>
  values.type === 'amount'
    ? { type: 'amount', amount: fenOf(values['discount/amount']) }
    : {
        type: 'percent',
        percent: values['discount/percent'] ?? 0,
        most: fenOf(values['discount/most']),
      };

/** What is sent. The form has seen to it that days and number are there. */
export const bodyOf = (values: CouponValues): CouponForm => {
  const { minAmount, kinds, total = 0, from = '', to = '', claimFrom, claimTo, status, version } = values;
  const en = values['title/en'].trim();
  return {
    title: { zh: values['title/zh'].trim(), ...(en ? { en } : {}) },
    discount: discountOf(values),
    minAmount: fenOf(minAmount),
    kinds: [...kinds],
    total,
    from: beginning(from),
    to: ending(to),
    claimFrom: claimFrom ? beginning(claimFrom) : null,
    claimTo: claimTo ? ending(claimTo) : null,
    status: status ? 1 : 0,
    version,
  };
};
