import { dayOf } from '@portal/shared/rules';
import { useState } from 'react';
import {
  anchoredAt,
  type DaySelection,
  noDays,
  stretchedTo,
  withAdded,
  withAllToggled,
  without,
  withToggled,
} from './day-selection.ts';

/** The chosen days and how they are chosen. Days that have passed never are. */
export const useDaySelection = () => {
  const [selection, setSelection] = useState<DaySelection>(noDays);
  const today = dayOf(new Date());
  const open = (days: readonly string[]) => days.filter((day) => day >= today);
  return {
    days: selection.days,
    today,
    toggle: (day: string) => day >= today && setSelection((now) => withToggled(now, day)),
    anchor: (day: string) => setSelection((now) => anchoredAt(now, day)),
    stretch: (day: string) => setSelection((now) => stretchedTo(now, day, today)),
    add: (days: readonly string[]) => setSelection((now) => withAdded(now, open(days))),
    toggleAll: (days: readonly string[]) => setSelection((now) => withAllToggled(now, open(days))),
    remove: (days: readonly (string | null)[]) => setSelection((now) => without(now, days)),
    clear: () => setSelection(noDays),
  };
};

export type DayChoosing = ReturnType<typeof useDaySelection>;
