import { hostCookie } from '@portal/shared/config';
import type { Theme } from '../../../display/theme.ts';

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
export const officeThemeCookie = (dark: boolean): string =>
  hostCookie('office-theme', 'dark', dark ? undefined : 0);
