import type { ProductKind } from '@portal/shared/contract';
import { addDays, daysBetween } from '@portal/shared/rules';
import { invalidField, requireDayOrder } from '#src/platform/errors/index.ts';

/** The filters of a report: days in Asia/Shanghai, both inclusive, and one kind of product or all. */
export interface Asked {
  readonly from: string;
  readonly to: string;
  readonly kind?: ProductKind;
}

const maxDays = 366;

/** The validated span. Throws A0400 naming the field when it is reversed or too long. */
export const checkedSpan = <A extends Asked>(asked: A): A => {
  requireDayOrder(asked.from, asked.to);
  if (daysBetween(asked.from, asked.to) >= maxDays)
    throw invalidField('to', `最多统计 ${maxDays} 天`, `At most ${maxDays} days can be reported at once`);
  return asked;
};

/** The same number of days before. */
export const spanBefore = <A extends Asked>(asked: A): A => ({
  ...asked,
  from: addDays(asked.from, -(daysBetween(asked.from, asked.to) + 1)),
  to: addDays(asked.from, -1),
});
