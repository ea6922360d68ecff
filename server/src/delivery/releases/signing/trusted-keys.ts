import { createHash, createPublicKey, type KeyObject } from 'node:crypto';

/** The public keys whose releases are accepted, by id. */
export type TrustedKeys = ReadonlyMap<string, KeyObject>;

/** The id of a key in a signature: the first 16 hex digits of the SHA-256 of its DER form. */
const idOf = (der: Buffer): string => createHash('sha256').update(der).digest('hex').slice(0, 16);

/** Reads Ed25519 public keys, each the base64 of its DER form. Throws for anything else. */
export const readTrustedKeys = (keys: readonly string[]): TrustedKeys =>
  new Map(
    keys.map((text) => {
      const der = Buffer.from(text, 'base64');
      return [idOf(der), createPublicKey({ key: der, format: 'der', type: 'spki' })];
    }),
  );
