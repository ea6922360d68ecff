import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Ran, run } from './run.ts';

/** The command that installs Debian packages. */
export const installCommand = (packages: string): string =>
  `apt-get update && apt-get install -y ${packages}`;

// Seconds that an installation may take, and wait for another one.
const limit = 300;

/** Time limit of a test that may install packages. */
export const installLimitMs = 3 * limit * 1000;

// This run level keeps packages from starting a server.
const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };

/**
 * Installs Debian packages; without root or apt returns `undefined`. Parts of the tests that run at the same time
 * install one after another.
 */
export const installPackages = async (packages: string): Promise<Ran | undefined> => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const lock = path.join(tmpdir(), 'haitu-packages.lock');
  const command = ['timeout', '--kill-after=10', `${limit}`, 'sh', '-c', installCommand(packages)];
  return run('flock', ['--timeout', `${limit}`, lock, ...command], { env });
};
