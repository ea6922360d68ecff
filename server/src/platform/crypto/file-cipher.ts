import { createEnvelope, openWithoutEnvelope } from './envelope.ts';
import { idLength, type KeyRing } from './key-ring.ts';

/** Encrypts files for the database, bound to their owner: a row of another member does not decrypt. */
export interface FileCipher {
  /** An envelope: version, key id, then the bytes. Never the same bytes twice. */
  seal(bytes: Buffer, userId: number): Buffer;
  /** Throws on changed bytes, and those of an unknown key, another member or version. */
  open(sealed: Buffer, userId: number): Buffer;
  /** How files of the newest key begin. */
  readonly newest: Buffer;
}

type FilePurpose = 'visa-file' | 'travel-contract' | 'import-passwords' | 'second-factor';

const version = 2;
const contentAt = 1 + idLength;

const boundTo = (userId: number, of = version): string => `v${of}:${userId}`;

/** A file cipher with the keys of the ring, derived for a purpose. */
export const createFileCipher = (ring: KeyRing, purpose: FilePurpose): FileCipher => {
  const envelope = createEnvelope(ring, purpose);
  const newest = Buffer.concat([Buffer.of(version), Buffer.from(envelope.keyId, 'hex')]);
  return {
    newest,
    seal: (bytes, userId) => Buffer.concat([newest, envelope.seal(bytes, boundTo(userId))]),
    open: (sealed, userId) => {
      const [found] = sealed;
      if (found === 1)
        return openWithoutEnvelope(ring, { purpose, sealed: sealed.subarray(1), bound: boundTo(userId, 1) });
      if (found !== version) throw new Error(`files of version ${found} cannot be read`);
      const keyId = sealed.subarray(1, contentAt).toString('hex');
      return envelope.open(keyId, sealed.subarray(contentAt), boundTo(userId));
    },
  };
};
