import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../process/root.ts';
import { type Ran, run } from '../process/run.ts';

/**
 * Runs work with a temporary directory and removes it afterwards. As root the database runs as another user,
 * who needs access to it.
 */
export const withTempDir = async <T>(work: (folder: string) => Promise<T>, place = tmpdir()): Promise<T> => {
  const folder = await mkdtemp(join(place, 'haitu-test-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const memoryDir = '/dev/shm';
const requiredBytes = 4 * 1024 ** 3;

/**
 * Parent directory for many short-lived files: memory-backed if 4 GB are free, else the system's temporary
 * directory. On ext4 allocating their inodes takes longer than the tests themselves.
 */
export const fastTempDir = async (): Promise<string> => {
  const { bavail, bsize } = await statfs(memoryDir).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= requiredBytes ? memoryDir : tmpdir();
};

/** Every part of the tests takes less than 20 minutes on two cores. */
const limitMs = 30 * 60_000;

/**
 * Runs a Node script to its end, for at most 30 minutes: a test that times out may leave a connection open, which keeps
 * the process alive. Node's test runner then still prints its results.
 */
export const runNode = async (
  args: readonly string[],
  env: Record<string, string> = {},
  cwd = root,
): Promise<Ran> => {
  const started = performance.now();
  const ran = await run(process.execPath, args, { cwd, env: { ...process.env, ...env }, timeout: limitMs });
  if (performance.now() - started >= limitMs)
    console.error('A test process did not end and was stopped after 30 minutes.');
  return ran;
};
