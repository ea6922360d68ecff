import type { GateFailure, ReleaseRecord } from '@portal/shared/contract';
import { findLeakingStyles } from './leaking-styles.ts';
import { findClaimedApp, findClaimedViews, findLostViews } from './misplaced-views.ts';
import { findMissingExports } from './missing-exports.ts';
import { findOverweight } from './overweight.ts';
import type { ComparedRelease, ReleaseEnvironment, ServedRelease } from './release-environment.ts';
import { findUnmetShares } from './unmet-shares.ts';

/** Maximum number of failures returned. */
const most = 100;

/** A release to check, with its style sheets by path. */
export interface Candidate {
  readonly record: ReleaseRecord;
  readonly styles: ReadonlyMap<string, string>;
}

/** Whether a kept remote runs with the live shell: a forced one that does not is nothing to return to. */
const isUsable =
  (served: readonly ServedRelease[]) =>
  ({ record }: ServedRelease): boolean => {
    const shell = served.filter((each) => each.channel === 'live' && each.record.app === 'shell');
    return findUnmetShares(record, shell).length + findMissingExports(record, shell).length === 0;
  };

/** Failures of a release beside the others, at most 100: they depend on the order of promotions. */
export const findIncompatibilities = (
  record: ComparedRelease,
  { served, kept, views }: ReleaseEnvironment,
): GateFailure[] => {
  const all = [...served, ...kept.filter(isUsable(served))];
  return [
    ...findUnmetShares(record, all),
    ...findMissingExports(record, all),
    ...findLostViews(record, served, views),
    ...findClaimedApp(record, served),
    ...findClaimedViews(record, served),
  ].slice(0, most);
};

/** All failures of a release, at most 100; empty when it passes. */
export const findFailures = ({ record, styles }: Candidate, environment: ReleaseEnvironment): GateFailure[] =>
  [
    ...findIncompatibilities(record, environment),
    ...findOverweight(record),
    // Other builds do not use the class prefix.
    ...(record.external ? [] : findLeakingStyles(record, styles)),
  ].slice(0, most);
