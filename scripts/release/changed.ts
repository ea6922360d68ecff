import path from 'node:path';
import { APPS, type App, appFolder } from '../webpack/apps.ts';
import { sourceVersion } from '../webpack/source-version.ts';
import { listStatus, type ReleaseClient } from './client.ts';

/** An app whose sources make a release that the portal does not have. */
export interface ChangedApp {
  readonly app: App;
  readonly version: string;
  /** What `npm test`, `npm run dev` and people call it. */
  readonly folder: string;
}

/**
 * The apps that are to be built and published, the shell first: those whose version, a hash over everything that goes
 * into the build, the portal has never been given. Nothing is built for it.
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
