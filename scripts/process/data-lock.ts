import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const ownerOf = async (file: string): Promise<number> =>
  Number(await readFile(file, 'utf8').catch(() => '0'));

/**
 * Locks a data folder for this process. Throws a sentence if another live process has the lock; a lock of a
 * dead process is taken over. Returns the function that releases it.
 */
export const lockData = async (dataDir: string): Promise<() => Promise<void>> => {
  const file = join(dataDir, 'portal.pid');
  for (let tries = 0; tries < 3; tries += 1) {
    try {
      const handle = await open(file, 'wx');
      await handle.writeFile(String(process.pid));
      await handle.close();
      return () => rm(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const owner = await ownerOf(file);
      if (owner > 0 && owner !== process.pid && isAlive(owner))
        throw new Error(
          `The data folder ${dataDir} is in use by process ${owner}; stop that portal, or set DATA_DIR to another folder.`,
        );
      await rm(file, { force: true });
    }
  }
  throw new Error(`The data folder ${dataDir} could not be locked.`);
};
