import type { CalendarPreview } from '@portal/shared/contract';
import { UNDATED } from '#src/catalog/products/index.ts';
import type { CalendarValues } from './calendar-row.ts';
import type { Plan } from './plan-edit.ts';

const maxNamed = 50;

const rangeOf = (values: readonly (CalendarValues | undefined)[]): CalendarPreview['before'] => {
  const prices = values.flatMap((one) => (one ? [one.price] : []));
  if (prices.length === 0) return null;
  return { min: Math.min(...prices), max: Math.max(...prices) };
};

const isChildDearer = (after: CalendarValues | undefined): boolean =>
  after !== undefined && after.childPrice !== null && after.childPrice > after.price;

/** A plan as counts for the preview. */
export const previewOf = (
  { changes, refused, kept }: Plan,
  version: string,
): Omit<CalendarPreview, 'approvalPercent'> => ({
  version,
  changed: changes.filter(({ before, after }) => before && after).length,
  added: changes.filter(({ before }) => !before).length,
  removed: changes.filter(({ after }) => !after).length,
  kept,
  before: rangeOf(changes.map(({ before }) => before)),
  after: rangeOf(changes.map(({ after }) => after)),
  childDearer: changes.filter(({ after }) => isChildDearer(after)).length,
  refused: refused
    .slice(0, maxNamed)
    .map(({ day, ...rest }) => ({ ...rest, day: day === UNDATED ? null : day })),
  refusedCount: refused.length,
});
