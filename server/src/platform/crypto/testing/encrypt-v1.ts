import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts as versions before envelopes did: nonce, tag, bytes. */
const encryptV1 = (dataKey: string, purpose: string, bound: string, bytes: Buffer): Buffer[] => {
  const key = Buffer.from(hkdfSync('sha256', Buffer.from(dataKey, 'hex'), '', purpose, 32));
  const nonce = randomBytes(12);
  const aes = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(bound));
  const content = Buffer.concat([aes.update(bytes), aes.final()]);
  return [nonce, aes.getAuthTag(), content];
};

/** A document number of an older version. */
export const encryptTextV1 = (dataKey: string, text: string): string =>
  [
    'v1',
    ...encryptV1(dataKey, 'document-cipher', 'v1', Buffer.from(text)).map((part) =>
      part.toString('base64url'),
    ),
  ].join('.');

/** A file of an older version. */
export const sealFileV1 = (dataKey: string, bytes: Buffer, userId: number): Buffer =>
  Buffer.concat([Buffer.of(1), ...encryptV1(dataKey, 'visa-file', `v1:${userId}`, bytes)]);
