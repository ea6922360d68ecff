import { daysBetween } from '@portal/shared/rules';

/** Holidays by the solar calendar, `MM-DD` from and to, both included. */
const solar: readonly (readonly [from: string, to: string])[] = [
  ['01-01', '01-03'],
  ['04-04', '04-06'],
  ['05-01', '05-05'],
  ['10-01', '10-07'],
];

// A table, because the runtime's Chinese calendar is a day late in 2027, whose new moon comes four minutes before midnight.
const newYears = ['2027-02-06', '2028-01-26', '2029-02-13', '2030-02-03', '2031-01-23', '2032-02-11'];
const dragonBoats = ['2027-06-09', '2028-05-28', '2029-06-16', '2030-06-05', '2031-06-24', '2032-06-12'];
const midAutumns = ['2027-09-15', '2028-10-03', '2029-09-22', '2030-09-12', '2031-10-01', '2032-09-19'];

/** From the eve to the seventh day. */
const isSpringFestival = (day: string): boolean =>
  newYears.some((first) => daysBetween(first, day) >= -1 && daysBetween(first, day) <= 6);

/** Whether a day belongs to a Chinese public holiday; those of the lunar calendar are known until 2032. */
export const isHoliday = (day: string): boolean => {
  const date = day.slice(5);
  return (
    solar.some(([from, to]) => date >= from && date <= to) ||
    isSpringFestival(day) ||
    dragonBoats.includes(day) ||
    midAutumns.includes(day)
  );
};
