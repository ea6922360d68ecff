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
const seconds = until.getTime() / 1000;
const running = overrides.map((override) => ({ ...override, until }));
const value = cookie.write(overrides, seconds);
const read = (text: string, at = now) => cookie.read(text, at);

test('an override is read until it expires', () => {
  assert.deepEqual(read(value), running);
  assert.deepEqual(read(value, new Date(until.getTime() - 1000)), running);
  assert.deepEqual(read(value, until), []);
});

test('an override by a preview link ends with the link, the others with the cookie', () => {
  const [local, published] = overrides;
  assert.ok(local && published);
  const linked = (hours: number) => ({
    ...published,
    link: { until: seconds - hours * 3600, signature: 'ab'.repeat(32) },
  });
  const earlier = new Date('2026-12-24T16:00:00Z');
  const written = cookie.write([local, linked(2)], seconds);
  assert.deepEqual(read(written), [
    { ...local, until },
    { ...linked(2), until: earlier },
  ]);
  assert.deepEqual(read(written, earlier), [{ ...local, until }]);
  assert.deepEqual(read(cookie.write([linked(-2)], seconds)), [{ ...linked(-2), until }]);
});

const [end = '', text = '', signature = ''] = value.split('.');
const other = Buffer.from('mf_catalog@https://evil.example').toString('base64url');
const strange = {
  nothing: '',
  'another end': `${Number(end) + 3600}.${text}.${signature}`,
  'another origin': `${end}.${other}.${signature}`,
  'no signature': `${end}.${text}`,
  'another key': createOverrideCookie(ringOf(2)).write(overrides, seconds),
};

for (const [what, each] of Object.entries(strange))
  test(`${what} is ignored`, () => {
    assert.deepEqual(read(each), []);
  });
