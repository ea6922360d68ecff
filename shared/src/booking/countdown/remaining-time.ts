/** Time left, split for reading. */
export interface RemainingTime {
  readonly days: number;
  /** `04:09`, or `01:04:09` from an hour on. */
  readonly clock: string;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Splits so many milliseconds into days and a clock; nothing is left below zero. */
export const remainingTime = (ms: number): RemainingTime => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const hours = Math.floor(seconds / 3600) % 24;
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  const days = Math.floor(seconds / 86_400);
  const clock = (days > 0 || hours > 0 ? [hours, ...parts] : parts).map(twoDigits).join(':');
  return { days, clock };
};
