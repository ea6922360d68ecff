import type { App, LiveRelease, LiveReleases } from '@portal/shared/contract';

/** The remote of a view: its live release and the previous good one. */
export interface ViewSource {
  readonly name: string;
  readonly app: App;
  readonly release: LiveRelease;
  readonly previous?: LiveRelease;
}

/**
 * Finds the remote of a view. Names come from a database, so `constructor` and `__proto__` are unknown like any other;
 * an unknown name gives undefined.
 */
export function findView(releases: LiveReleases, name: string): ViewSource | undefined {
  for (const live of Object.values(releases)) {
    if (!Object.hasOwn(live.current.views, name)) continue;
    return { name, app: live.current.app, release: live.current, previous: live.previous };
  }
  return undefined;
}
