import type { App } from '@portal/shared/contract';
import type { Live, ReleaseChoice } from '#src/delivery/releases/index.ts';
import type { UnavailableApps } from './unavailable-apps.ts';

type Chosen = ReturnType<ReleaseChoice['forDocument']>;

/** Marks the releases of unavailable remotes; the changed ETag makes open tabs load the mark. */
const markUnavailable = <L extends Pick<Live, 'releases' | 'etag'>>(live: L, down: ReadonlySet<App>): L => {
  if (down.size === 0) return live;
  const marked = Object.entries(live.releases).map(([app, each]) => [
    app,
    down.has(app as App) ? { ...each, down: true } : each,
  ]);
  const names = [...down].sort().join('-');
  return { ...live, releases: Object.fromEntries(marked), etag: live.etag.replace(/"$/, `-${names}"`) };
};

/** Wraps a release choice so that releases of unavailable remotes carry `down`. */
export const markUnavailableApps = (choice: ReleaseChoice, down: UnavailableApps): ReleaseChoice => {
  const mark = async (chosen: Chosen): Chosen => {
    const { live, ...rest } = await chosen;
    return { ...rest, live: markUnavailable(live, await down.current()) };
  };
  return {
    ...choice,
    forDocument: (request, reply) => mark(choice.forDocument(request, reply)),
    forCall: (request, reply) => mark(choice.forCall(request, reply)),
  };
};
