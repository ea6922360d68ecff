import { daysBetween } from './month-days.ts';

/** The selected days. A range from `anchor` is added to the earlier selection. */
export interface DaySelection {
  readonly days: readonly string[];
  readonly before: readonly string[];
  readonly anchor?: string;
}

export const noDays: DaySelection = { days: [], before: [] };

/** As many as one change may be about. */
const maxDays = 400;

const sorted = (days: Iterable<string>): string[] => [...new Set(days)].sort().slice(0, maxDays);

/** From which day the next stretch is drawn. */
export const anchoredAt = ({ days }: DaySelection, anchor: string): DaySelection => ({
  days,
  before: days,
  anchor,
});

/** Chooses a day, or no longer. */
export const withToggled = ({ days }: DaySelection, day: string): DaySelection => {
  const next = days.includes(day) ? days.filter((one) => one !== day) : sorted([...days, day]);
  return { days: next, before: next, anchor: day };
};

/** Draws the stretch from the anchor to a day, of the days from `first` on. */
export const stretchedTo = (
  { before, anchor, days }: DaySelection,
  day: string,
  first: string,
): DaySelection => {
  const base = anchor === undefined ? days : before;
  const stretch = daysBetween(anchor ?? day, day).filter((one) => one >= first);
  return { days: sorted([...base, ...stretch]), before: base, anchor: anchor ?? day };
};

/** With these days, too. */
export const withAdded = ({ days }: DaySelection, some: readonly string[]): DaySelection => {
  const next = sorted([...days, ...some]);
  return { days: next, before: next };
};

/** Chooses all of these days, or none of them when all were chosen. */
export const withAllToggled = (selection: DaySelection, some: readonly string[]): DaySelection =>
  some.every((day) => selection.days.includes(day)) ? without(selection, some) : withAdded(selection, some);

/** Without some days. */
export const without = ({ days }: DaySelection, some: readonly (string | null)[]): DaySelection => {
  const next = days.filter((day) => !some.includes(day));
  return { days: next, before: next };
};
