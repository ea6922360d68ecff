import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

type Requirements = Readonly<Record<string, string>>;

/** The fields of a `package.json` that are read here. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string | string[];
  readonly licenses?: { readonly type?: string }[];
  readonly dependencies?: Requirements;
  readonly optionalDependencies?: Requirements;
  readonly peerDependencies?: Requirements;
}

/** The manifest of a package's folder. */
export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

/** pnpm links the dependencies of a package beside it, and those of a workspace folder into its own `node_modules`. */
const findDependency = (name: string, folder: string): string | undefined => {
  const beside = /^.*[\\/]node_modules(?=[\\/])/.exec(folder)?.[0];
  const places = [path.join(folder, 'node_modules', name), ...(beside ? [path.join(beside, name)] : [])];
  const found = places.find((place) => existsSync(path.join(place, 'package.json')));
  return found && realpathSync(found);
};

/** Optional dependencies of another platform are not installed, nor are unused optional peers. */
const listDependencies = (folder: string): string[] => {
  const { dependencies = {}, optionalDependencies, peerDependencies } = readManifest(folder);
  const wanted = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  return wanted.flatMap((name) => {
    const found = findDependency(name, folder);
    if (!found && name in dependencies && !(name in { ...optionalDependencies }))
      throw new Error(`${name}, which ${folder} needs, is not installed.`);
    return found ?? [];
  });
};

const idOf = ({ name, version }: Manifest): string => `${name}@${version}`;

/**
 * The packages that some folders of the workspace need in production, direct and transitive, sorted. The workspace's
 * own packages are not among them, but their dependencies are.
 */
export const listInstalled = (folders: readonly string[]): Manifest[] => {
  const found = new Set(folders.map((folder) => realpathSync(folder)));
  for (const folder of found) for (const needed of listDependencies(folder)) found.add(needed);
  const manifests = [...found].filter((folder) => /[\\/]node_modules[\\/]/.test(folder)).map(readManifest);
  const different = new Map(manifests.map((manifest) => [idOf(manifest), manifest]));
  return [...different.values()].sort((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
};
