import type { Language } from '@portal/shared/contract';
import { useLanguage } from '@portal/shared/i18n';
import { useAppearance } from '@portal/shared/ui';
import { ConfigProvider } from 'antd';
import enUs from 'antd/locale/en_US';
import zhCn from 'antd/locale/zh_CN';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { type ReactNode, useEffect } from 'react';
import { antdTheme } from './theme-tokens.ts';

const locales = { 'zh-cn': zhCn, en: enUs } as const satisfies Record<Language, typeof zhCn>;

// Simplified Chinese until a language is chosen (specification section 9).
dayjs.locale('zh-cn');

/** Provides antd with the portal's colours (light or dark) and the current language. */
export const AntdTheme = ({ children }: { children: ReactNode }) => {
  const language = useLanguage();
  const appearance = useAppearance();
  useEffect(() => void dayjs.locale(language), [language]);
  return (
    <ConfigProvider locale={locales[language]} theme={antdTheme(appearance)}>
      {children}
    </ConfigProvider>
  );
};
