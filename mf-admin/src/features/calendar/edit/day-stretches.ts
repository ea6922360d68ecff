import { addDays } from '@portal/shared/rules';

/** Days in order, as stretches of days in a row: first and last of each. */
export const stretchesOf = (days: readonly string[]): (readonly [from: string, to: string])[] => {
  const stretches: [string, string][] = [];
  for (const day of days) {
    const last = stretches.at(-1);
    if (last && addDays(last[1], 1) === day) last[1] = day;
    else stretches.push([day, day]);
  }
  return stretches;
};
