import type { CouponForm } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { addDays, dayOf, startOfDay } from '@portal/shared/rules';
import { defineForm } from '#src/form/define-form.ts';
import type { FormValues } from '#src/form/field.ts';
import { checkboxes, radio } from '#src/form/kinds/choice.tsx';
import { day, notBefore } from '#src/form/kinds/day.tsx';
import { money, number } from '#src/form/kinds/number.tsx';
import { flag, status } from '#src/form/kinds/switch.tsx';
import { text } from '#src/form/kinds/text.tsx';
import { useProductKindOptions } from '#src/ui/product-kinds.ts';
import { couponMessages } from '../coupon-messages.ts';
import { lastDayOf } from '../list/coupon-facts.ts';

const beginning = (first: string): string => startOfDay(first).toISOString();
const ending = (last: string): string => startOfDay(addDays(last, 1)).toISOString();

/** The first day of a period, stored as the instant at which it begins. */
const firstDay = {
  read: (stored: string | null) => (stored ? dayOf(new Date(stored)) : undefined),
  write: (first: string | undefined) => (first ? beginning(first) : null),
};

/** The last day of a period, stored as the instant at which it ends. */
const lastDay = {
  read: (stored: string | null) => (stored ? lastDayOf(stored) : undefined),
  write: (last: string | undefined) => (last ? ending(last) : null),
};

const useTypes = () => {
  const t = useMessages(couponMessages);
  return {
    data: (['amount', 'percent'] as const).map((value) => ({ value, label: t(`form.types.${value}`) })),
  };
};

const useAudiences = () => {
  const t = useMessages(couponMessages);
  return {
    data: (['all', 'new'] as const).map((value) => ({ value, label: t(`form.audiences.${value}`) })),
  };
};

const isOf = (type: 'amount' | 'percent') => (values: FormValues) => values['discount/type'] === type;

const yuan = { min: 1, max: 1_000_000, required: true, fault: 'form.positive' } as const;

/** A new coupon is valid for a month. */
export const monthFrom = (today: string) => ({ from: beginning(today), to: ending(addDays(today, 30)) });

export const couponForm = defineForm<CouponForm>()({
  kind: 'coupon',
  messages: couponMessages,
  titles: { add: 'form.add', edit: 'form.edit' },
  nameOf: ({ title }) => title.zh,
  fields: [
    text('title/zh', 'form.zh', { required: true, max: 60 }),
    text('title/en', 'form.en', { max: 120, hint: 'form.enHint', empty: undefined }),
    radio('discount/type', 'form.type', { blank: 'amount', useChoices: useTypes }),
    money('discount/amount', 'form.amount', { ...yuan, half: true, when: isOf('amount') }),
    number('discount/percent', 'form.percent', {
      ...{ required: true, min: 1, max: 99, fault: 'form.percentRange', reports: true, wide: true },
      ...{ hint: 'form.percentHint', half: true, when: isOf('percent') },
    }),
    money('discount/most', 'form.most', { ...yuan, half: true, when: isOf('percent') }),
    money('minAmount', 'form.min', { ...yuan, min: 0, blank: 0, hint: 'form.minHint' }),
    checkboxes('kinds', 'form.kinds', {
      hint: 'form.kindsHint',
      useChoices: () => ({ data: useProductKindOptions() }),
    }),
    radio('audience', 'form.audience', {
      blank: 'all',
      hint: 'form.audienceHint',
      useChoices: useAudiences,
    }),
    number('total', 'form.total', {
      ...{ required: true, min: 1, max: 10_000_000, fault: 'form.positive', wide: true },
      hint: 'form.totalHint',
    }),
    { ...day('from', 'form.from', { required: true, half: true }), ...firstDay },
    {
      ...day('to', 'form.to', { required: true, half: true, check: notBefore('from', 'form.reversed') }),
      ...lastDay,
    },
    { ...day('claimFrom', 'form.claimFrom', { hint: 'form.claimHint', half: true }), ...firstDay },
    {
      ...day('claimTo', 'form.claimTo', { half: true, check: notBefore('claimFrom', 'form.reversed') }),
      ...lastDay,
    },
    status(),
    flag('inCentre', 'form.inCentre', {
      ...{ blank: true, on: 'form.shown', off: 'form.hidden' },
      hint: 'form.inCentreHint',
    }),
  ],
});
