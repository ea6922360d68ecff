import { createHash } from 'node:crypto';
import path from 'node:path';
import { APPS, appFolder, ROOT } from '../webpack/apps.ts';
import { listAllViews, monolith, monolithRenderer } from '../webpack/monolith.ts';
import { sourceVersion } from '../webpack/source-version.ts';
import { PAGE, readFirstCalls } from './first-calls.ts';
import { buildPlan, type Release } from './release.ts';

/**
 * The portal as one ordinary app, shaped like a release of the shell that has all views itself: a portal in
 * which only this release is live shows the same screens without federation.
 */
export async function buildMonolith(folder = path.join(ROOT, 'dist/monolith')): Promise<Release> {
  const versions = APPS.map((app) => sourceVersion(app));
  const version = `1.0.0-${createHash('sha256').update(versions.join()).digest('hex').slice(0, 12)}`;
  const views = Object.keys(listAllViews());
  const firstCalls = await Promise.all(APPS.map((app) => readFirstCalls(appFolder(app), [...views, PAGE])));
  const plan = {
    app: 'shell',
    version,
    configure: monolith,
    beside: [monolithRenderer],
    views,
    firstCalls: Object.assign({}, ...firstCalls),
  } as const;
  return buildPlan(plan, folder);
}
