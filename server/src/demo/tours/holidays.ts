/** Public holidays by date, `MM-DD` from and to, both included. */
const fixed: readonly (readonly [from: string, to: string])[] = [
  ['01-01', '01-03'],
  ['04-04', '04-06'],
  ['05-01', '05-05'],
  ['10-01', '10-07'],
];

const chinese = new Intl.DateTimeFormat('en-u-ca-chinese', {
  timeZone: 'UTC',
  month: 'numeric',
  day: 'numeric',
});

const lunarDay = (day: string): { month: string; date: number } => {
  const parts = new Map(
    chinese.formatToParts(new Date(`${day}T00:00:00Z`)).map(({ type, value }) => [type, value]),
  );
  return { month: parts.get('month') ?? '', date: Number(parts.get('day')) };
};

const isLunarHoliday = (day: string): boolean => {
  const { month, date } = lunarDay(day);
  if (month === '1') return date <= 7;
  if (month === '12') return date >= 29;
  return (month === '5' && date === 5) || (month === '8' && date === 15);
};

/** Whether a day belongs to a Chinese public holiday, by date or by the lunar calendar. */
export const isHoliday = (day: string): boolean => {
  const date = day.slice(5);
  return fixed.some(([from, to]) => date >= from && date <= to) || isLunarHoliday(day);
};
