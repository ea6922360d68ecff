import type { App } from '@portal/shared/contract';
import { defineMessages, useMessages } from '@portal/shared/i18n';

const appMessages = defineMessages('adminApps', {
  'zh-cn': {
    shell: '门户外壳',
    mf_catalog: '浏览',
    mf_booking: '预订与支付',
    mf_personal: '个人中心',
    mf_admin: '管理后台',
  },
  en: {
    shell: 'Shell',
    mf_catalog: 'Catalogue',
    mf_booking: 'Booking and payment',
    mf_personal: 'Personal centre',
    mf_admin: 'Back office',
  },
});

const named = [
  'shell',
  'mf_catalog',
  'mf_booking',
  'mf_personal',
  'mf_admin',
] as const satisfies readonly App[];

/** What people call an app; one that joined later goes by its own name. */
export const useAppName = (): ((app: App) => string) => {
  const t = useMessages(appMessages);
  return (app) => {
    const known = named.find((name) => name === app);
    return known === undefined ? app : t(known);
  };
};
