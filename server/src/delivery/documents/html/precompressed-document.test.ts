import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import {
  gzipDocument,
  noncePlaceholder,
  plainDocument,
  precompressDocument,
} from './precompressed-document.ts';

const table: [string, string][] = [
  [
    'a nonce twice',
    `<script nonce="${noncePlaceholder}"></script><link><script nonce="${noncePlaceholder}">海途</script>`,
  ],
  ['no nonce', '<title>nothing runs</title>'],
  ['nothing', ''],
  ['a start of many blocks', `${'海途 '.repeat(40_000)}<script nonce="${noncePlaceholder}"></script>after`],
];

for (const [what, html] of table) {
  test(`a document with ${what} is decompressed unchanged, each time with its own nonce`, async () => {
    const document = await precompressDocument(html);
    for (const nonce of ['first+/=', 'and a longer second']) {
      const expected = html.replaceAll(noncePlaceholder, nonce);
      assert.equal(plainDocument(document, nonce).toString(), expected);
      assert.equal(gunzipSync(gzipDocument(document, nonce)).toString(), expected);
    }
  });
}
