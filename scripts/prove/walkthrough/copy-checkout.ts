import { cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listSources } from '../../check/source-files.ts';
import { inRoot } from '../../process/root.ts';

/** Copies the working tree without installed packages and builds. */
export const copyCheckout = async (folder: string): Promise<void> => {
  for (const { path } of await listSources('.')) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await cp(inRoot(path), join(folder, path));
  }
};
