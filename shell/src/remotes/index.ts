import '../antd-modules.ts';

export { adoptViewFiles } from './preloaded-files.ts';
export { limitLazy } from './lazy-timeout.ts';
export {
  currentReleases,
  isDown,
  refreshReleases,
  setReleases,
  startReleasePolling,
  watchReleases,
} from './live-releases.ts';
export { type LoadReport, watchLoads } from './load-reports.ts';
export { RemoteUnavailable } from './load-view.ts';
export { usePendingView } from './pending-view.ts';
export { prefetchEntry, prefetchView } from './prefetch-view.ts';
export { findView } from './find-view.ts';
export { RemoteView, type UnavailableProps } from './remote-view.tsx';
export { viewLoad } from './view-loads.ts';
