import path from 'node:path';
import { inRoot } from '../process/root.ts';
import { run } from '../process/run.ts';

/**
 * Makes a folder of the workspace one of its packages: the lockfile knows it, its packages are there (out of what this
 * machine has, where it can), and its files are formatted as all others. Throws with the tool's words.
 */
export const joinWorkspace = async (folder: string): Promise<void> => {
  const installed = await run(process.execPath, [
    inRoot('scripts/bootstrap.mjs'),
    'install',
    '--no-frozen-lockfile',
    '--prefer-offline',
  ]);
  if (installed.code !== 0) throw new Error(`The packages could not be installed.\n${installed.output}`);
  const formatted = await run(inRoot('node_modules/.bin/biome'), [
    'check',
    '--write',
    '--colors=off',
    path.basename(folder),
  ]);
  if (formatted.code !== 0)
    throw new Error(`The new files are not as the house writes.\n${formatted.output}`);
};
