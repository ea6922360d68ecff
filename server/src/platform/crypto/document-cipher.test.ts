import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { loadDataKey } from './data-key.ts';
import { createDocumentCipher } from './document-cipher.ts';

const cipher = createDocumentCipher(Buffer.alloc(32, 7));
const other = createDocumentCipher(Buffer.alloc(32, 8));

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
  assert.throws(() => other.decrypt(sealed));
  assert.throws(() => cipher.decrypt(sealed.replace('v1', 'v2')), /version v2/);
});

test('the hash depends on type, number and key', () => {
  const hash = cipher.hash('passport', 'E12345678');
  assert.equal(cipher.hash('passport', 'E12345678'), hash);
  assert.notEqual(cipher.hash('taiwan-permit', 'E12345678'), hash);
  assert.notEqual(other.hash('passport', 'E12345678'), hash);
});

test('outside of production a key is generated once, readable by its owner only', (t) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'data-key-'));
  t.after(() => rmSync(dataDir, { recursive: true }));
  const first = loadDataKey({ dataKey: undefined, dataDir });
  assert.deepEqual(loadDataKey({ dataKey: undefined, dataDir }), first);
  assert.equal(statSync(join(dataDir, 'data.key')).mode & 0o777, 0o600);
  assert.equal(readFileSync(join(dataDir, 'data.key'), 'utf8'), first.toString('hex'));
  writeFileSync(join(dataDir, 'data.key'), 'half');
  assert.throws(() => loadDataKey({ dataKey: undefined, dataDir }), /DATA_DIR/);
  assert.deepEqual(loadDataKey({ dataKey: 'ab'.repeat(32), dataDir }), Buffer.alloc(32, 0xab));
});
