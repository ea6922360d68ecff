import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { type Entry, readBackup, writeBackup } from './backup-file.ts';

const entries: readonly Entry[] = [
  { kind: 'head', format: 1, at: '2026-06-01T00:00:00Z', schema: 'abc' },
  { kind: 'table', name: 'orders', columns: ['id', 'note'] },
  // A row may contain any character and is still one line of the file.
  { kind: 'row', text: '(1,"two\nlines, \\"quotes\\" and \u2028")' },
  { kind: 'row', text: `(2,${'海'.repeat(70_000)})` },
  { kind: 'sequence', name: 'orders_id_seq', value: 2 },
  { kind: 'end', states: [{ table: 'orders', rows: 2, digest: '7' }] },
];

async function* given(failing = false): AsyncGenerator<Entry> {
  yield* entries;
  if (failing) throw new Error('the database went away');
}

const readAll = async (file: string): Promise<Entry[]> => {
  const all: Entry[] = [];
  for await (const entry of readBackup(file)) all.push(entry);
  return all;
};

const inFolder = async (t: TestContext): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'haitu-backup-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  return join(folder, 'file');
};

test('a written backup is read again, and only its owner may read the file', async (t) => {
  const file = await inFolder(t);
  await writeBackup(file, given());
  assert.deepEqual(await readAll(file), entries);
  assert.equal((await stat(file)).mode & 0o077, 0);
});

test('an unfinished backup leaves no file', async (t) => {
  const file = await inFolder(t);
  await assert.rejects(writeBackup(file, given(true)), /went away/);
  for (const path of [file, `${file}.part`]) await assert.rejects(stat(path));
});

test('a truncated file or another file type is refused with a sentence', async (t) => {
  const file = await inFolder(t);
  await writeBackup(file, given());
  const whole = await readFile(file);
  for (const bytes of [whole.subarray(0, whole.length - 20), Buffer.from('PGDMP')]) {
    await writeFile(file, bytes);
    await assert.rejects(readAll(file), /is damaged or cut off\.$/);
  }
  await assert.rejects(readAll(`${file}.none`), { code: 'ENOENT' });
});
