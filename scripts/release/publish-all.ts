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

/** Reason in the history for promotions by `npm start`. */
const startReason = 'npm start';

export interface PublishProgress {
  readonly app: App;
  readonly version: string;
  /** False if another version stays live: it was chosen or locked by hand, or the gate refuses this one. */
  readonly live: boolean;
  /** Failures of the gate, one per line. */
  readonly found: string;
}

const neverPublished = {
  ...{ live: null, previous: null, since: null, lock: null, canary: null, owner: null },
  versions: [],
};

/** Whether the live release was promoted by `npm start`: then current sources replace it. */
const followsSources = async (client: ReleaseClient, { app, live }: ReleaseStatus): Promise<boolean> => {
  if (live === null) return true;
  const moves = await listHistory(client, app);
  return moves.find(({ action }) => /^(promote|rollback)$/.test(action))?.reason === startReason;
};

/** Uploads the build if it is new; returns whether to promote it. */
const prepare = async (client: ReleaseClient, build: Build, status: ReleaseStatus): Promise<boolean> => {
  const { version } = build.record;
  if (status.live === version) return false;
  const isThere = status.versions.some((known) => known.version === version);
  // Failures of the gate do not count yet: the promotion checks again.
  const created = isThere ? false : (await publish(client, build, startReason)).created;
  return status.lock === null && (created || (await followsSources(client, status)));
};

/** Promotes a release unless the gate refuses it. `force`: all apps are promoted together, past the gate. */
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
 * Publishes builds, then promotes them, as `npm start` does. A release promoted by hand stays until the
 * sources change; a locked app stays. Builds of the same sources fit each other, but maybe not the releases
 * they replace: if all become live, they are forced and the failures reported. Otherwise the gate decides.
 * Throws the portal's message for any other refusal.
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
