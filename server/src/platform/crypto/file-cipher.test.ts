import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFileCipher } from './file-cipher.ts';

const cipher = createFileCipher(Buffer.alloc(32, 7));
const bytes = Buffer.from('%PDF-1.4 passport of Chen');

test('a file decrypts unchanged and never encrypts to the same bytes twice', () => {
  const sealed = cipher.seal(bytes, 1);
  assert.deepEqual(cipher.open(sealed, 1), bytes);
  assert.notDeepEqual(cipher.seal(bytes, 1), sealed);
  assert.ok(!sealed.includes('Chen'));
});

test('changed bytes, another member, another key and another version are refused', () => {
  const sealed = cipher.seal(bytes, 1);
  const changed = Buffer.from(sealed);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  assert.throws(() => cipher.open(changed, 1));
  assert.throws(() => cipher.open(sealed, 2));
  assert.throws(() => createFileCipher(Buffer.alloc(32, 8)).open(sealed, 1));
  assert.throws(() => cipher.open(Buffer.concat([Buffer.of(2), sealed.subarray(1)]), 1), /version 2/);
});
