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

/** The word on a switch that is off has to be read, too, and so have the days beside the month. */
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

/** A mouse finds small controls; a finger gets the house's full height. */
const themeOf = (touch: boolean, { dark, compact }: Appearance): ThemeConfig => ({
  token: touch ? {} : { controlHeight: 32 },
  components: { Tree: tree, Tabs: tabs, ...(dark ? quiet.dark : quiet.light) },
  cssVar: { key: variablesKey('admin', { dark, compact, touch }) },
});

// antd would write two Chinese characters apart.
const button = { autoInsertSpace: false };

/** What of antd is inside is drawn in the house's look. */
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
