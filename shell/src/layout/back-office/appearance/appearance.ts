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

const year = 31_536_000;

/** Stores the theme in a cookie for the next document, so that a reload does not flash white. */
export const themeCookie = (dark: boolean): string =>
  `theme=${dark ? 'dark' : 'light'}; path=/; max-age=${dark ? year : 0}; samesite=lax`;
