import { hostCookie } from '@portal/shared/config';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

/** The stored value, if it is valid. */
export const oneOf =
  <T extends string>(choices: readonly T[]) =>
  (stored: unknown): T | undefined =>
    choices.find((choice) => choice === stored);

/** Whether the screens are dark, given what the system prefers. */
export const isDark = (theme: Theme, systemIsDark: boolean): boolean =>
  theme === 'dark' || (theme === 'system' && systemIsDark);

/** Stores the dark theme in a cookie for the next document, so that a reload does not flash white. */
export const themeCookie = (dark: boolean): string => hostCookie('theme', 'dark', dark ? undefined : 0);
