import type { Appearance } from '@portal/shared/ui';
import { type ThemeConfig, theme } from 'antd';

type Tokens = NonNullable<ThemeConfig['token']>;

/** The design tokens by antd's names: values, not custom properties, as antd computes shades. */
const shape: Tokens = {
  controlHeight: 40,
  borderRadius: 8,
  borderRadiusLG: 12,
  fontSize: 14,
  fontFamily: 'var(--font)',
  boxShadow: 'var(--shadow)',
  zIndexPopupBase: 1000,
};

const light: Tokens = {
  colorPrimary: '#0b4f8a',
  colorInfo: '#0b4f8a',
  colorLink: '#0b4f8a',
  colorLinkHover: '#083b69',
  colorSuccess: '#1b7347',
  colorWarning: '#8a5a00',
  colorError: '#b3261e',
  colorPrimaryBg: '#e8f0f7',
  colorPrimaryBgHover: '#dde9f3',
  colorInfoBg: '#e8f0f7',
  colorInfoBorder: '#b7cde0',
  colorSuccessBg: '#e3f3ea',
  colorWarningBg: '#fff3d9',
  colorErrorBg: '#fdeae8',
  colorTextSecondary: '#4a5a68',
  colorTextTertiary: '#4a5a68',
  colorTextDescription: '#4a5a68',
  colorTextPlaceholder: '#66737e',
  colorTextBase: '#14202b',
  colorBorder: '#8a949c',
  colorBorderSecondary: '#e0dacd',
};

const dark: Tokens = {
  // antd blends these with the background: the results are close to those of tokens.css.
  colorPrimary: '#9ad0fb',
  colorInfo: '#9ad0fb',
  colorLink: '#9ad0fb',
  colorLinkHover: '#a9d0f0',
  colorSuccess: '#7be6b0',
  colorWarning: '#ffd480',
  colorError: '#ffb0a6',
  colorPrimaryBg: '#1d3449',
  colorPrimaryBgHover: '#26435c',
  colorInfoBg: '#1d3449',
  colorInfoBorder: '#35556f',
  colorSuccessBg: '#173528',
  colorWarningBg: '#3a2f14',
  colorErrorBg: '#45211e',
  colorBgBase: '#0f1820',
  colorBgContainer: '#17222c',
  colorBgElevated: '#1e2b37',
  colorBgLayout: '#0f1820',
  // In the dark theme tooltips, primary buttons and ticks have dark text on a light background.
  colorBgSpotlight: '#dfe7ee',
  colorTextLightSolid: '#0f1820',
  colorWhite: '#0f1820',
  colorTextBase: '#e4ebf1',
  colorText: '#e4ebf1',
  colorTextSecondary: '#a9b7c3',
  colorTextTertiary: '#a9b7c3',
  colorTextDescription: '#a9b7c3',
  colorTextPlaceholder: '#94a3b0',
  colorBorder: '#6b7a87',
  colorBorderSecondary: '#2f3e4b',
};

/**
 * The key of a theme's custom properties: its name and what its tokens depend on. Without a key antd makes one for each
 * provider that is rendered, and keeps the tokens of those that are suspended before they are mounted.
 */
export const variablesKey = (name: string, depending: Readonly<Record<string, boolean>>): string =>
  [name, ...Object.keys(depending).filter((state) => depending[state])].join('-');

const themeOf = (look: Appearance): ThemeConfig => ({
  token: { ...shape, ...(look.dark ? dark : light) },
  cssVar: { key: variablesKey('portal', { ...look }) },
  algorithm: [
    look.dark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    ...(look.compact ? [theme.compactAlgorithm] : []),
  ],
});

const looks = {
  light: [themeOf({ dark: false, compact: false }), themeOf({ dark: false, compact: true })],
  dark: [themeOf({ dark: true, compact: false }), themeOf({ dark: true, compact: true })],
} as const;

/** antd's theme of an appearance; memoized, so that the object stays the same. */
export const antdTheme = ({ dark: isDark, compact }: Appearance): ThemeConfig => {
  const [comfortable, close] = isDark ? looks.dark : looks.light;
  return compact ? close : comfortable;
};
