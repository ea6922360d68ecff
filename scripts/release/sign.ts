import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import type { ReleaseRecord, ReleaseSignature } from '@portal/shared/contract';
import { canonicalJson } from '@portal/shared/rules';

const readKey = (pem: string): KeyObject | undefined => {
  try {
    const key = createPrivateKey(pem);
    return key.asymmetricKeyType === 'ed25519' ? key : undefined;
  } catch {
    // What is wrong with it would be said in words of the library, and may quote it.
    return undefined;
  }
};

/** Reads a private key. Throws a sentence, without the key, when it is none of Ed25519. */
const getKey = (pem: string): KeyObject => {
  const key = readKey(pem);
  if (!key) throw new Error('The release key must be an Ed25519 private key in PEM.');
  return key;
};

const derOf = (key: KeyObject): Buffer => createPublicKey(key).export({ format: 'der', type: 'spki' });

/** The public half of a private key, as portals are told of it in `RELEASE_KEYS`. */
export const publicKeyOf = (pem: string): string => derOf(getKey(pem)).toString('base64');

/** Vouches for a record with a private key (PEM). Throws a sentence when that is no Ed25519 key. */
export const signRecord = (record: ReleaseRecord, pem: string): ReleaseSignature => {
  const key = getKey(pem);
  return {
    key: createHash('sha256').update(derOf(key)).digest('hex').slice(0, 16),
    value: sign(null, Buffer.from(canonicalJson(record)), key).toString('base64'),
  };
};
