import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/** Bytes that encryption adds. */
export const overhead = nonceLength + tagLength;

/** A key of its own for a purpose. */
export const derive = (key: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', purpose, 32));

/** AES-256-GCM with a fresh nonce: nonce, tag, then the bytes. `bound` must be the same for decryption. */
export const encrypt = (key: Buffer, bytes: Buffer, bound: string): Buffer => {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(bound));
  const content = [cipher.update(bytes), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...content]);
};

/** Throws on changed bytes, and those of another key or binding. */
export const decrypt = (key: Buffer, sealed: Buffer, bound: string): Buffer => {
  const opener = createDecipheriv(algorithm, key, sealed.subarray(0, nonceLength), {
    authTagLength: tagLength,
  })
    .setAAD(Buffer.from(bound))
    .setAuthTag(sealed.subarray(nonceLength, overhead));
  return Buffer.concat([opener.update(sealed.subarray(overhead)), opener.final()]);
};
