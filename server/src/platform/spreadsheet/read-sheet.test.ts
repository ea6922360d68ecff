import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readArchive, writeArchive } from './archive.ts';
import { readSheetRows } from './read-sheet.ts';
import { writeSheets } from './write-sheet.ts';

const column = { header: 'name', width: 10 };

/** A sheet whose only value is replaced by an entity of its own document type. */
const withEntity = async (declaration: string, value: string): Promise<Buffer> => {
  const sheet = await writeSheets([{ name: 'users', columns: [column], rows: [['PLACE']] }]);
  const parts = await readArchive(sheet, { entries: 100, bytes: 1e7 }, () => true);
  const [path, xml] = [...parts].find(([, bytes]) => bytes.includes('PLACE')) ?? ['', ''];
  const changed = String(xml)
    .replace(/^(<\?xml[^>]*\?>)?\s*/, `$1<!DOCTYPE x [${declaration}]>`)
    .replace('PLACE', value);
  return writeArchive(parts.set(path, Buffer.from(changed)));
};

const rowsOf = async (sheet: Buffer): Promise<unknown> =>
  readSheetRows(sheet, 10).catch(({ code }: { code: string }) => code);

test('a document type without entities leaves the values of a sheet', async () => {
  assert.deepEqual(await rowsOf(await withEntity('', 'plain')), [['name'], ['plain']]);
});

for (const [what, declaration] of [
  ['a file', `<!ENTITY e SYSTEM "${import.meta.url}">`],
  ['a text', '<!ENTITY e "resolved">'],
  ['entities', `<!ENTITY d "resolved"><!ENTITY e "${'&d;'.repeat(10)}">`],
] as const)
  test(`an entity for ${what} is not resolved`, async () => {
    const rows = await rowsOf(await withEntity(declaration, '&e;'));
    assert.ok(
      rows === 'A0701' || (Array.isArray(rows) && rows.length === 2),
      `read, or refused as no sheet: ${JSON.stringify(rows)}`,
    );
    assert.doesNotMatch(JSON.stringify(rows), /resolved|node:assert/);
  });
