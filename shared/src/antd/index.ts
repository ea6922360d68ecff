export { AntdTheme } from './antd-theme.tsx';
export { variablesKey } from './theme-tokens.ts';
