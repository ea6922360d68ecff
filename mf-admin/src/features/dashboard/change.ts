/** By how much something changed, in percent rounded to one digit; undefined where there was nothing before. */
export const changeOf = (now: number, before: number): number | undefined =>
  before === 0 ? undefined : Math.round(((now - before) / before) * 1000) / 10;
