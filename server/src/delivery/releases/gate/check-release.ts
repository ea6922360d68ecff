import type { GateFailure } from '@portal/shared/contract';
import type { Db } from '#src/platform/database/index.ts';
import { checkUnlocked } from '../lock/check-unlocked.ts';
import type { ReleaseKey } from '../release-repository.ts';
import type { TrustedKeys } from '../signing/trusted-keys.ts';
import { loadCandidate } from './load-candidate.ts';
import { runChecks } from './run-checks.ts';

/** A published release for a channel. */
export interface ReleaseCheck extends ReleaseKey {
  readonly force?: boolean;
}

/**
 * Runs the release checks for a published release, in the transaction that changes the channel and under its
 * lock. Returns the forced failures. Throws 404 for an unknown version, 409 when the app is locked, 409 A0530
 * with the failures when checks fail and `force` is not set.
 */
export const checkRelease = async (
  tx: Db,
  { force, ...key }: ReleaseCheck,
  trusted: TrustedKeys,
): Promise<GateFailure[]> => {
  await checkUnlocked(tx, key.app);
  return runChecks(tx, { ...(await loadCandidate(tx, key, trusted)), force });
};
