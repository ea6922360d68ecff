import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../process/root.ts';
import { type Ran, run } from '../process/run.ts';

/** A folder that is gone afterwards. As root the database runs as another user, who must be able to reach it. */
export const inFolder = async <T>(work: (folder: string) => Promise<T>, place = tmpdir()): Promise<T> => {
  const folder = await mkdtemp(join(place, 'haitu-test-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const memory = '/dev/shm';
const room = 4 * 1024 ** 3;

/**
 * Where files that come and go by the thousand are best kept: in memory if 4 GB are free there, else among the
 * temporary files. A disk spends more on them than the tests themselves take: ext4 looks long for an inode that was
 * not freed a moment ago.
 */
export const quickPlace = async (): Promise<string> => {
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= room ? memory : tmpdir();
};

/** Runs a command of Node to its end. */
export const node = (args: readonly string[], env: Record<string, string> = {}, cwd = root): Promise<Ran> =>
  run(process.execPath, args, { cwd, env: { ...process.env, ...env } });
