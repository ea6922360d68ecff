import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFileCipher } from './file-cipher.ts';
import { loadKeyRing } from './key-ring.ts';
import { sealFileV1 } from './testing/encrypt-v1.ts';

const ringOf = (dataKey: string) => loadKeyRing({ dataKey, dataDir: '' });
const [first, second] = ['07'.repeat(32), '08'.repeat(32)];
const cipher = createFileCipher(ringOf(first), 'visa-file');
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
  assert.throws(() => createFileCipher(ringOf(second), 'visa-file').open(sealed, 1));
  assert.throws(() => createFileCipher(ringOf(first), 'import-passwords').open(sealed, 1));
  assert.throws(() => cipher.open(Buffer.concat([Buffer.of(3), sealed.subarray(1)]), 1), /version 3/);
});

test('a ring opens the files of all its keys and seals with the first', () => {
  const old = cipher.seal(bytes, 1);
  const ring = createFileCipher(ringOf(`${second},${first}`), 'visa-file');
  assert.deepEqual(ring.open(old, 1), bytes);
  const sealed = ring.seal(bytes, 1);
  assert.deepEqual(sealed.subarray(0, ring.newest.length), ring.newest);
  assert.deepEqual(createFileCipher(ringOf(second), 'visa-file').open(sealed, 1), bytes);
});

test('a file of an older version opens with the key of the ring that sealed it', () => {
  const old = sealFileV1(first, bytes, 1);
  assert.deepEqual(createFileCipher(ringOf(`${second},${first}`), 'visa-file').open(old, 1), bytes);
});
