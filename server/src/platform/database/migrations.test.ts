import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { test } from 'node:test';

const folder = new URL('./migrations/', import.meta.url);
const page = new URL('../../../../docs/operations.md', import.meta.url);

/** Migrations after which the previous version fails to read or to write. */
const takesAway = /drop (column|table)|rename |set not null|add column (?!.*default).*not null/i;

test('docs/operations.md lists the migrations that the previous version cannot run with', async () => {
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
