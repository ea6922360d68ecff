import type { FactorChallenge, PasskeyAnswer } from '@portal/shared/contract';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';

type Options = NonNullable<FactorChallenge['passkey']>;

/** The passkeys of this browser. One object, so that tests can mock it. */
export const passkeys = {
  /** Whether this page may use them: browsers bind them to a host name. */
  isUsable: (options: FactorChallenge['passkey']): options is Options =>
    options !== null &&
    'PublicKeyCredential' in window &&
    `.${window.location.hostname}`.endsWith(`.${String(options.rpId)}`),

  /** Asks for one. Rejects when the browser's dialog is closed. The library loads with the first use. */
  ask: async (options: Options): Promise<PasskeyAnswer> => {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
    return (await startAuthentication({ optionsJSON })) as unknown as PasskeyAnswer;
  },
};
