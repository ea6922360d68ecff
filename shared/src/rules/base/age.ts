/** Whole years of age on a day; both days as `2026-12-24`. Born on 29 February counts from 1 March in other years. */
export const ageOn = (birthDate: string, day: string): number =>
  Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (day.slice(5) < birthDate.slice(5) ? 1 : 0);

export type AgeGroup = 'infant' | 'child' | 'adult';

/** How somebody travels on a day: under 2 an infant, 2 to 11 a child, from 12 an adult. */
export const ageGroupOn = (birthDate: string, day: string): AgeGroup => {
  const age = ageOn(birthDate, day);
  if (age < 2) return 'infant';
  return age < 12 ? 'child' : 'adult';
};
