import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadKeyRing } from '#src/platform/crypto/index.ts';
import { overrideParameter, parseOverride } from '../override/override.ts';
import { createPreviewLinks } from './preview-links.ts';

const keys = ['01', '02'].map((byte) => byte.repeat(32));
const ringOf = (dataKey = '') => loadKeyRing({ dataKey, dataDir: '' });

const release = { app: 'mf_catalog', version: '1.0.0-0000002' } as const;
const until = 1_798_106_400;
const links = createPreviewLinks(ringOf(keys[0]));
const text = overrideParameter(links.sign(release, until));

test('a link names app, version and end, and needs no escaping in a URL', () => {
  assert.match(text, /^mf_catalog@1\.0\.0-0000002~1798106400\.[0-9a-f]{64}$/);
});

test('a link is verified on every replica, also after the key is rotated', () => {
  for (const ring of [keys[0], keys.toReversed().join()])
    assert.ok(createPreviewLinks(ringOf(ring)).isSigned(parseOverride(text)));
});

const forged: [string, string][] = [
  ['without a link', text.replace(/~.*/, '')],
  ['cut off after the version', text.replace(/~.*/, '~')],
  ['cut off in the signature', text.slice(0, -1)],
  ['with a later end', text.replace('~1798106400', '~1798106401')],
  ['with an end in another notation', text.replace('~1798106400.', '~1798106400.0.')],
  ['of another version', text.replace('0000002', '0000003')],
  ['of another app', text.replace('mf_catalog', 'mf_booking')],
  ['with a changed signature', text.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))],
  ['with a signature in capitals', text.replace(/\.[0-9a-f]{64}/, (hex) => hex.toUpperCase())],
  ['signed with another key', overrideParameter(createPreviewLinks(ringOf(keys[1])).sign(release, until))],
];

for (const [what, each] of forged)
  test(`an override ${what} is not signed`, () => {
    assert.equal(links.isSigned(parseOverride(each)), false);
  });
