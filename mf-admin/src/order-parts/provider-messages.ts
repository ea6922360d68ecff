import { defineMessages, type Key } from '@portal/shared/i18n';
import en from './provider-messages.en.json' with { type: 'json' };
import zh from './provider-messages.zh-cn.json' with { type: 'json' };

export const providerMessages = defineMessages('adminProviders', { 'zh-cn': zh, en });

/** Where the name of a provider is; undefined for one that has none. */
export const providerKey = (provider: string): Key<typeof zh> | undefined =>
  Object.hasOwn(zh, provider) ? (provider as Key<typeof zh>) : undefined;
