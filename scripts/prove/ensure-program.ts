import { existsSync } from 'node:fs';
import { run } from '../process/run.ts';

/** A program of the system that proofs run. */
interface Program {
  readonly name: string;
  /** Where it is, beside what the variable says. */
  readonly places: readonly string[];
  /** A variable with its path. */
  readonly variable: string;
  /** Of Debian, with spaces between them. */
  readonly packages: string;
}

const mayInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Path of a program; installs it like Chromium. Throws a sentence with the command if that is not permitted. */
export const ensureProgram = async ({ name, places, variable, packages }: Program): Promise<string> => {
  const find = (): string | undefined =>
    [process.env[variable] ?? '', ...places].find((place) => place !== '' && existsSync(place));
  const there = find();
  if (there) return there;
  const command = `apt-get update && apt-get install -y --no-install-recommends ${packages}`;
  if (!mayInstall())
    throw new Error(`The proof needs ${name}: run \`sudo sh -c '${command}'\`, or set ${variable}.`);
  // This run level keeps the package from starting a server.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const { code, output } = await run('sh', ['-c', command], { env });
  const installed = find();
  if (code !== 0 || !installed) throw new Error(`${name} could not be installed:\n${output.slice(-2000)}`);
  return installed;
};
