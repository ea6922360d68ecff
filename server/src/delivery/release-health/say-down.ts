import type { App } from '@portal/shared/contract';
import type { Live, ReleaseChoice } from '#src/delivery/releases/index.ts';
import type { DownApps } from './down-apps.ts';

type Chosen = ReturnType<ReleaseChoice['forDocument']>;

/** The releases, those of remotes that are down marked so; an open tab that asks again learns of it. */
const markDown = <L extends Pick<Live, 'releases' | 'etag'>>(live: L, down: ReadonlySet<App>): L => {
  if (down.size === 0) return live;
  const marked = Object.entries(live.releases).map(([app, each]) => [
    app,
    down.has(app as App) ? { ...each, down: true } : each,
  ]);
  const names = [...down].sort().join('-');
  return { ...live, releases: Object.fromEntries(marked), etag: live.etag.replace(/"$/, `-${names}"`) };
};

/** The same choice of releases, which says of remotes that they are down. */
export const sayDown = (choice: ReleaseChoice, down: DownApps): ReleaseChoice => {
  const mark = async (chosen: Chosen): Chosen => {
    const { live, ...rest } = await chosen;
    return { ...rest, live: markDown(live, await down.current()) };
  };
  return {
    ...choice,
    forDocument: (request, reply) => mark(choice.forDocument(request, reply)),
    forCall: (request, reply) => mark(choice.forCall(request, reply)),
  };
};
