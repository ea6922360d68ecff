import { call } from '@portal/shared/api';
import type { App, LiveReleases } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';

let releases: LiveReleases = {};
const listeners = new Set<() => void>();

/** The live releases for the next load of a view. Mounted views keep their release. */
export function currentReleases(): LiveReleases {
  return releases;
}

export function setReleases(next: LiveReleases): void {
  releases = next;
  for (const listener of listeners) listener();
}

/** Calls back after each change. Returns the function that ends it. */
export function watchReleases(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether a remote is known to be down: its views show the retry panel. */
export function isUnavailable(app: App): boolean {
  return releases[app]?.down === true;
}

/** Dependencies of the polling; tests inject their own. */
interface ReleasePolling {
  readonly fetchReleases: () => Promise<LiveReleases>;
  readonly intervalMs: number;
}

const polling: ReleasePolling = {
  fetchReleases: () => call('GET /api/v1/releases/live', {}, { background: true, timeout: 4000 }),
  intervalMs: 5000,
};

let request: Promise<void> | undefined;

/**
 * Fetches the live releases now; concurrent calls share one request. After a failure or an invalid answer the
 * releases stay as they are. Never rejects.
 */
export function refreshReleases(ask = polling.fetchReleases): Promise<void> {
  request ??= ask()
    .then((next) => {
      if (isLiveReleases(next)) setReleases(next);
    })
    .catch(() => undefined)
    .finally(() => {
      request = undefined;
    });
  return request;
}

/**
 * Polls the live releases: every 5 s while the tab is visible, and after login and logout. Returns the
 * function that stops it. One request at a time.
 */
export function startReleasePolling({ fetchReleases: ask, intervalMs: interval } = polling): () => void {
  const update = () => {
    if (document.visibilityState === 'visible') void refreshReleases(ask);
  };
  const timer = setInterval(update, interval);
  document.addEventListener('visibilitychange', update);
  // The releases depend on the user (pins, canaries).
  const forget = useSession.subscribe(({ token }, before) => {
    if (token !== before.token) update();
  });
  return () => {
    forget();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', update);
  };
}

/** Ignores what a proxy sends in place of an answer. */
function isLiveReleases(said: LiveReleases | null): said is LiveReleases {
  const each = said && typeof said === 'object' ? Object.values(said) : [];
  return each.length > 0 && each.every((live) => typeof live?.current?.views === 'object');
}
