import type { CouponForm, CouponTerms } from '@portal/shared/contract';
import { type HttpError, invalidField } from '#src/platform/errors/index.ts';
import type { CouponRecord } from './coupon-repository.ts';

/** The fields of a coupon that are validated, with instants as dates. */
export type CouponTermsForm = Pick<
  CouponForm,
  'title' | keyof CouponTerms | 'claimFrom' | 'claimTo' | 'total'
>;

/** The terms of a stored coupon. */
export const termsOf = ({
  kinds,
  audience,
  minAmount,
  discount,
  startsAt,
  endsAt,
}: CouponRecord): CouponTerms => ({
  kinds,
  audience,
  minAmount,
  discount,
  from: startsAt.toISOString(),
  to: endsAt.toISOString(),
});

const after = (later: string | null, earlier: string | null): boolean =>
  later === null || earlier === null || Date.parse(later) > Date.parse(earlier);

const titleFault = ({ title: { zh } }: CouponTermsForm): HttpError | undefined =>
  zh.trim() === '' ? invalidField('title/zh', '请填写名称', 'The name is blank') : undefined;

const discountFault = ({ discount }: CouponTermsForm): HttpError | undefined => {
  if (discount.type === 'amount')
    return discount.amount > 0
      ? undefined
      : invalidField('discount/amount', '减免金额须大于 0', 'It has to take something off');
  return discount.most > 0
    ? undefined
    : invalidField('discount/most', '最高减免须大于 0', 'It has to take something off');
};

const spanFault = ({ from, to, claimFrom, claimTo }: CouponTermsForm): HttpError | undefined => {
  if (!after(to, from)) return invalidField('to', '结束时间须晚于开始时间', 'It has to end after it begins');
  if (!after(claimTo, claimFrom ?? from))
    return invalidField('claimTo', '停止领取须晚于开始领取', 'Giving out has to end after it begins');
  if (!after(to, claimFrom))
    return invalidField(
      'claimFrom',
      '开始领取须早于使用截止',
      'Claiming must start before the coupon expires',
    );
  return undefined;
};

/** The first error of a coupon by itself, naming its field; undefined without one. */
export const couponFault = (form: CouponTermsForm): HttpError | undefined =>
  titleFault(form) ?? discountFault(form) ?? spanFault(form);

const worse = (field: string): HttpError =>
  invalidField(
    field,
    '已有会员领取，只能改得对会员更有利',
    'Members have claimed this coupon: it can change only in their favour',
  );

const discountWorsened = (before: CouponTermsForm['discount'], now: CouponTermsForm['discount']) => {
  if (before.type === 'amount')
    return now.type === 'amount' && now.amount >= before.amount ? undefined : 'discount/amount';
  if (now.type !== 'percent' || now.percent < before.percent) return 'discount/percent';
  return now.most < before.most ? 'discount/most' : undefined;
};

const kindsWorsened = (before: readonly string[], now: readonly string[]): boolean =>
  now.length > 0 && (before.length === 0 || before.some((kind) => !now.includes(kind)));

/**
 * The error of a change that is worse for members who have claimed the coupon: a lower discount, a higher
 * threshold, fewer kinds, fewer members, a later start or an earlier end. Title, total and claim period may change freely.
 * Undefined when nothing gets worse.
 */
export const worsening = (before: CouponTermsForm, now: CouponTermsForm): HttpError | undefined => {
  const discount = discountWorsened(before.discount, now.discount);
  if (discount) return worse(discount);
  if (now.minAmount > before.minAmount) return worse('minAmount');
  if (kindsWorsened(before.kinds, now.kinds)) return worse('kinds');
  if (now.audience === 'new' && before.audience !== 'new') return worse('audience');
  if (Date.parse(now.from) > Date.parse(before.from)) return worse('from');
  return Date.parse(now.to) < Date.parse(before.to) ? worse('to') : undefined;
};
