import type { Text } from '@portal/shared/contract';

const english = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'long' });

/** A day as it is written out: `2026年12月24日`, `24 December 2026`. */
export const dayInWords = (day: string): Required<Text> => {
  const [year, month, date] = day.split('-').map(Number);
  return { zh: `${year}年${month}月${date}日`, en: english.format(new Date(`${day}T00:00:00Z`)) };
};
