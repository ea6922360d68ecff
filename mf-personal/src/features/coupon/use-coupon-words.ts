import type { CouponTerms } from '@portal/shared/contract';
import { formatDay, formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { dayOf, daysBetween } from '@portal/shared/rules';
import { useToday } from '@portal/shared/ui';
import { couponMessages } from './coupon-messages.ts';

/** The discount of a coupon as its face shows it, and its condition. */
export const useCouponRule = ({ discount, minAmount }: CouponTerms) => {
  const t = useMessages(couponMessages);
  const language = useLanguage();
  const min = formatMoney(minAmount, language);
  if (discount.type === 'amount') {
    const face = t('face.amount', { amount: formatMoney(discount.amount, language) });
    return { face, condition: t(minAmount > 0 ? 'rule.min' : 'rule.any', { min }) };
  }
  // Chinese names the share of the price that is left, in tenths: 8 % off is 9.2 折.
  const off = language === 'en' ? discount.percent : (100 - discount.percent) / 10;
  const most = formatMoney(discount.most, language);
  return {
    face: t('face.percent', { off }),
    condition: t(minAmount > 0 ? 'rule.minMost' : 'rule.anyMost', { min, most }),
  };
};

/** The last day of a coupon that ends at an instant. */
const lastDayOf = (end: string): string => dayOf(new Date(Date.parse(end) - 1));

/** The validity of a coupon: its first day while that is ahead, else its last and the days that are left. */
export const useCouponPeriod = ({ from, to }: CouponTerms): readonly string[] => {
  const t = useMessages(couponMessages);
  const language = useLanguage();
  const today = useToday();
  const dayFrom = dayOf(new Date(from));
  const last = lastDayOf(to);
  const day = formatDay(last, language, { year: true });
  const days = daysBetween(today, last);
  if (days < 0) return [t('expired', { day })];
  if (dayFrom > today) return [t('starts', { day: formatDay(dayFrom, language) }), t('period', { day })];
  return [t('period', { day }), days === 0 ? t('left.today') : t('left.days', { count: days })];
};
