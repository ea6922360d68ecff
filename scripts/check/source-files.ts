import { readFile } from 'node:fs/promises';
import { inRoot } from '../process/root.ts';
import { run } from '../process/run.ts';

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** The project's own files with these extensions: tracked, or new and not ignored. */
export const listSources = async (...patterns: string[]): Promise<SourceFile[]> => {
  const { output } = await run('git', [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '--',
    ...patterns,
  ]);
  const paths = [...new Set(output.split('\n').filter(Boolean))];
  const read = async (path: string): Promise<SourceFile[]> =>
    readFile(inRoot(path), 'utf8').then(
      (text) => [{ path, text }],
      () => [],
    );
  return (await Promise.all(paths.map(read))).flat();
};
