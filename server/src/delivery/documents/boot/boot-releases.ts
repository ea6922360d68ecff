import type { LiveRelease, LiveReleases } from '@portal/shared/contract';

const withoutOtherViews = (release: LiveRelease, view: string | undefined): LiveRelease => {
  const { entry, runtime, styles, views, integrity } = release;
  const { js = [], css = [] } = (view !== undefined && Object.hasOwn(views, view) && views[view]) || {};
  const needed = new Set([entry, runtime, ...styles, ...js, ...css]);
  return {
    ...release,
    integrity: Object.fromEntries(Object.entries(integrity).filter(([path]) => needed.has(path))),
  };
};

/**
 * The releases without the hashes of other views' files, which do not compress. The browser gets them with its first
 * poll; until then it prefetches these files without, and executes them with the hash that their entry has.
 */
export const bootReleases = (releases: LiveReleases, view: string | undefined): LiveReleases =>
  Object.fromEntries(
    Object.entries(releases).map(([app, { current, previous, ...state }]) => [
      app,
      {
        current: withoutOtherViews(current, view),
        ...(previous ? { previous: withoutOtherViews(previous, view) } : {}),
        ...state,
      },
    ]),
  );
