import { createHmac } from 'node:crypto';
import type { DocumentType } from '@portal/shared/contract';
import { derive } from './aes.ts';
import { createEnvelope, openWithoutEnvelope } from './envelope.ts';
import type { KeyRing } from './key-ring.ts';

/** Encrypts short texts. */
export interface TextCipher {
  /** An envelope: `v2.key id.bytes`, the bytes base64url. Never the same text twice. */
  encrypt(text: string): string;
  /** Throws on text that was changed, or encrypted with an unknown key or version. */
  decrypt(cipher: string): string;
  /** How texts of the newest key begin. */
  readonly newest: string;
}

/** Encrypts and hashes document numbers. */
export interface DocumentCipher extends TextCipher {
  /** Equal for the same document; cannot be computed without the secret of hashes. */
  hash(type: DocumentType, documentNo: string): string;
}

const purpose = 'document-cipher';

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url');

const isV1 = (parts: readonly string[]): boolean => parts[0] === 'v1' && parts.length === 4;

/** A cipher with the keys of the ring. */
export const createTextCipher = (ring: KeyRing): TextCipher => {
  const envelope = createEnvelope(ring, purpose);
  const newest = `v2.${envelope.keyId}.`;
  const decrypt = (cipher: string): Buffer => {
    const parts = cipher.split('.');
    const [version = '', keyId = '', sealed = ''] = parts;
    if (version === 'v2' && parts.length === 3) return envelope.open(keyId, bytesOf(sealed), version);
    if (!isV1(parts)) throw new Error(`document numbers of version ${version} cannot be read`);
    return openWithoutEnvelope(ring, {
      purpose,
      sealed: Buffer.concat(parts.slice(1).map(bytesOf)),
      bound: version,
    });
  };
  return {
    newest,
    encrypt: (text) => `${newest}${envelope.seal(Buffer.from(text), 'v2').toString('base64url')}`,
    decrypt: (cipher) => decrypt(cipher).toString('utf8'),
  };
};

/** A cipher with the keys of the ring; `secret` keys the hashes, which stay the same when keys are rotated. */
export const createDocumentCipher = ({
  ring,
  secret,
}: {
  readonly ring: KeyRing;
  readonly secret: Buffer;
}): DocumentCipher => {
  const hashKey = derive(secret, 'document-hash');
  return {
    ...createTextCipher(ring),
    hash: (type, documentNo) =>
      createHmac('sha256', hashKey).update(`${type}:${documentNo}`).digest('base64url'),
  };
};
