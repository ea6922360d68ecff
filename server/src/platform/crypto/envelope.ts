import { randomBytes } from 'node:crypto';
import { decrypt, derive, encrypt, overhead } from './aes.ts';
import type { KeyRing } from './key-ring.ts';

const keyLength = 32;
const contentAt = overhead + keyLength;

/** Encryption with a random key for each value, which is encrypted with a key of the ring. */
export interface Envelope {
  /** The first key of the ring. */
  readonly keyId: string;
  /** The encrypted key of the value, then its bytes. `bound` must be the same to open it. */
  seal(bytes: Buffer, bound: string): Buffer;
  /** Throws on changed bytes, and those of an unknown key or another binding. */
  open(keyId: string, sealed: Buffer, bound: string): Buffer;
}

/** Envelopes for one purpose: those for another cannot be opened. */
export const createEnvelope = (ring: KeyRing, purpose: string): Envelope => {
  const wrapping = new Map(ring.map(({ id, bytes }) => [id, derive(bytes, `envelope ${purpose}`)]));
  const keyOf = (id: string): Buffer => {
    const key = wrapping.get(id);
    if (!key) throw new Error(`DATA_KEY has no key ${id}`);
    return key;
  };
  const [{ id: keyId }] = ring;
  return {
    keyId,
    seal: (bytes, bound) => {
      const key = randomBytes(keyLength);
      return Buffer.concat([encrypt(keyOf(keyId), key, bound), encrypt(key, bytes, bound)]);
    },
    open: (id, sealed, bound) => {
      const key = decrypt(keyOf(id), sealed.subarray(0, contentAt), bound);
      return decrypt(key, sealed.subarray(contentAt), bound);
    },
  };
};

/** Opens a value of an older version, without an envelope, with the key of the ring that encrypted it. */
export const openWithoutEnvelope = (
  ring: KeyRing,
  { purpose, sealed, bound }: { readonly purpose: string; readonly sealed: Buffer; readonly bound: string },
): Buffer => {
  const [{ bytes }, ...others] = ring;
  const open = (key: Buffer): Buffer => decrypt(derive(key, purpose), sealed, bound);
  for (const older of others)
    try {
      return open(older.bytes);
    } catch {
      // Encrypted with another key of the ring.
    }
  return open(bytes);
};
