import path from 'node:path';
import { APPS, type App, appFolder } from '../webpack/apps.ts';
import { sourceVersion } from '../webpack/source-version.ts';
import { listStatus, type ReleaseClient } from './client.ts';

/** An app whose current sources have no release in the portal. */
export interface ChangedApp {
  readonly app: App;
  readonly version: string;
  /** Its folder, the name in `npm test` and `npm run dev`. */
  readonly folder: string;
}

/**
 * The apps to build and publish, the shell first: their version, a hash over all input of the build, is not
 * in the portal. Builds nothing.
 */
export const listChanged = async (client: ReleaseClient): Promise<ChangedApp[]> => {
  const published = (await listStatus(client)).flatMap(({ app, versions }) =>
    versions.map(({ version }) => `${app} ${version}`),
  );
  const known = new Set(published);
  return APPS.map((app) => ({
    app,
    version: sourceVersion(app),
    folder: path.basename(appFolder(app)),
  })).filter(({ app, version }) => !known.has(`${app} ${version}`));
};
