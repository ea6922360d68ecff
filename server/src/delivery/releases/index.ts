export { haltCanary } from './canary/canary-service.ts';
export { createLiveSet, type LiveSet } from './live-set.ts';
export type { Live } from './live-snapshot.ts';
export type { Overridden } from './override/apply-overrides.ts';
export { readOrder } from './override/override.ts';
export { registerReleases } from './release-routes.ts';
export { retireReleases } from './retire-releases.ts';
export { createReleaseChoice, type ReleaseChoice } from './visitor/release-choice.ts';
