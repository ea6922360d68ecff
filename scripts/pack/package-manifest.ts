import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { inRoot } from '../process/root.ts';

type Ranges = Readonly<Record<string, string>>;

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly exports?: object;
  readonly dependencies?: Ranges;
  readonly devDependencies?: Ranges;
}

/** The manifest of a folder of the workspace. */
export const manifestOf = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(inRoot(folder, 'package.json'), 'utf8'));

/** The workspace's catalog has exact versions; another repository may have later compatible ones. */
const rangeOf = ([name, range]: [string, string]): [string, string] =>
  range === 'catalog:'
    ? [
        name,
        `^${JSON.parse(readFileSync(inRoot('shared/node_modules', name, 'package.json'), 'utf8')).version}`,
      ]
    : [name, range];

/** One copy in a remote's folder: two copies of React have different contexts, of its types different types. */
const isPeer = (name: string): boolean => /^(@types\/)?react(-dom)?$/.test(name);

/** The text of a `package.json` for other repositories, with ranges in place of the workspace's catalog. */
export const packageManifest = (
  { name, version, license, dependencies = {}, devDependencies = {} }: Manifest,
  more: object,
): string => {
  const ranges = Object.entries({ ...dependencies, ...devDependencies }).map(rangeOf);
  const { peerDependencies = [], dependencies: own = [] } = Object.groupBy(ranges, ([each]) =>
    isPeer(each) ? 'peerDependencies' : 'dependencies',
  );
  const manifest = {
    ...{ name, version, license, type: 'module', ...more },
    dependencies: Object.fromEntries(own),
    peerDependencies: Object.fromEntries(peerDependencies),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
};
