import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseRecord } from '@portal/shared/contract';
import type { Configuration } from 'webpack';
import { describeBill } from '../supply-chain/bill-of-materials.ts';
import { listBundled } from '../supply-chain/bundled-packages.ts';
import { type Manifest, readManifest } from '../supply-chain/installed-packages.ts';
import { listAppViews } from '../webpack/app-views.ts';
import { type App, appFolder, ROOT } from '../webpack/apps.ts';
import type { BuildOptions } from '../webpack/base.ts';
import { compile } from '../webpack/compile.ts';
import { federated } from '../webpack/federated.ts';
import { federationRuntime, renderer, shell } from '../webpack/shell.ts';
import { sourceVersion } from '../webpack/source-version.ts';
import { type FirstCalls, PAGE, readFirstCalls } from './first-calls.ts';
import { describeRelease } from './record.ts';

export interface Release {
  readonly dir: string;
  readonly record: ReleaseRecord;
  /** False if the sources had not changed and the existing build is reused. */
  readonly built: boolean;
}

/** Beside the release's files, and not part of them: its record, and the bill of materials of what it contains. */
const RECORD_FILE = 'record.json';
const BILL_FILE = 'sbom.json';

const FOLDER = path.join(ROOT, 'dist/releases');

/**
 * Builds an app's release from current sources: its files in `dist/releases/<app>/<version>/`, with
 * `record.json` and `sbom.json`. A version that is already built is reused. Throws webpack's errors.
 */
export async function buildRelease(app: App, folder = FOLDER): Promise<Release> {
  const version = sourceVersion(app);
  if (app === 'shell') {
    const firstCalls = await readFirstCalls(appFolder(app), [PAGE]);
    return buildPlan(
      { app, version, configure: shell, beside: [federationRuntime, renderer], views: [], firstCalls },
      folder,
    );
  }
  const views = Object.keys(listAppViews(app));
  const firstCalls = await readFirstCalls(appFolder(app), views);
  const configure = (options: BuildOptions) => federated(app, options);
  return buildPlan({ app, version, configure, views, firstCalls }, folder);
}

/** The same, but only if it is already built. */
export function findRelease(app: App, folder = FOLDER): Release | undefined {
  return findVersion(path.join(folder, app, sourceVersion(app)));
}

/** Input of a build and content of its record. */
export interface Plan {
  readonly app: App;
  readonly version: string;
  readonly configure: (options: BuildOptions) => Configuration;
  /** Files of the same release with a compilation of their own. */
  readonly beside?: readonly Plan['configure'][];
  readonly views: readonly string[];
  readonly firstCalls: FirstCalls;
}

/** Builds in a temporary folder and renames it, so that a folder with a record is always complete. */
export async function buildPlan({ configure, beside = [], ...plan }: Plan, folder: string): Promise<Release> {
  const dir = path.join(folder, plan.app, plan.version);
  const found = findVersion(dir);
  if (found) return found;
  const draft = `${dir}.${process.pid}.draft`;
  try {
    const options = { version: plan.version, outputFolder: draft };
    const bundled: Manifest[] = [];
    for (const each of beside) bundled.push(...listBundled(await compile(each(options))));
    const stats = await compile(configure(options));
    bundled.push(...listBundled(stats));
    const record = describeRelease({ ...plan, folder: draft, stats });
    writeFileSync(path.join(draft, RECORD_FILE), `${JSON.stringify(record, null, 2)}\n`);
    const app = { ...readManifest(appFolder(plan.app)), version: plan.version };
    writeFileSync(path.join(draft, BILL_FILE), describeBill(app, bundled));
    rmSync(dir, { recursive: true, force: true });
    renameSync(draft, dir);
    return { dir, record, built: true };
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function findVersion(dir: string): Release | undefined {
  const file = path.join(dir, RECORD_FILE);
  if (!existsSync(file)) return undefined;
  return { dir, record: JSON.parse(readFileSync(file, 'utf8')), built: false };
}
