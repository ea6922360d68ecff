import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { APPS, type App, appFolder, ROOT } from '../webpack/apps.ts';
import { sourceVersion } from '../webpack/source-version.ts';
import { buildRelease, findRelease, type Release } from './release.ts';

export interface BuildProgress {
  readonly app: App;
  readonly version: string;
  /** False if the sources had not changed. */
  readonly built: boolean;
  /** Milliseconds. */
  readonly took: number;
}

export interface BuildOptions {
  readonly apps?: readonly App[];
  readonly folder?: string;
  readonly onProgress?: (progress: BuildProgress) => void;
}

/** Builds the releases of all apps from current sources, one per core. Throws webpack's errors. */
export async function buildReleases(options: BuildOptions = {}): Promise<readonly Release[]> {
  const { apps = APPS, folder = path.join(ROOT, 'dist/releases'), onProgress } = options;
  const queue = apps.entries();
  const releases: Release[] = [];
  const work = async () => {
    for (const [index, app] of queue) releases[index] = await buildOne(app, folder, onProgress);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return releases;
}

async function buildOne(app: App, folder: string, onProgress?: BuildOptions['onProgress']): Promise<Release> {
  const start = performance.now();
  const release = findRelease(app, folder) ?? (await buildInWorker(app, folder));
  const took = Math.round(performance.now() - start);
  onProgress?.({ app, version: release.record.version, built: release.built, took });
  return release;
}

/**
 * One process per build, because a webpack build keeps one core busy. Runs in the app's folder: for its
 * manifest the federation plugin resolves packages from there, and takes the version from the environment.
 */
async function buildInWorker(app: App, folder: string): Promise<Release> {
  const worker = fork(path.join(import.meta.dirname, 'worker.ts'), [app, folder], {
    silent: true,
    cwd: appFolder(app),
    env: { ...process.env, MF_BUILD_VERSION: sourceVersion(app) },
  });
  const said: string[] = [];
  worker.stderr?.on('data', (words) => said.push(String(words)));
  const code = await new Promise((resolve) => worker.once('close', resolve));
  if (code !== 0) throw new Error(`${app} could not be built.\n${said.join('')}`);
  return { ...(await buildRelease(app, folder)), built: true };
}
