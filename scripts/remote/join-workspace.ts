import path from 'node:path';
import { inRoot } from '../process/root.ts';
import { run } from '../process/run.ts';

/**
 * Adds a folder to the workspace: updates the lockfile, installs its packages (offline if possible) and
 * formats its files. Throws the tool's message.
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
  if (formatted.code !== 0) throw new Error(`The formatter changes the new files.\n${formatted.output}`);
};
