export { type AssetCache, createAssetCache } from './asset-cache.ts';
export { haltCanary } from './canary/canary-service.ts';
export { isFirstCall } from './first-call.ts';
export { assetBase, toLiveRelease } from './live-release.ts';
export { createLiveReleaseCache, type LiveReleaseCache } from './live-release-cache.ts';
export { type Live, loadLive } from './live-snapshot.ts';
export type { OverriddenReleases } from './override/apply-overrides.ts';
export {
  formatOverride,
  type OverrideCommand,
  parseOverrideCommand,
  type RunningOverride,
} from './override/override.ts';
export { urlWithoutOverrides } from './override/override-request.ts';
export { findOwner } from './owner/owner-repository.ts';
export { registerReleases } from './release-routes.ts';
export type { FindClientOnly } from './release-service.ts';
export { releaseWebhooks } from './release-webhooks.ts';
export { retireReleases } from './retire-releases.ts';
export { rollBackFailing } from './roll-back-failing.ts';
export { readTrustedKeys, type TrustedKeys } from './signing/trusted-keys.ts';
export { withReleaseTokens } from './token/authenticate-token.ts';
export type { Upload } from './upload/publish-form.ts';
export { createCohortCookie } from './visitor/cohort-cookie.ts';
export { createReleaseChoice, type ReleaseChoice } from './visitor/release-choice.ts';
export { createReportTokens } from './visitor/report-token.ts';
export { visitorCookies } from './visitor/visitor-cookies.ts';
