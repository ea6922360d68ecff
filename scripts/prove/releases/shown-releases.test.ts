import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readShown, signatureOf } from './shown-releases.ts';

const release = (app: string, version: string, integrity = {}) => ({
  current: { app, version, base: `/assets/${app}/${version}/`, integrity },
});

const documentOf = (releases: object, ...tags: string[]): string =>
  `<head>${tags.join('\n')}</head><script type="application/json" id="portal-boot">${JSON.stringify({ releases })}</script>`;

const live = { shell: release('shell', '1', { 'a.js': 'sha384-x' }), mf_catalog: release('mf_catalog', '2') };

const mixed: [string, string, RegExp][] = [
  [
    'a script of another release',
    '<script defer src="/assets/shell/0/a.js"></script>',
    /shell is 1, but a\.js is of 0/,
  ],
  ['a style of an app that is not there', '<link href="/assets/mf_x/1/a.css">', /mf_x is undefined/],
  [
    'the hash of another release',
    '<script src="/assets/shell/1/a.js" integrity="sha384-y"></script>',
    /a\.js has the hash of another release/,
  ],
];

for (const [what, tag, words] of mixed)
  test(`a document with ${what} is mixed`, () => {
    assert.match(readShown(documentOf(live, tag))?.mixed.join() ?? '', words);
  });

test('a document of one set of releases is not mixed, and its versions are read', () => {
  const tag = '<script src="/assets/shell/1/a.js" integrity="sha384-x" nonce="n"></script>';
  const shown = readShown(documentOf(live, tag));
  assert.deepEqual(shown?.mixed, []);
  assert.equal(shown && signatureOf(shown), 'mf_catalog 2, shell 1');
});

test('an error page is not read as a document', () => {
  assert.equal(readShown('<html><title>502 Bad Gateway</title>'), undefined);
});
