import type { ThemeConfig } from 'antd';

/** The house's tokens in antd's words. antd computes shades from them, so they are values, not custom properties. */
export const themeTokens: ThemeConfig = {
  token: {
    colorPrimary: '#0b4f8a',
    colorInfo: '#0b4f8a',
    colorLink: '#0b4f8a',
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
    borderRadius: 8,
    borderRadiusLG: 12,
    controlHeight: 40,
    fontSize: 14,
    fontFamily: 'var(--font)',
    boxShadow: 'var(--shadow)',
    zIndexPopupBase: 1000,
  },
};
