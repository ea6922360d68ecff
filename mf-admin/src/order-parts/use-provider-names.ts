import { defineMessages, type Key, useMessages } from '@portal/shared/i18n';
import en from './provider-messages.en.json' with { type: 'json' };
import zh from './provider-messages.zh-cn.json' with { type: 'json' };

const providerMessages = defineMessages('adminProviders', { 'zh-cn': zh, en });

/** Where the name of a provider is; undefined for one that has none. */
const providerKey = (provider: string): Key<typeof zh> | undefined =>
  Object.hasOwn(zh, provider) ? (provider as Key<typeof zh>) : undefined;

/** The names of the payment providers; a provider without a name has its code. */
export const useProviderNames = (): ((provider: string) => string) => {
  const t = useMessages(providerMessages);
  return (provider) => {
    const key = providerKey(provider);
    return key ? t(key) : provider;
  };
};
