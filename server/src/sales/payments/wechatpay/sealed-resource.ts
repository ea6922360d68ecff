import { createCipheriv, createDecipheriv } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const TAG_BYTES = 16;

/** The encrypted part of a webhook. */
export interface SealedResource {
  readonly algorithm: string;
  readonly ciphertext: string;
  readonly nonce: string;
  readonly associated_data?: string;
}

const KEY_BYTES = 32;

/** Encrypts with the APIv3 key. */
export function seal(plain: string, apiV3Key: string, nonce: string, associatedData: string): SealedResource {
  const cipher = createCipheriv(ALGORITHM, keyOf(apiV3Key), nonce).setAAD(Buffer.from(associatedData));
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return {
    algorithm: 'AEAD_AES_256_GCM',
    ciphertext: sealed.toString('base64'),
    nonce,
    associated_data: associatedData,
  };
}

/** Decrypts with the APIv3 key. Throws when text, tag, nonce or associated data were modified. */
export function unseal(resource: SealedResource, apiV3Key: string): string {
  if (resource.algorithm !== 'AEAD_AES_256_GCM')
    throw new TypeError('another algorithm than AEAD_AES_256_GCM');
  const sealed = Buffer.from(resource.ciphertext, 'base64');
  if (sealed.length < TAG_BYTES) throw new TypeError('too short for a tag');
  const decipher = createDecipheriv(ALGORITHM, keyOf(apiV3Key), resource.nonce, { authTagLength: TAG_BYTES })
    .setAuthTag(sealed.subarray(-TAG_BYTES))
    .setAAD(Buffer.from(resource.associated_data ?? ''));
  return decipher.update(sealed.subarray(0, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}

function keyOf(apiV3Key: string): Buffer {
  const key = Buffer.from(apiV3Key, 'utf8');
  if (key.length !== KEY_BYTES) throw new TypeError(`an APIv3 key has ${KEY_BYTES} bytes`);
  return key;
}
