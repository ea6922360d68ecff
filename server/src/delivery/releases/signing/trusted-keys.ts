import { createHash, createPublicKey, type KeyObject } from 'node:crypto';

/** A public key, and the apps whose releases it may sign; undefined for every app. */
interface TrustedKey {
  readonly publicKey: KeyObject;
  readonly apps?: readonly string[];
}

/** The public keys whose releases are accepted, by id. */
export type TrustedKeys = ReadonlyMap<string, TrustedKey>;

/** The id of a key in a signature: the first 16 hex digits of the SHA-256 of its DER form. */
const idOf = (der: Buffer): string => createHash('sha256').update(der).digest('hex').slice(0, 16);

/**
 * Reads Ed25519 public keys, each the base64 of its DER form, `mf_a+mf_b:` before one that is bound to apps. Throws for
 * anything else.
 */
export const readTrustedKeys = (keys: readonly string[]): TrustedKeys =>
  new Map(
    keys.map((text) => {
      const [key = '', apps] = text.split(':').reverse();
      const der = Buffer.from(key, 'base64');
      const publicKey = createPublicKey({ key: der, format: 'der', type: 'spki' });
      return [idOf(der), { publicKey, ...(apps === undefined ? {} : { apps: apps.split('+') }) }];
    }),
  );
