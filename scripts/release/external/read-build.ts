import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseFile, ReleaseRecord, ReleaseView } from '@portal/shared/contract';
import { isAppName, releaseRecordSchema } from '@portal/shared/rules';
import { remotes } from '#workspace';
import { readSource } from '../../build/source.ts';
import type { Build } from '../client.ts';
import { listBuildFiles } from './build-files.ts';
import { type Manifest, manifestFile, readManifest } from './manifest.ts';

/** A build of another repository, ready to publish. */
export interface ExternalBuild extends Build {
  /** Files left out of the release. */
  readonly left: readonly string[];
  /** Problems that do not prevent publishing, as sentences. */
  readonly warnings: readonly string[];
}

type Expose = Manifest['exposes'][number];

const entryOf = ({ metaData: { remoteEntry } }: Manifest): string =>
  path.posix.join(remoteEntry.path, remoteEntry.name);

const filesOf = ({ assets: { js, css } }: Expose): string[] => [
  ...js.sync,
  ...js.async,
  ...css.sync,
  ...css.async,
];

/** Throws a sentence for a file of the manifest that is missing in the folder. */
const checkWhole = (manifest: Manifest, files: ReadonlyMap<string, ReleaseFile>): void => {
  const claims = [
    ['remoteEntry', entryOf(manifest)] as const,
    ...manifest.exposes.flatMap((expose) => filesOf(expose).map((file) => [expose.path, file] as const)),
  ];
  const missing = claims.find(([, file]) => !files.has(file));
  if (missing)
    throw new Error(`${manifestFile}: ${missing[0]} names ${missing[1]}, which the build does not have.`);
};

/** Derived from the content: equal bytes have the same version. */
const versionOf = ({ metaData }: Manifest, files: readonly ReleaseFile[]): string => {
  const content = files.map(({ path: file, integrity }) => `${file} ${integrity}`).join('\n');
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return `${metaData.buildInfo.buildVersion}-${hash}`;
};

const viewOf = ({ assets: { js, css } }: Expose, files: ReadonlyMap<string, ReleaseFile>): ReleaseView => {
  const paths = [...js.sync, ...css.sync];
  const size = paths.reduce((sum, file) => sum + (files.get(file)?.size ?? 0), 0);
  return { js: js.sync, css: css.sync, firstCalls: [], size };
};

/** A share with a copy in the build requires the shell's copy only if it is a singleton. */
const isTaken = ({ singleton, assets: { js } }: Manifest['shared'][number]): boolean =>
  singleton === true || js.sync.length + js.async.length === 0;

const sharedOf = ({ shared }: Manifest): Record<string, string> =>
  Object.fromEntries(
    shared.filter(isTaken).map(({ name, requiredVersion }) => [name, requiredVersion || '*']),
  );

const platformOf = (shared: Readonly<Record<string, string>>): string => {
  const [, range = ''] = Object.entries(shared).find(([name]) => name.startsWith('@portal/shared/')) ?? [];
  return /\d+\.\d+\.\d+/.exec(range)?.[0] ?? 'none';
};

const appOf = ({ name }: Manifest): ReleaseRecord['app'] => {
  if (!isAppName(name) || name === 'shell')
    throw new Error(
      `${manifestFile}: /name is "${name}", but a remote is called mf_NAME, NAME of 2 to 31 small letters and digits.`,
    );
  if (remotes.some((remote) => remote === name))
    throw new Error(`${manifestFile}: /name ${name} is a remote of this repository: publish it by its name.`);
  return name;
};

/** webpack and rspack keep the chunks of all builds with the same `output.uniqueName` in one global array. */
const findWarnings = (folder: string, entry: string, { metaData }: Manifest): string[] => {
  const [chunks] = /webpackChunk\w*/.exec(readFileSync(path.join(folder, entry), 'utf8')) ?? [];
  const { buildVersion } = metaData.buildInfo;
  if (!chunks || chunks.includes(buildVersion.replaceAll('.', '_'))) return [];
  return [
    `output.uniqueName does not hold the version ${buildVersion}: a tab that has another release of the remote open shows a mix of both`,
  ];
};

/**
 * Reads a build folder with an `mf-manifest.json` as a release: app and version from the manifest, a view per
 * expose, and the required shares. Throws a sentence with the file and the field if it is invalid.
 */
export const readExternalBuild = (folder: string): ExternalBuild => {
  const manifest = readManifest(folder);
  const app = appOf(manifest);
  const { files, left } = listBuildFiles(folder);
  const byPath = new Map(files.map((file) => [file.path, file]));
  checkWhole(manifest, byPath);
  const shared = sharedOf(manifest);
  const { globalName, remoteEntry } = manifest.metaData;
  const record: ReleaseRecord = {
    schema: releaseRecordSchema,
    app,
    version: versionOf(manifest, files),
    ...readSource(folder),
    builtAt: new Date().toISOString(),
    entry: entryOf(manifest),
    ...(remoteEntry.type === 'module' ? { entryType: 'module' } : {}),
    globalName,
    styles: [],
    files: [...files],
    views: Object.fromEntries(
      manifest.exposes.map((expose) => [expose.path.replace('./', ''), viewOf(expose, byPath)]),
    ),
    shared,
    platform: platformOf(shared),
    cssPrefix: `${app}__`,
    external: true,
  };
  return { dir: folder, record, left, warnings: findWarnings(folder, record.entry, manifest) };
};
