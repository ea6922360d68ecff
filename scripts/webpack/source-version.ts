import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type App, appFolder, ROOT } from './apps.ts';
import { lockedPackages } from './locked-packages.ts';

const TOOLS = ['scripts/webpack/**/*', 'shell/src/antd-modules.ts'];
/** Remotes load all other rooms from the shell at run time; the contract is types only and in no bundle. */
const BUNDLED_ROOMS = ['rules', 'phone', 'forms', 'booking'];
const NOT_BUILT = /\.test\.tsx?$|\/testing\/|^shared\/src\/contract\//;

/**
 * The version of a build from current sources: the package's semver and a hash over all input of the build.
 * It is the same on every machine and needs no build.
 */
export function sourceVersion(app: App, root = ROOT): string {
  const manifest = JSON.parse(readFileSync(path.join(root, folderOf(app), 'package.json'), 'utf8'));
  const hash = createHash('sha256').update(pinned(app, root));
  for (const file of listSources(app, root))
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  return `${manifest.version}-${hash.digest('hex').slice(0, 12)}`;
}

/** The lockfile's part for the app, the platform and the build tools. */
function pinned(app: App, root: string): string {
  const lockfile = readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8');
  return lockedPackages(lockfile, ['.', 'shared', 'shell', folderOf(app)]);
}

function listSources(app: App, root: string): string[] {
  const own = folderOf(app);
  const rooms = app === 'shell' ? ['**'] : BUNDLED_ROOMS;
  const patterns = [
    `${own}/src/**/*`,
    `${own}/*.{json,ts}`,
    'shared/package.json',
    ...rooms.map((room) => `shared/src/${room}/**/*`),
    ...TOOLS,
  ];
  const files = globSync(patterns, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.map((entry) =>
    path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
  );
  return [...new Set(names)].filter((file) => !NOT_BUILT.test(file)).sort();
}

function folderOf(app: App): string {
  return path.relative(ROOT, appFolder(app));
}
