import { AntdTheme, variablesKey } from '@portal/shared/antd';
import { type Appearance, useAppearance, useMedia } from '@portal/shared/ui';
import { ConfigProvider, type ThemeConfig } from 'antd';
import { type ReactNode, useMemo } from 'react';

const tree = { nodeSelectedColor: 'var(--sea)' };

/** Tabs look like those of `shared/ui` beside them. */
const tabs = {
  inkBarColor: 'var(--coral)',
  itemColor: 'var(--ink-soft)',
  itemSelectedColor: 'var(--ink)',
  lineWidthBold: 3,
};

/** Enough contrast for the label of a switch that is off, and for the days of other months. */
const quiet = {
  light: {
    Switch: { colorTextQuaternary: '#5b6b78', colorTextTertiary: '#4a5a68' },
    DatePicker: { colorTextDisabled: '#66737e' },
  },
  dark: {
    Switch: { colorTextQuaternary: '#8798a6', colorTextTertiary: '#a9b7c3' },
    DatePicker: { colorTextDisabled: '#94a3b0' },
  },
} as const;

/** Controls are 32 px high for a mouse, and have the portal's height for touch. */
const themeOf = (touch: boolean, { dark, compact }: Appearance): ThemeConfig => ({
  token: touch ? {} : { controlHeight: 32 },
  components: { Tree: tree, Tabs: tabs, ...(dark ? quiet.dark : quiet.light) },
  cssVar: { key: variablesKey('admin', { dark, compact, touch }) },
});

// antd puts a space between the two Chinese characters of a button.
const button = { autoInsertSpace: false };

/** Provides antd with the theme of the back office. */
export default function AdminTheme({ children }: { children: ReactNode }) {
  const appearance = useAppearance();
  const touch = useMedia('(pointer: coarse)');
  const theme = useMemo(() => themeOf(touch, appearance), [touch, appearance]);
  return (
    <AntdTheme>
      <ConfigProvider theme={theme} button={button}>
        {children}
      </ConfigProvider>
    </AntdTheme>
  );
}
