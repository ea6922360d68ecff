import path from 'node:path';
import type { SourceFile } from './source-files.ts';

const importPattern = /from '([^']+)'|import\('([^']+)'\)/g;

/** The file that an import names, from the root; undefined for a package. */
const targetOf = (from: string, specifier: string): string | undefined => {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier);
  if (!specifier.startsWith('#')) return undefined;
  const [folder = ''] = from.split('/');
  return folder === 'scripts' ? specifier.slice(1) : `${folder}/${specifier.slice(1)}`;
};

/** By file: the files that import it. */
export const findImporters = (files: readonly SourceFile[]): Map<string, Set<string>> => {
  const importers = new Map(files.map((file) => [file.path, new Set<string>()]));
  for (const file of files)
    for (const [, eager, lazy] of file.text.matchAll(importPattern))
      importers.get(targetOf(file.path, eager ?? lazy ?? '') ?? '')?.add(file.path);
  return importers;
};
