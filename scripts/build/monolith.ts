import { createHash } from 'node:crypto';
import path from 'node:path';
import { APPS, ROOT } from '../webpack/apps.ts';
import { listAllViews, monolith } from '../webpack/monolith.ts';
import { sourceVersion } from '../webpack/source-version.ts';
import { buildVersion, type Release } from './release.ts';

/**
 * The portal as one ordinary app, in the shape of a release of the shell that has all views itself: a portal in
 * which only this release is live shows the same screens without federation.
 */
export async function buildMonolith(folder = path.join(ROOT, 'dist/monolith')): Promise<Release> {
  const hash = createHash('sha256').update(APPS.map(sourceVersion).join()).digest('hex');
  const version = `1.0.0-${hash.slice(0, 12)}`;
  return buildVersion('shell', version, folder, monolith, Object.keys(listAllViews()));
}
