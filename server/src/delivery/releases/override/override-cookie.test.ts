import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadKeyRing } from '#src/platform/crypto/index.ts';
import type { Override } from './override.ts';
import { createOverrideCookie } from './override-cookie.ts';

const ringOf = (digit: number) => loadKeyRing({ dataKey: `0${digit}`.repeat(32), dataDir: '' });

const cookie = createOverrideCookie(ringOf(1));
const overrides: Override[] = [
  { app: 'mf_catalog', origin: 'http://localhost:4101' },
  { app: 'mf_admin', version: '1.0.0-3f9c2ab1' },
];
const now = new Date('2026-12-24T10:00:00Z');
const until = new Date('2026-12-24T18:00:00Z');
const value = cookie.write(overrides, until);
const read = (text: string, at = now) => cookie.read(text, at);

test('an override is read until it expires', () => {
  assert.deepEqual(read(value), overrides);
  assert.deepEqual(read(value, new Date(until.getTime() - 1000)), overrides);
  assert.deepEqual(read(value, until), []);
});

const [end = '', text = '', signature = ''] = value.split('.');
const other = Buffer.from('mf_catalog@https://evil.example').toString('base64url');
const strange = {
  nothing: '',
  'another end': `${Number(end) + 3600}.${text}.${signature}`,
  'another origin': `${end}.${other}.${signature}`,
  'no signature': `${end}.${text}`,
  'another key': createOverrideCookie(ringOf(2)).write(overrides, until),
};

for (const [what, each] of Object.entries(strange))
  test(`${what} is ignored`, () => {
    assert.deepEqual(read(each), []);
  });
