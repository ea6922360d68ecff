import { useMessages } from '@portal/shared/i18n';
import { providerKey, providerMessages } from './provider-messages.ts';

/** How those who take the money are called; whom nobody has named yet is called by the code. */
export const useProviderNames = (): ((provider: string) => string) => {
  const t = useMessages(providerMessages);
  return (provider) => {
    const key = providerKey(provider);
    return key ? t(key) : provider;
  };
};
