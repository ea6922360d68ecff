import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts files for the database, bound to their owner: a row of another member does not decrypt. */
export interface FileCipher {
  /** AES-256-GCM with a fresh nonce: version, nonce, tag, then the bytes. */
  seal(bytes: Buffer, userId: number): Buffer;
  /** Throws on changed bytes, and those of another key, member or version. */
  open(sealed: Buffer, userId: number): Buffer;
}

const version = 1;
const nonceLength = 12;
const tagLength = 16;
const contentAt = 1 + nonceLength + tagLength;

const boundTo = (userId: number): Buffer => Buffer.from(`v${version}:${userId}`);

const seal = (key: Buffer, bytes: Buffer, userId: number): Buffer => {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(boundTo(userId));
  const content = [cipher.update(bytes), cipher.final()];
  return Buffer.concat([Buffer.of(version), nonce, cipher.getAuthTag(), ...content]);
};

const open = (key: Buffer, sealed: Buffer, userId: number): Buffer => {
  if (sealed[0] !== version) throw new Error(`files of version ${sealed[0]} cannot be read`);
  const nonce = sealed.subarray(1, 1 + nonceLength);
  const opener = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength })
    .setAAD(boundTo(userId))
    .setAuthTag(sealed.subarray(1 + nonceLength, contentAt));
  return Buffer.concat([opener.update(sealed.subarray(contentAt)), opener.final()]);
};

/** A file cipher from the 32-byte data key, with a separate derived key. */
export const createFileCipher = (dataKey: Buffer): FileCipher => {
  const key = Buffer.from(hkdfSync('sha256', dataKey, '', 'visa-file', 32));
  return {
    seal: (bytes, userId) => seal(key, bytes, userId),
    open: (sealed, userId) => open(key, sealed, userId),
  };
};
