import { defineMessages, type Key } from '@portal/shared/i18n';

const chinese = { alipay: '支付宝', wechatpay: '微信支付' } as const;

export const providerMessages = defineMessages('adminProviders', {
  'zh-cn': chinese,
  en: { alipay: 'Alipay', wechatpay: 'WeChat Pay' },
});

/** Where the name of a provider is; undefined for one that has none. */
export const providerKey = (provider: string): Key<typeof chinese> | undefined =>
  Object.hasOwn(chinese, provider) ? (provider as Key<typeof chinese>) : undefined;
