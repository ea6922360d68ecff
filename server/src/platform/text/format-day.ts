import type { Text } from '@portal/shared/contract';

const english = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'long' });

/** Formats a day (`YYYY-MM-DD`): `2026年12月24日`, `24 December 2026`. */
export const formatDay = (day: string): Required<Text> => {
  const [year, month, date] = day.split('-').map(Number);
  return { zh: `${year}年${month}月${date}日`, en: english.format(new Date(`${day}T00:00:00Z`)) };
};
