import type { PasskeyAnswer } from '@portal/shared/contract';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { RelyingParty } from './factor-deps.ts';
import { wrongPasskey } from './factor-errors.ts';
import type { FactorRow } from './factor-repository.ts';

/** A passkey is the second factor: the password is the first, so that the device need not know who is there. */
const userVerification = 'preferred';

interface Stored {
  readonly id: string;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly counter: number;
  readonly transports?: string[];
}

const storedOf = ({ credentialId, publicKey, counter, transports }: FactorRow): Stored | undefined =>
  credentialId && publicKey
    ? {
        id: credentialId,
        publicKey: new Uint8Array(publicKey),
        counter,
        ...(transports ? { transports } : {}),
      }
    : undefined;

/** The passkeys among the factors. */
const passkeysIn = (factors: readonly FactorRow[]): Stored[] =>
  factors.flatMap((factor) => storedOf(factor) ?? []);

const bytesOf = (nonce: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(nonce, 'base64url'));

interface NewPasskey {
  readonly userId: number;
  readonly username: string;
  readonly nonce: string;
  readonly factors: readonly FactorRow[];
}

/** What the browser needs to make a passkey; devices that have one already are left out. */
export const registrationOptions = (
  { name, id }: RelyingParty,
  { userId, username, nonce, factors }: NewPasskey,
): Promise<object> =>
  generateRegistrationOptions({
    rpName: name,
    rpID: id,
    userName: username,
    userID: new TextEncoder().encode(`haitu-${userId}`),
    challenge: bytesOf(nonce),
    excludeCredentials: passkeysIn(factors).map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification },
  });

/** What the browser needs to use one of the passkeys; null without any. */
export const authenticationOptions = async (
  { id }: RelyingParty,
  nonce: string,
  factors: readonly FactorRow[],
): Promise<Readonly<Record<string, unknown>> | null> => {
  const allowCredentials = passkeysIn(factors).map(({ id, transports }) => ({ id, transports }));
  if (allowCredentials.length === 0) return null;
  return {
    ...(await generateAuthenticationOptions({
      rpID: id,
      challenge: bytesOf(nonce),
      allowCredentials,
      userVerification,
    })),
  };
};

const expected = ({ id, origin }: RelyingParty, nonce: string) => ({
  expectedChallenge: nonce,
  expectedOrigin: origin,
  expectedRPID: id,
  requireUserVerification: false,
});

/** The library throws for every answer that does not fit. */
const orWrong = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw Object.assign(wrongPasskey(), { cause: error });
  }
};

/** The columns of a new passkey. Throws A0244 on `passkey` for an answer to another challenge, origin or host. */
export const verifyRegistration = async (party: RelyingParty, nonce: string, answer: PasskeyAnswer) => {
  const response = answer as unknown as RegistrationResponseJSON;
  const { registrationInfo } = await orWrong(
    verifyRegistrationResponse({ ...expected(party, nonce), response }),
  );
  if (!registrationInfo) throw wrongPasskey();
  const { id, publicKey, counter, transports } = registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey), counter, transports: transports ?? null };
};

/** The passkey that signed the nonce, and its new counter. Throws A0244 on `passkey`. */
export const verifyAuthentication = async (
  party: RelyingParty,
  { nonce, factors }: { readonly nonce: string; readonly factors: readonly FactorRow[] },
  answer: PasskeyAnswer,
): Promise<{ factor: FactorRow; counter: number }> => {
  const factor = factors.find(({ credentialId }) => credentialId === answer.id);
  const credential = factor && storedOf(factor);
  if (!credential) throw wrongPasskey();
  const response = answer as unknown as AuthenticationResponseJSON;
  const { verified, authenticationInfo } = await orWrong(
    verifyAuthenticationResponse({ ...expected(party, nonce), response, credential }),
  );
  if (!verified) throw wrongPasskey();
  return { factor, counter: authenticationInfo.newCounter };
};
