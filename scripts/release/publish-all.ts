import type { App, ReleaseStatus } from '@portal/shared/contract';
import { type Build, listHistory, listStatus, promote, publish, type ReleaseClient } from './client.ts';

/** What the history says of promotions that come from starting the portal on a machine with sources. */
export const startReason = 'npm start';

export interface PublishProgress {
  readonly app: App;
  readonly version: string;
  /** False when another version stays live, because somebody chose it. */
  readonly live: boolean;
}

/** Whether what is live came from starting the portal: then the sources of now take its place. */
const followsSources = async (client: ReleaseClient, { app, live }: ReleaseStatus): Promise<boolean> => {
  if (live === null) return true;
  const moves = (await listHistory(client, app)).filter(({ action }) => action !== 'publish');
  return moves[0]?.reason === startReason;
};

/** Uploads what is not there yet; gives whether the build is to become live. */
const prepare = async (client: ReleaseClient, build: Build, status: ReleaseStatus): Promise<boolean> => {
  const { version } = build.record;
  if (status.live === version) return false;
  const isThere = status.versions.some((known) => known.version === version);
  const created = isThere ? false : (await publish(client, build)).created;
  return created || (await followsSources(client, status));
};

/**
 * Publishes builds and, once all are there, makes them live, as `npm start` does. A release that somebody promoted or
 * rolled back to by hand stays, until the sources change. Throws the portal's words when it refuses one.
 */
export const publishAll = async (
  client: ReleaseClient,
  builds: readonly Build[],
  onProgress?: (progress: PublishProgress) => void,
): Promise<void> => {
  const statuses = new Map((await listStatus(client)).map((status) => [status.app, status]));
  const next: { app: App; version: string }[] = [];
  for (const build of builds) {
    const { app, version } = build.record;
    const status = statuses.get(app);
    if (!status) throw new Error(`The portal does not know the app ${app}.`);
    const isNext = await prepare(client, build, status);
    if (isNext) next.push({ app, version });
    onProgress?.({ app, version, live: isNext || status.live === version });
  }
  for (const release of next) await promote(client, { ...release, reason: startReason });
};
