import { call } from '@portal/shared/api';
import type { LiveReleases } from '@portal/shared/contract';

let releases: LiveReleases = {};

/** The releases this tab takes for its next load of a view. A mounted view stays what it is. */
export function currentReleases(): LiveReleases {
  return releases;
}

export function setReleases(next: LiveReleases): void {
  releases = next;
}

/** How polling reaches the world; tests bring their own. */
export interface ReleasePolling {
  readonly ask: () => Promise<LiveReleases>;
  readonly interval: number;
}

const polling: ReleasePolling = {
  ask: () => call('GET /api/v1/releases/live', {}, { quiet: true }),
  interval: 5000,
};

/**
 * Asks every 5 s, while the tab is visible, which releases are live. Returns the function that stops it.
 * A question that fails changes nothing: the releases of before stay good and the next one is 5 s away.
 */
export function startReleasePolling({ ask, interval } = polling): () => void {
  const update = () => {
    if (document.visibilityState === 'visible') ask().then(setReleases, () => undefined);
  };
  const timer = setInterval(update, interval);
  document.addEventListener('visibilitychange', update);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', update);
  };
}
