import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { createDocumentCipher } from './document-cipher.ts';
import { loadKeyRing } from './key-ring.ts';
import { encryptTextV1 } from './testing/encrypt-v1.ts';

const [first, second] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')];
const ringOf = (dataKey: string) => loadKeyRing({ dataKey, dataDir: '' });
const cipherOf = (dataKey: string, secret = Buffer.alloc(32, 7)) =>
  createDocumentCipher({ ring: ringOf(dataKey), secret });

const cipher = cipherOf(first);
const other = cipherOf(second, Buffer.alloc(32, 8));

test('a number decrypts unchanged and never encrypts to the same text twice', () => {
  const first = cipher.encrypt('440804199003070015');
  assert.equal(cipher.decrypt(first), '440804199003070015');
  assert.notEqual(cipher.encrypt('440804199003070015'), first);
  assert.ok(!first.includes('4408'));
});

test('changed text, another key and another version are refused', () => {
  const sealed = cipher.encrypt('E12345678');
  const changed = sealed.replace(/.$/, (end) => (end === 'A' ? 'Q' : 'A'));
  assert.throws(() => cipher.decrypt(changed));
  assert.throws(() => other.decrypt(sealed), /DATA_KEY has no key [\da-f]{8}/);
  assert.throws(() => cipher.decrypt(sealed.replace('v2', 'v3')), /version v3/);
});

test('the hash depends on type, number and secret', () => {
  const hash = cipher.hash('passport', 'E12345678');
  assert.equal(cipher.hash('passport', 'E12345678'), hash);
  assert.notEqual(cipher.hash('taiwan-permit', 'E12345678'), hash);
  assert.notEqual(other.hash('passport', 'E12345678'), hash);
});

test('a ring decrypts the values of all its keys and encrypts with the first', () => {
  const old = cipher.encrypt('E12345678');
  const ring = cipherOf(`${second},${first}`);
  assert.equal(ring.decrypt(old), 'E12345678');
  const sealed = ring.encrypt('E12345678');
  assert.ok(sealed.startsWith(ring.newest));
  assert.equal(ring.newest, other.newest);
  assert.equal(other.decrypt(sealed), 'E12345678');
  assert.throws(() => cipher.decrypt(sealed), /DATA_KEY has no key/);
  assert.equal(ring.hash('passport', 'E12345678'), cipher.hash('passport', 'E12345678'));
});

test('a value of an older version decrypts with the key of the ring that encrypted it', () => {
  const old = encryptTextV1(first, 'E12345678');
  assert.equal(cipher.decrypt(old), 'E12345678');
  assert.equal(cipherOf(`${second},${first}`).decrypt(old), 'E12345678');
  assert.throws(() => other.decrypt(old));
});

test('outside of production a key is generated once, readable by its owner only', (t) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'data-key-'));
  t.after(() => rmSync(dataDir, { recursive: true }));
  const made = loadKeyRing({ dataKey: undefined, dataDir });
  assert.deepEqual(loadKeyRing({ dataKey: undefined, dataDir }), made);
  assert.equal(statSync(join(dataDir, 'data.key')).mode & 0o777, 0o600);
  assert.equal(readFileSync(join(dataDir, 'data.key'), 'utf8'), made[0].bytes.toString('hex'));
  writeFileSync(join(dataDir, 'data.key'), 'half');
  assert.throws(() => loadKeyRing({ dataKey: undefined, dataDir }), /DATA_DIR/);
  assert.deepEqual(ringOf('ab'.repeat(32))[0].bytes, Buffer.alloc(32, 0xab));
});
