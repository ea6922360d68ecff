import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { test } from 'node:test';

const folder = new URL('./migrations/', import.meta.url);
const page = new URL('../../../../docs/operations.md', import.meta.url);

/** After it the version before no longer finds what it reads, or is refused what it writes. */
const takesAway = /drop (column|table)|rename |set not null|add column (?!.*default).*not null/i;

test('the page for operators names the migrations that the version before does not bear', async () => {
  const [, chapter = ''] = (await readFile(page, 'utf8')).split(/^## Upgrade$/m);
  const [upgrade = ''] = chapter.split(/^## /m);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
  assert.ok(files.length > 30);
  for (const name of files.toSorted()) {
    const lines = (await readFile(new URL(name, folder), 'utf8')).split('\n');
    const found = lines.find((line) => takesAway.test(line) && !line.startsWith('--'));
    assert.ok(!found || upgrade.includes(name.slice(0, 4)), `${name}: ${found}`);
  }
});
