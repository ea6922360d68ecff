import type { App, ReleaseStatus } from '@portal/shared/contract';
import {
  type Build,
  listHistory,
  listStatus,
  promote,
  publish,
  Refusal,
  type ReleaseClient,
} from './client.ts';
import { printFailure } from './print.ts';

/** What the history says of promotions that come from starting the portal on a machine with sources. */
const startReason = 'npm start';

export interface PublishProgress {
  readonly app: App;
  readonly version: string;
  /** False when another version stays live: somebody chose or locked it, or the gate holds this one. */
  readonly live: boolean;
  /** What the gate found, in lines. */
  readonly found: string;
}

const neverPublished = { live: null, previous: null, since: null, lock: null, canary: null, versions: [] };

/** Whether what is live came from starting the portal: then the sources of now take its place. */
const followsSources = async (client: ReleaseClient, { app, live }: ReleaseStatus): Promise<boolean> => {
  if (live === null) return true;
  const moves = await listHistory(client, app);
  return moves.find(({ action }) => /^(promote|rollback)$/.test(action))?.reason === startReason;
};

/** Uploads what is not there yet; gives whether the build is to become live. */
const prepare = async (client: ReleaseClient, build: Build, status: ReleaseStatus): Promise<boolean> => {
  const { version } = build.record;
  if (status.live === version) return false;
  const isThere = status.versions.some((known) => known.version === version);
  // Published is not live yet: what the gate finds here, it finds again when the release is to be promoted.
  const created = isThere ? false : (await publish(client, build, startReason)).created;
  return status.lock === null && (created || (await followsSources(client, status)));
};

/** Makes a release live unless the gate holds it. `force`: it takes its place together with all that it meets. */
const goLive = async (client: ReleaseClient, build: Build, force: boolean): Promise<PublishProgress> => {
  const { app, version } = build.record;
  try {
    const { forced } = await promote(client, { app, version, reason: startReason, force });
    return { app, version, live: true, found: forced.map(printFailure).join('\n') };
  } catch (error) {
    if (!(error instanceof Refusal) || error.failures.length === 0) throw error;
    return { app, version, live: false, found: error.message };
  }
};

/**
 * Publishes builds and, once all are there, makes them live, as `npm start` does. A release that somebody promoted or
 * rolled back to by hand stays, until the sources change; a locked app stays. Builds of the same sources that all
 * become live fit each other, though each may not fit what the others replace: they are forced, and what the gate
 * found is told. Otherwise the gate decides. Throws the portal's words when it refuses one for another reason.
 */
export const publishAll = async (
  client: ReleaseClient,
  builds: readonly Build[],
  onProgress: (progress: PublishProgress) => void = () => undefined,
): Promise<void> => {
  const statuses = new Map((await listStatus(client)).map((status) => [status.app, status]));
  const next: Build[] = [];
  const stay: PublishProgress[] = [];
  for (const build of builds) {
    const { app, version } = build.record;
    const status = statuses.get(app) ?? { ...neverPublished, app };
    if (await prepare(client, build, status)) next.push(build);
    else stay.push({ app, version, live: status.live === version, found: '' });
  }
  const together = stay.every(({ live }) => live);
  for (const build of next) onProgress(await goLive(client, build, together));
  for (const each of stay) onProgress(each);
};
