import type { GateFailure } from '@portal/shared/contract';
import type { Db } from '#src/platform/database/index.ts';
import { checkUnlocked } from '../lock/check-unlocked.ts';
import type { ReleaseKey } from '../release-repository.ts';
import type { TrustedKeys } from '../signing/trusted-keys.ts';
import { passGate } from './pass-gate.ts';
import { readCandidate } from './read-candidate.ts';

/** A published release that somebody wants on a channel. */
export interface Admission extends ReleaseKey {
  readonly force?: boolean;
}

/**
 * Lets a published release onto a channel, in the transaction that changes it and under the lock that orders such
 * changes. Gives what the gate found and was forced. Throws 404 when there is no such version, 409 when the app is
 * locked, 409 A0530 with the failures when the gate holds the release and nobody forces it.
 */
export const admit = async (
  tx: Db,
  { force, ...key }: Admission,
  trusted: TrustedKeys,
): Promise<GateFailure[]> => {
  await checkUnlocked(tx, key.app);
  return passGate(tx, { ...(await readCandidate(tx, key, trusted)), force });
};
