import type { App, LiveReleases } from '@portal/shared/contract';
import type { Violation } from './read-violations.ts';

/** The release and view that caused a violation; the view of the shell is `shell`. */
export interface Origin {
  readonly app: App;
  readonly version: string;
  readonly view: string;
}

const asset = /\/assets\/(shell|mf_[a-z][a-z0-9]{1,30})\/(\d+\.\d+\.\d+-[0-9a-z]{7,40})\//;

/**
 * The origin of a violation: the release of the script's file, else the live release with the document's
 * view, else the shell. Undefined while no shell is live.
 */
export const attribute = (
  { source, blocked }: Violation,
  view: string | undefined,
  releases: LiveReleases,
): Origin | undefined => {
  const [, app, version] = asset.exec(source) ?? asset.exec(blocked) ?? [];
  if (app && version) return { app: app as App, version, view: view ?? 'shell' };
  const owner =
    view === undefined
      ? undefined
      : Object.values(releases).find((live) => live && Object.hasOwn(live.current.views, view));
  const { current } = owner ?? releases.shell ?? {};
  return current && { app: current.app, version: current.version, view: owner ? (view ?? 'shell') : 'shell' };
};
