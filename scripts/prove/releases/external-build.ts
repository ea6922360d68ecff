import assert from 'node:assert/strict';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inRoot, pinnedPnpm } from '../../process/root.ts';
import { run } from '../../process/run.ts';

/** The bundlers whose federation plugins write an `mf-manifest.json`. */
export const bundlers = ['webpack', 'rspack', 'vite'] as const;
export type Bundler = (typeof bundlers)[number];

const pnpm = async (cwd: string, args: readonly string[], env: Record<string, string> = {}) => {
  const options = { cwd, env: { ...process.env, ...env } };
  const { code, output } = await run(process.execPath, [pinnedPnpm, ...args], options);
  assert.equal(code, 0, `pnpm ${args.join(' ')} in ${cwd}\n${output}`);
};

/** Copies the remote of a bundler out of the repository and installs it; returns its folder. */
export const installExternal = async (folder: string, bundler: Bundler): Promise<string> => {
  const home = join(folder, 'external', bundler);
  const sources = inRoot('scripts/prove/releases/external');
  await cp(join(sources, bundler), home, { recursive: true });
  await cp(join(sources, 'src'), join(home, 'src'), { recursive: true });
  await cp(join(sources, 'portal-shared'), join(home, '../portal-shared'), { recursive: true });
  await pnpm(home, ['install', '--frozen-lockfile', '--ignore-scripts', '--prefer-offline']);
  return home;
};

/** Builds it with a version and a heading; returns a copy of the build folder. */
export const buildExternal = async (home: string, version: string, heading: string): Promise<string> => {
  const file = join(home, 'src/today.jsx');
  const source = await readFile(file, 'utf8');
  await writeFile(file, source.replace(/'Today'|'Version [^']*'/, `'${heading}'`));
  await pnpm(home, ['run', 'build'], { MF_BUILD_VERSION: version });
  return copyBuild(join(home, 'dist'), join(home, `dist-${version}`));
};

/** A copy of a build with one edited file. */
export const copyBuild = async (
  from: string,
  to: string,
  file?: string,
  edit: (text: string) => string = (text) => text,
): Promise<string> => {
  await cp(from, to, { recursive: true });
  if (file) await writeFile(join(to, file), edit(await readFile(join(to, file), 'utf8')));
  return to;
};
