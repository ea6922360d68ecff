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

/** A view that only the next release of the catalogue has. */
export const oneMoreView = { name: 'proof/one-more', heading: '新的一页' } as const;

const source = `export default function OneMore() {\n  return <h1>${oneMoreView.heading}</h1>;\n}\n`;

/** The app's package with the view's file added. */
const withView = (folder: string): string => {
  const [from, to] = [appFolder(app), join(folder, 'mf-catalog')];
  const file = join(to, 'src/views', `${oneMoreView.name}.tsx`);
  cpSync(from, to, { recursive: true, filter: (path) => !path.includes('node_modules') });
  symlinkSync(join(from, 'node_modules'), join(to, 'node_modules'));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
  return to;
};

/** Builds the catalogue with one more view; an existing build is reused. */
export const buildWithOneMoreView = async (folder: string): Promise<Release> => {
  const views = [...Object.keys(listAppViews(app)), oneMoreView.name];
  const hash = createHash('sha256')
    .update(`${sourceVersion(app)}\0${source}`)
    .digest('hex');
  const plan = {
    app,
    version: `1.0.0-${hash.slice(0, 12)}`,
    configure: (options: BuildOptions) => federated(app, { ...options, folder: withView(folder) }),
    views,
    firstCalls: await readFirstCalls(appFolder(app), views),
  } as const;
  return buildPlan(plan, inRoot('dist/prove/releases'));
};
