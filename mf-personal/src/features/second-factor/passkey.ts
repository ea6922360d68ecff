import type { CallData, PasskeyAnswer } from '@portal/shared/contract';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';

type Options = CallData<'POST /api/v1/account/factors/passkey'>['options'];

/** The passkeys of this browser. One object, so that tests can mock it. */
export const passkeys = {
  /** Whether they can be made on this page: browsers bind them to a host name. */
  support: (host: string): 'usable' | 'elsewhere' | 'missing' => {
    if (!('PublicKeyCredential' in window)) return 'missing';
    return `.${window.location.hostname}`.endsWith(`.${host}`) ? 'usable' : 'elsewhere';
  },

  /** Makes one on this device. Rejects when the browser's dialog is closed. The library loads with the first use. */
  make: async (options: Options): Promise<PasskeyAnswer> => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
    return (await startRegistration({ optionsJSON })) as unknown as PasskeyAnswer;
  },
};
