import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseRecord } from '@portal/shared/contract';
import { type App, appFolder, ROOT } from '../webpack/apps.ts';
import { compile } from '../webpack/compile.ts';
import { federated } from '../webpack/federated.ts';
import { shell } from '../webpack/shell.ts';
import { sourceVersion } from '../webpack/source-version.ts';
import { listViews } from '../webpack/views.ts';
import { describeRelease } from './record.ts';

export interface Release {
  readonly dir: string;
  readonly record: ReleaseRecord;
  /** False when the sources had not changed and the build of before is still good. */
  readonly built: boolean;
}

/** The record's name; it lies beside the release's files and is none of them. */
export const RECORD_FILE = 'record.json';

const FOLDER = path.join(ROOT, 'dist/releases');

/**
 * The release of an app as its sources are now: its files in `dist/releases/<app>/<version>/`, with `record.json`.
 * Sources that were built before are not built again. Throws with webpack's words when they cannot be built.
 */
export async function buildRelease(app: App, folder = FOLDER): Promise<Release> {
  const found = findRelease(app, folder);
  if (found) return found;
  const version = sourceVersion(app);
  const dir = path.join(folder, app, version);
  return { dir, record: await build(app, version, dir), built: true };
}

/** The same, but only if it has been built before. */
export function findRelease(app: App, folder = FOLDER): Release | undefined {
  const dir = path.join(folder, app, sourceVersion(app));
  const file = path.join(dir, RECORD_FILE);
  if (!existsSync(file)) return undefined;
  return { dir, record: JSON.parse(readFileSync(file, 'utf8')), built: false };
}

/** Builds beside and moves in one step, so that a folder with a record is always whole. */
async function build(app: App, version: string, dir: string): Promise<ReleaseRecord> {
  const draft = `${dir}.${process.pid}.draft`;
  const options = { version, outputFolder: draft };
  try {
    const stats = await compile(app === 'shell' ? shell(options) : federated(app, options));
    const views = app === 'shell' ? [] : Object.keys(listViews(path.join(appFolder(app), 'src/views')));
    const record = await describeRelease(app, version, options.outputFolder, views, stats);
    writeFileSync(path.join(draft, RECORD_FILE), `${JSON.stringify(record, null, 2)}\n`);
    rmSync(dir, { recursive: true, force: true });
    renameSync(draft, dir);
    return record;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
