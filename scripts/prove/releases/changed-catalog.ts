import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readFirstCalls } from '../../build/first-calls.ts';
import { buildPlan, type Release } from '../../build/release.ts';
import { inRoot } from '../../process/root.ts';
import { listAppViews } from '../../webpack/app-views.ts';
import { appFolder } from '../../webpack/apps.ts';
import type { BuildOptions } from '../../webpack/base.ts';
import { federated } from '../../webpack/federated.ts';
import { sourceVersion } from '../../webpack/source-version.ts';

const app = 'mf_catalog';

/** Source files by their path in the app's folder. */
type Sources = Readonly<Record<string, string>>;

/** The app's package with changed or additional files. */
const copyWith = (folder: string, sources: Sources): string => {
  const [from, to] = [appFolder(app), join(folder, 'mf-catalog')];
  cpSync(from, to, { recursive: true, filter: (path) => !path.includes('node_modules') });
  symlinkSync(join(from, 'node_modules'), join(to, 'node_modules'));
  for (const [path, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    writeFileSync(join(to, path), text);
  }
  return to;
};

/** Builds the catalogue with changed or additional files, of which `views` are views; an existing build is reused. */
export const buildChangedCatalog = async (
  folder: string,
  sources: Sources,
  views: readonly string[] = [],
): Promise<Release> => {
  const all = [...Object.keys(listAppViews(app)), ...views];
  const hash = createHash('sha256')
    .update(`${sourceVersion(app)}\0${JSON.stringify(sources)}`)
    .digest('hex')
    .slice(0, 12);
  const copy = () => copyWith(join(folder, hash), sources);
  const plan = {
    app,
    version: `1.0.0-${hash}`,
    configure: (options: BuildOptions) => federated(app, { ...options, folder: copy() }),
    views: all,
    firstCalls: await readFirstCalls(appFolder(app), all),
  } as const;
  return buildPlan(plan, inRoot('dist/prove/releases'));
};
