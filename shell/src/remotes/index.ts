import '../antd-modules.ts';

export { findView } from './find-view.ts';
export { addLazyTimeout } from './lazy-timeout.ts';
export {
  currentReleases,
  isUnavailable,
  refreshReleases,
  setReleases,
  startReleasePolling,
  watchReleases,
} from './live-releases.ts';
export { type LoadReport, watchLoads } from './load-reports.ts';
export { usePendingView } from './pending-view.ts';
export { prefetchEntry, prefetchView } from './prefetch-view.ts';
export { adoptPreloadedFiles } from './preloaded-files.ts';
export { RemoteView, type UnavailableProps } from './remote-view.tsx';
export { isFromLiveRelease, viewLoad } from './view-loads.ts';
