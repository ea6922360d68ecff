const dayMs = 86_400_000;
/** Shanghai has had no summer time since 1991. */
const aheadMs = 8 * 3_600_000;

const localText = (instant: Date): string => new Date(instant.getTime() + aheadMs).toISOString();

/**
 * The calendar day of an instant since 1992 in Asia/Shanghai, as `2026-12-24`, whatever the host's zone.
 * Computed without `Intl`, because creating a formatter with a zone takes a fifth of a second on a phone.
 * Throws a RangeError for an invalid date.
 */
export const dayOf = (instant: Date): string => localText(instant).slice(0, 10);

/** The time of day of an instant in Asia/Shanghai, as `18:30`. */
export const clockOf = (instant: Date): string => localText(instant).slice(11, 16);

const utc = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Whether the text is a real calendar day: `2026-02-29` is not. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(utc(text)) &&
  new Date(utc(text)).toISOString().startsWith(text);

/** The day so many days later, or earlier when negative. */
export const addDays = (day: string, days: number): string =>
  new Date(utc(day) + days * dayMs).toISOString().slice(0, 10);

/** Signed calendar days from one day to another: tomorrow is 1, yesterday is -1. */
export const daysBetween = (from: string, to: string): number => Math.round((utc(to) - utc(from)) / dayMs);

/** The instant at which a day begins in Asia/Shanghai, which has no summer time: always UTC+8. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00+08:00`);
