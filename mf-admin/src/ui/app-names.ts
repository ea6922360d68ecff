import type { App } from '@portal/shared/contract';
import { defineMessages, useMessages } from '@portal/shared/i18n';
import en from './app-names.en.json' with { type: 'json' };
import zh from './app-names.zh-cn.json' with { type: 'json' };

const appMessages = defineMessages('adminApps', { 'zh-cn': zh, en });

const named = [
  'shell',
  'mf_catalog',
  'mf_booking',
  'mf_personal',
  'mf_admin',
] as const satisfies readonly App[];

/** The label of an app; one without a label is shown by its name. */
export const useAppName = (): ((app: App) => string) => {
  const t = useMessages(appMessages);
  return (app) => {
    const known = named.find((name) => name === app);
    return known === undefined ? app : t(known);
  };
};
