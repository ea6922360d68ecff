export { haltCanary } from './canary/canary-service.ts';
export { isFirstCall } from './first-call.ts';
export { createLiveReleaseCache, type LiveReleaseCache } from './live-release-cache.ts';
export type { Live } from './live-snapshot.ts';
export type { OverriddenReleases } from './override/apply-overrides.ts';
export { parseOverrideCommand } from './override/override.ts';
export { registerReleases } from './release-routes.ts';
export { retireReleases } from './retire-releases.ts';
export { createReleaseChoice, type ReleaseChoice } from './visitor/release-choice.ts';
