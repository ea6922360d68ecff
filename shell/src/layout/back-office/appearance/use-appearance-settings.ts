import { usePreference } from '@portal/shared/preferences';
import { useMedia } from '@portal/shared/ui';
import { useLayoutEffect, useMemo } from 'react';
import { type Density, densities, isDark, oneOf, type Theme, themeCookie, themes } from './appearance.ts';

const readTheme = oneOf<Theme>(themes);
const readDensity = oneOf<Density>(densities);

/** The user's appearance of the back office. The page is dark only in the back office. */
export const useAppearanceSettings = () => {
  const [theme, setTheme] = usePreference<Theme>('theme', 'light', readTheme);
  const [density, setDensity] = usePreference<Density>('density', 'comfortable', readDensity);
  const dark = isDark(theme, useMedia('(prefers-color-scheme: dark)'));
  const compact = density === 'compact';

  useLayoutEffect(() => {
    const { documentElement } = document;
    if (dark) documentElement.dataset.theme = 'dark';
    else delete documentElement.dataset.theme;
    document.cookie = themeCookie(dark);
    return () => {
      delete documentElement.dataset.theme;
    };
  }, [dark]);

  const appearance = useMemo(() => ({ dark, compact }), [dark, compact]);
  return { appearance, theme, setTheme, density, setDensity };
};

export type AppearanceSettings = ReturnType<typeof useAppearanceSettings>;
