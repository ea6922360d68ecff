import type { GateFailure, ReleaseRecord } from '@portal/shared/contract';
import { findLeakingStyles } from './leaking-styles.ts';
import { findClaimedApp, findClaimedViews, findLostViews } from './misplaced-views.ts';
import { findOverweight } from './overweight.ts';
import type { ReleaseEnvironment } from './release-environment.ts';
import { findUnmetShares } from './unmet-shares.ts';

/** So many faults are told: whoever has more begins with these. */
const most = 100;

/** A release that asks to be let through, with the texts of its style sheets by path. */
export interface Candidate {
  readonly record: ReleaseRecord;
  readonly styles: ReadonlyMap<string, string>;
}

/** Everything that speaks against a release beside what it would meet, at most 100 faults; empty when it may pass. */
export const findFailures = (
  { record, styles }: Candidate,
  surroundings: ReleaseEnvironment,
): GateFailure[] => {
  const { served: standing, views: named } = surroundings;
  return [
    ...findUnmetShares(record, standing),
    ...findLostViews(record, standing, named),
    ...findClaimedApp(record, standing),
    ...findClaimedViews(record, standing),
    ...findOverweight(record),
    // Other builds know nothing of the class prefix.
    ...(record.external ? [] : findLeakingStyles(record, styles)),
  ].slice(0, most);
};
