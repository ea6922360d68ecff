import { usePreference } from '@portal/shared/preferences';
import { useMedia } from '@portal/shared/ui';
import { useLayoutEffect, useMemo } from 'react';
import { readTheme as readPublicTheme, showTheme, type Theme, themes } from '../../../display/theme.ts';
import { type Density, densities, isDark, officeThemeCookie, oneOf } from './appearance.ts';

const readTheme = oneOf<Theme>(themes);
const readDensity = oneOf<Density>(densities);

/** The user's appearance of the back office. Public pages have a theme of their own, per browser. */
export const useAppearanceSettings = () => {
  const [theme, setTheme] = usePreference<Theme>('theme', 'light', readTheme);
  const [density, setDensity] = usePreference<Density>('density', 'comfortable', readDensity);
  const dark = isDark(theme, useMedia('(prefers-color-scheme: dark)'));
  const compact = density === 'compact';

  useLayoutEffect(() => {
    showTheme(dark ? 'dark' : 'light');
    document.cookie = officeThemeCookie(dark);
    return () => showTheme(readPublicTheme());
  }, [dark]);

  const appearance = useMemo(() => ({ dark, compact }), [dark, compact]);
  return { appearance, theme, setTheme, density, setDensity };
};

export type AppearanceSettings = ReturnType<typeof useAppearanceSettings>;
