import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { TableState } from './tables.ts';

/** One line of a backup. Order: one head, each table before its rows, the sequences, one end. */
export type Entry =
  | { readonly kind: 'head'; readonly format: 1; readonly at: string; readonly schema: string }
  | { readonly kind: 'table'; readonly name: string; readonly columns: readonly string[] }
  | { readonly kind: 'row'; readonly text: string }
  | { readonly kind: 'sequence'; readonly name: string; readonly value: number }
  | { readonly kind: 'end'; readonly states: readonly TableState[] };

// Most lines are rows: each is a JSON string.
const lineOf = (entry: Entry): string =>
  `${entry.kind === 'row' ? JSON.stringify(entry.text) : JSON.stringify(entry)}\n`;

const entryOf = (line: string): Entry => {
  const value = JSON.parse(line) as string | Entry;
  return typeof value === 'string' ? { kind: 'row', text: value } : value;
};

async function* linesOf(entries: AsyncIterable<Entry>): AsyncGenerator<string> {
  for await (const entry of entries) yield lineOf(entry);
}

/** Writes a backup with mode 0600. The file appears once it is complete. Throws if its `.part` exists. */
export const writeBackup = async (file: string, entries: AsyncIterable<Entry>): Promise<void> => {
  const part = `${file}.part`;
  try {
    await pipeline(
      Readable.from(linesOf(entries)),
      createGzip({ level: 6 }),
      createWriteStream(part, { flags: 'wx', mode: 0o600 }),
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(part, { force: true });
    throw error;
  }
  await rename(part, file);
};

/** Splits at `\n` only: `readline` also splits at U+2028, which rows may contain. */
async function* linesIn(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let begun: string[] = [];
  for await (const text of texts) {
    const [first = '', ...others] = text.split('\n');
    begun.push(first);
    for (const next of others) {
      yield begun.join('');
      begun = [next];
    }
  }
}

/** Turns zlib's error for a truncated or foreign file into a sentence. */
const damaged = (error: unknown): unknown =>
  /^Z_/.test((error as NodeJS.ErrnoException).code ?? '')
    ? new Error('The file is no backup of the portal, or is damaged or cut off.')
    : error;

/** Reads a backup line by line. Throws a sentence if it is truncated or damaged. */
export async function* readBackup(file: string): AsyncGenerator<Entry> {
  const bytes = createReadStream(file).on('error', (error) => unzipped.destroy(error));
  const unzipped = bytes.pipe(createGunzip()).setEncoding('utf8');
  try {
    for await (const line of linesIn(unzipped)) yield entryOf(line);
  } catch (error) {
    throw damaged(error);
  } finally {
    bytes.destroy();
  }
}
