import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseFile, ReleaseRecord, ReleaseView } from '@portal/shared/contract';
import { releaseRecordSchema } from '@portal/shared/rules';
import type { Stats } from 'webpack';
import { type App, ROOT } from '../webpack/apps.ts';
import { cssPrefix, globalName } from '../webpack/base.ts';
import { viewChunk } from '../webpack/federated.ts';
import { RENDERER_FILE, RUNTIME_FILE, RUNTIME_PACKAGE } from '../webpack/federation.ts';
import { platform, runtimeVersion } from '../webpack/shared-modules.ts';
import { type FirstCalls, PAGE } from './first-calls.ts';
import { integrityOf } from './integrity.ts';
import { listImportedShares, listSharedExports, listSharedFiles, listSharing } from './sharing.ts';
import { readSource } from './source.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

/** Files for the build's own tools: beside the release, not part of it. */
const STATS_FILE = 'mf-stats.json';

export interface Built {
  readonly app: App;
  readonly version: string;
  /** The build's output folder. */
  readonly folder: string;
  readonly views: readonly string[];
  readonly firstCalls: FirstCalls;
  readonly stats: Stats;
}

/** Describes a build's output as a release record. */
export function describeRelease(built: Built): ReleaseRecord {
  const { app, version, folder, stats } = built;
  const files = listFiles(folder);
  const has = (name: string) => app === 'shell' && files.some(({ path: file }) => file === name);
  const start = app === 'shell' ? chunkFiles(stats, 'main') : { js: ['entry.js'], css: [] };
  return {
    schema: releaseRecordSchema,
    app,
    version,
    ...readSource(ROOT),
    builtAt: new Date().toISOString(),
    entry: start.js.join(),
    globalName: globalName(app, version),
    ...(has(RUNTIME_FILE) ? { runtime: RUNTIME_FILE } : {}),
    ...(has(RENDERER_FILE) ? { renderer: RENDERER_FILE } : {}),
    ...(app === 'shell' ? { signalsStart: true as const } : {}),
    styles: start.css,
    ...(app === 'shell' && built.firstCalls[PAGE] ? { firstCalls: built.firstCalls[PAGE] } : {}),
    files,
    views: describeViews(built, files),
    shared: { ...listSharing(stats.compilation), ...runtimeShare(app) },
    ...(app === 'shell' ? { sharedFiles: listSharedFiles(stats.compilation) } : {}),
    sharedExports: listSharedExports(stats.compilation),
    platform: platform(),
    cssPrefix: cssPrefix(app),
  };
}

/** A release without the runtime of its build fails everywhere: the gate compares it like a package. */
const runtimeShare = (app: App): ReleaseRecord['shared'] => ({
  [RUNTIME_PACKAGE]: app === 'shell' ? runtimeVersion() : `^${runtimeVersion()}`,
});

function listFiles(folder: string): ReleaseFile[] {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = names.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  return paths
    .filter((file) => file !== STATS_FILE)
    .map((file) => describeFile(folder, file.replaceAll(path.sep, '/')))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function describeFile(folder: string, file: string): ReleaseFile {
  const bytes = readFileSync(path.join(folder, file));
  const type = TYPES[path.extname(file)];
  if (!type) throw new Error(`${file}: a release does not hold files of this type.`);
  return { path: file, type, size: bytes.length, integrity: integrityOf(bytes) };
}

function describeViews({ views, firstCalls, stats }: Built, files: readonly ReleaseFile[]) {
  const sizes = new Map(files.map((file) => [file.path, file.size]));
  const describe = (name: string): ReleaseView => {
    const { js, css } = chunkFiles(stats, viewChunk(name));
    const size = [...js, ...css].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
    const shared = listImportedShares(stats.compilation, viewChunk(name));
    return { js, css, firstCalls: firstCalls[name] ?? [], size, shared };
  };
  return Object.fromEntries(views.map((name) => [name, describe(name)]));
}

/** The files of a named chunk and of the chunks split from it, in load order. */
function chunkFiles(stats: Stats, chunkGroup: string): { js: string[]; css: string[] } {
  const files = stats.compilation.namedChunkGroups.get(chunkGroup)?.getFiles() ?? [];
  const ending = (end: string) => files.filter((file) => file.endsWith(end));
  return { js: ending('.js'), css: ending('.css') };
}
