import type { ReleaseStatus } from '@portal/shared/contract';
import { type Build, listHistory, listStatus, promote, publish, type ReleaseClient } from './client.ts';

/** What the history says of promotions that come from starting the portal on a machine with sources. */
export const startReason = 'npm start';

export interface PublishProgress {
  readonly app: Build['record']['app'];
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

const publishOne = async (client: ReleaseClient, build: Build, status: ReleaseStatus): Promise<boolean> => {
  const { app, version } = build.record;
  if (status.live === version) return true;
  const isThere = status.versions.some((known) => known.version === version);
  const created = isThere ? false : (await publish(client, build)).created;
  if (!created && !(await followsSources(client, status))) return false;
  await promote(client, { app, version, reason: startReason });
  return true;
};

/**
 * Publishes builds and makes them live, as `npm start` does. A release that somebody promoted or rolled back to by
 * hand stays, until the sources change. Throws the portal's words when it refuses one.
 */
export const publishAll = async (
  client: ReleaseClient,
  builds: readonly Build[],
  onProgress?: (progress: PublishProgress) => void,
): Promise<void> => {
  const statuses = await listStatus(client);
  for (const build of builds) {
    const { app, version } = build.record;
    const status = statuses.find((each) => each.app === app);
    if (!status) throw new Error(`The portal does not know the app ${app}.`);
    onProgress?.({ app, version, live: await publishOne(client, build, status) });
  }
};
