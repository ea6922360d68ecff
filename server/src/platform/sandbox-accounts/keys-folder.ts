import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const isTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOTEMPTY' || error.code === 'EEXIST');

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Reads the named files of a folder; undefined when one is missing. */
export async function findFiles<Name extends string>(
  folder: string,
  names: readonly Name[],
): Promise<Record<Name, string> | undefined> {
  try {
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    return Object.fromEntries(names.map((name, index) => [name, texts[index]])) as Record<Name, string>;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/**
 * Creates a folder with all its files atomically, readable by its owner only. Of concurrent processes the
 * first wins, the others leave its files alone.
 */
export async function createFolderOnce(
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  const draft = `${folder}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
  await mkdir(draft, { mode: 0o700 });
  await Promise.all(
    Object.entries(files).map(([name, text]) => writeFile(join(draft, name), text, { mode: 0o600 })),
  );
  try {
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!isTaken(error)) throw error;
  }
}
