import assert from 'node:assert/strict';
import { createCipheriv } from 'node:crypto';
import { test } from 'node:test';
import { seal, unseal } from './sealed-resource.ts';

const key = '0123456789abcdef0123456789abcdef';
const plain = '{"amount":{"total":19980},"subject":"海途"}';
const sealed = seal(plain, key, '0123456789ab', 'transaction');

/** The ciphertext with one bit of one byte flipped. */
const turned = (ciphertext: string, at: number): string => {
  const bytes = Buffer.from(ciphertext, 'base64');
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  return bytes.toString('base64');
};

test('an encrypted text is decrypted with the same key', () => {
  assert.equal(unseal(sealed, key), plain);
});

test('text encrypted without associated data can be decrypted', () => {
  const cipher = createCipheriv('aes-256-gcm', key, '0123456789ab');
  const bytes = Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  const { associated_data: _none, ...rest } = { ...sealed, ciphertext: bytes.toString('base64') };
  assert.equal(unseal(rest, key), plain);
});

const length = Buffer.from(sealed.ciphertext, 'base64').length;
for (const [what, change] of [
  // Turns the digit 1 of 19980 into 0: a client that skips the authentication tag would read another amount.
  ['another amount', { ciphertext: turned(sealed.ciphertext, plain.indexOf('19980')) }],
  ['a forged tag', { ciphertext: turned(sealed.ciphertext, length - 1) }],
  ['a cut tag', { ciphertext: Buffer.from(sealed.ciphertext, 'base64').subarray(0, -4).toString('base64') }],
  ['no tag at all', { ciphertext: Buffer.from('short').toString('base64') }],
  ['nothing', { ciphertext: '' }],
  ['another nonce', { nonce: 'ba9876543210' }],
  ['other associated data', { associated_data: 'refund' }],
  ['no associated data', { associated_data: undefined }],
  ['another algorithm', { algorithm: 'AEAD_SM4_GCM' }],
] as const)
  test(`${what} is refused`, () => {
    assert.throws(() => unseal({ ...sealed, ...change }, key));
  });

test('another key and a key of the wrong length are refused', () => {
  assert.throws(() => unseal(sealed, key.toUpperCase()));
  assert.throws(() => unseal(sealed, 'short'), /an APIv3 key has 32 bytes/);
});
