import type { OpeningHours } from '@portal/shared/contract';

const isInSeason = ({ months }: OpeningHours, month: number): boolean => {
  if (!months) return true;
  const { from, to } = months;
  return from <= to ? month >= from && month <= to : month >= from || month <= to;
};

/** The opening hours of a day; undefined where several seasons could be meant, or none. */
export const hoursOn = (seasons: readonly OpeningHours[], day: string): OpeningHours | undefined => {
  const inSeason = seasons.filter((season) => isInSeason(season, Number(day.slice(5, 7))));
  return inSeason.length === 1 ? inSeason[0] : undefined;
};
