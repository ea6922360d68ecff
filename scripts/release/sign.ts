import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import type { ReleaseRecord, ReleaseSignature } from '@portal/shared/contract';
import { canonicalJson } from '@portal/shared/rules';

const readKey = (pem: string): KeyObject | undefined => {
  try {
    const key = createPrivateKey(pem);
    return key.asymmetricKeyType === 'ed25519' ? key : undefined;
  } catch {
    // The library's own message may quote the key.
    return undefined;
  }
};

/** Reads a private key. Throws a sentence without the key if it is not Ed25519. */
const getKey = (pem: string): KeyObject => {
  const key = readKey(pem);
  if (!key) throw new Error('The release key must be an Ed25519 private key in PEM.');
  return key;
};

const derOf = (key: KeyObject): Buffer => createPublicKey(key).export({ format: 'der', type: 'spki' });

/** The public half of a private key, in the format of `RELEASE_KEYS`. */
export const publicKeyOf = (pem: string): string => derOf(getKey(pem)).toString('base64');

/** Signs a record with a private key (PEM). Throws a sentence if it is not Ed25519. */
export const signRecord = (record: ReleaseRecord, pem: string): ReleaseSignature => {
  const key = getKey(pem);
  return {
    key: createHash('sha256').update(derOf(key)).digest('hex').slice(0, 16),
    value: sign(null, Buffer.from(canonicalJson(record)), key).toString('base64'),
  };
};
