import { addDays, daysBetween } from '@portal/shared/rules';
import { invalidField } from '#src/platform/errors/index.ts';

const longestSpan = 180;

/** Throws an HttpError naming the field for a reversed range. */
export const inOrder = <T extends number | string>(from: T | undefined, to: T | undefined, field: string) => {
  if (from !== undefined && to !== undefined && from > to)
    throw invalidField(field, '范围的起点大于终点', 'The end of the range is before its start');
};

/**
 * The range of calendar days asked for: by default 180 days from today, in Asia/Shanghai. Throws an HttpError
 * naming the field for a reversed or longer range.
 */
export const spanOf = (
  { from, to }: { readonly from?: string; readonly to?: string },
  today: string,
): { from: string; to: string } => {
  const first = from ?? today;
  const last = to ?? addDays(first, longestSpan);
  inOrder(first, last, 'from');
  if (daysBetween(first, last) > longestSpan)
    throw invalidField('to', `最多查询 ${longestSpan} 天`, `At most ${longestSpan} days at once`);
  return { from: first, to: last };
};
