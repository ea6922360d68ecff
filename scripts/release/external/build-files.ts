import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseFile } from '@portal/shared/contract';
import { contentTypeOf } from '../../../server/src/delivery/releases/content-types.ts';
import { integrityOf } from '../../build/integrity.ts';

/** Files of builds for tools and debuggers. */
const leftOut = [/(^|\/)\./, /^mf-stats\.json$/, /\.map$/, /^@mf-types/, /^index\.html$/];
const maxFiles = 2000;
const named = /^[\w][\w.-]*(\/[\w][\w.-]*)*$/;

/** Files of a build folder: those of the release, and paths of those left out. */
export interface BuildFiles {
  readonly files: readonly ReleaseFile[];
  readonly left: readonly string[];
}

const describeFile = (folder: string, file: string): ReleaseFile => {
  const type = contentTypeOf(file);
  if (!named.test(file))
    throw new Error(`${file}: names of files have letters, digits, dots, dashes and underscores only.`);
  if (!type) throw new Error(`${file}: a release does not hold files of this type.`);
  const bytes = readFileSync(path.join(folder, file));
  return { path: file, type, size: bytes.length, integrity: integrityOf(bytes) };
};

/**
 * Lists a build folder, sorted by path. Symbolic links are not followed. Throws a sentence for a file that no
 * release may contain, and for more than 2,000 files.
 */
export const listBuildFiles = (folder: string): BuildFiles => {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
  const isLeft = (file: string): boolean => leftOut.some((pattern) => pattern.test(file));
  const [left, kept] = [paths.filter(isLeft), paths.filter((file) => !isLeft(file))];
  if (kept.length > maxFiles)
    throw new Error(`${folder}: ${kept.length} files, but a release has at most ${maxFiles}.`);
  return { files: kept.map((file) => describeFile(folder, file)), left };
};
