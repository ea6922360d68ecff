import { existsSync } from 'node:fs';
import { installCommand, installPackages } from '../process/debian-packages.ts';

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

/** Path of a program; installs it like Chromium. Throws a sentence with the command if that is not permitted. */
export const ensureProgram = async ({ name, places, variable, packages }: Program): Promise<string> => {
  const find = (): string | undefined =>
    [process.env[variable] ?? '', ...places].find((place) => place !== '' && existsSync(place));
  const there = find();
  if (there) return there;
  const wanted = `--no-install-recommends ${packages}`;
  const installation = await installPackages(wanted);
  const installed = find();
  if (installed) return installed;
  throw new Error(
    installation
      ? `${name} could not be installed:\n${installation.output.slice(-2000)}`
      : `The proof needs ${name}: run \`sudo sh -c '${installCommand(wanted)}'\`, or set ${variable}.`,
  );
};
