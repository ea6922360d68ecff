import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import type { DocumentType } from '@portal/shared/contract';

/** Encrypts and hashes document numbers. */
export interface DocumentCipher {
  /** AES-256-GCM with a fresh nonce: `v1.nonce.tag.text`, parts base64url. */
  encrypt(documentNo: string): string;
  /** Throws on text that was changed, or encrypted with another key or version. */
  decrypt(cipher: string): string;
  /** Equal for the same document; cannot be computed without the key. */
  hash(type: DocumentType, documentNo: string): string;
}

const version = 'v1';

const derive = (key: Buffer, purpose: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', key, '', purpose, 32)));

const encrypt = (key: KeyObject, text: string): string => {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(version));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [version, ...[nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join(
    '.',
  );
};

const decrypt = (key: KeyObject, cipher: string): string => {
  const [found, nonce = '', tag = '', sealed = ''] = cipher.split('.');
  if (found !== version) throw new Error(`document numbers of version ${found} cannot be read`);
  const bytes = (part: string): Buffer => Buffer.from(part, 'base64url');
  const opener = createDecipheriv('aes-256-gcm', key, bytes(nonce), { authTagLength: 16 })
    .setAAD(Buffer.from(version))
    .setAuthTag(bytes(tag));
  return Buffer.concat([opener.update(bytes(sealed)), opener.final()]).toString('utf8');
};

/** A cipher from the 32-byte data key; encryption and hash use separate derived keys. */
export const createDocumentCipher = (dataKey: Buffer): DocumentCipher => {
  const cipherKey = derive(dataKey, 'document-cipher');
  const hashKey = derive(dataKey, 'document-hash');
  return {
    encrypt: (documentNo) => encrypt(cipherKey, documentNo),
    decrypt: (cipher) => decrypt(cipherKey, cipher),
    hash: (type, documentNo) =>
      createHmac('sha256', hashKey).update(`${type}:${documentNo}`).digest('base64url'),
  };
};
