import { useMessages } from '@portal/shared/i18n';
import { providerKey, providerMessages } from './provider-messages.ts';

/** The names of the payment providers; a provider without a name has its code. */
export const useProviderNames = (): ((provider: string) => string) => {
  const t = useMessages(providerMessages);
  return (provider) => {
    const key = providerKey(provider);
    return key ? t(key) : provider;
  };
};
