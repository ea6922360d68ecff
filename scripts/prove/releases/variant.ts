import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReleaseFile, ReleaseRecord } from '@portal/shared/contract';
import { integrityOf } from '../../build/integrity.ts';
import type { Release } from '../../build/release.ts';
import { globalName } from '../../webpack/base.ts';

/** Differences of a variant from its build. */
interface Changes {
  /** Edits of scripts and styles, by path. */
  readonly edit?: Readonly<Record<string, (text: string) => string>>;
  /** Default: an unused version. */
  readonly version?: string;
  readonly record?: (record: ReleaseRecord) => ReleaseRecord;
}

let made = 0;
let variants = 0;

/** An unused version. */
export const nextVersion = (): string => {
  made += 1;
  return `1.0.0-proof${String(made).padStart(7, '0')}`;
};

type Texts = ReadonlyMap<string, Buffer>;

const textual = /\.(js|css|json)$/;

const readTexts = async ({ dir, record }: Release, change: (path: string, text: string) => string) => {
  const texts = new Map<string, Buffer>();
  for (const { path } of record.files) {
    const bytes = await readFile(join(dir, path));
    texts.set(path, textual.test(path) ? Buffer.from(change(path, bytes.toString('utf8'))) : bytes);
  }
  return texts;
};

/** Updates the hashes in the entry, which checks every other file. */
const withHashes = ({ entry, files }: ReleaseRecord, texts: Texts): Map<string, Buffer> => {
  let text = texts.get(entry)?.toString('utf8') ?? '';
  for (const { path, integrity } of files)
    if (path !== entry) text = text.replaceAll(integrity, integrityOf(texts.get(path) ?? Buffer.alloc(0)));
  return new Map([...texts, [entry, Buffer.from(text)]]);
};

const describe = (file: ReleaseFile, texts: Texts): ReleaseFile => {
  const bytes = texts.get(file.path) ?? Buffer.alloc(0);
  return { ...file, size: bytes.length, integrity: integrityOf(bytes) };
};

/**
 * Creates a release of the same app, like a build of other sources: with its own version, global names and
 * changes. Written into a folder of its own under `folder`.
 */
export const makeVariant = async (folder: string, from: Release, changes: Changes = {}): Promise<Release> => {
  const { record } = from;
  const version = changes.version ?? nextVersion();
  const name = globalName(record.app, version);
  const rename = (text: string): string =>
    text.replaceAll(record.globalName, name).replaceAll(record.version, version);
  const texts = await readTexts(from, (path, text) => changes.edit?.[path]?.(rename(text)) ?? rename(text));
  const written = withHashes(record, texts);
  const files = record.files.map((file) => describe(file, written));
  const changed: ReleaseRecord = { ...record, version, globalName: name, files };
  variants += 1;
  const dir = join(folder, 'variants', String(variants));
  for (const [path, bytes] of written) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), bytes);
  }
  return { dir, record: changes.record?.(changed) ?? changed, built: true };
};
