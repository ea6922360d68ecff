import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Ran, run } from './run.ts';

/** The command that installs Debian packages. */
export const installCommand = (packages: string): string =>
  `apt-get update && apt-get install -y ${packages}`;

// This run level keeps packages from starting a server.
const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };

/**
 * Installs Debian packages; without root or apt returns `undefined`. Parts of the tests that run at the same time
 * install one after another.
 */
export const installPackages = async (packages: string): Promise<Ran | undefined> => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const lock = path.join(tmpdir(), 'haitu-packages.lock');
  return run('flock', [lock, 'sh', '-c', installCommand(packages)], { env });
};
