import type { GateFailure, ReleaseRecord } from '@portal/shared/contract';
import { findLeakingStyles } from './leaking-styles.ts';
import { findClaimedApp, findClaimedViews, findLostViews } from './misplaced-views.ts';
import { findOverweight } from './overweight.ts';
import type { ReleaseEnvironment } from './release-environment.ts';
import { findUnmetShares } from './unmet-shares.ts';

/** Maximum number of failures returned. */
const most = 100;

/** A release to check, with its style sheets by path. */
export interface Candidate {
  readonly record: ReleaseRecord;
  readonly styles: ReadonlyMap<string, string>;
}

/** All failures of a release's own checks, at most 100; empty when it passes. */
export const findFailures = (
  { record, styles }: Candidate,
  surroundings: ReleaseEnvironment,
): GateFailure[] => {
  const { served, views: named } = surroundings;
  return [
    ...findUnmetShares(record, served),
    ...findLostViews(record, served, named),
    ...findClaimedApp(record, served),
    ...findClaimedViews(record, served),
    ...findOverweight(record),
    // Other builds do not use the class prefix.
    ...(record.external ? [] : findLeakingStyles(record, styles)),
  ].slice(0, most);
};
