import type { ReleaseEvent } from '@portal/shared/contract';
import type { Db } from '#src/platform/database/index.ts';
import { takeApproval } from '../force/approval-service.ts';
import type { Force } from '../force/read-force.ts';
import { checkUnlocked } from '../lock/check-unlocked.ts';
import type { ReleaseKey } from '../release-repository.ts';
import type { TrustedKeys } from '../signing/trusted-keys.ts';
import { loadCandidate } from './load-candidate.ts';
import { checksFailed, runChecks } from './run-checks.ts';

/** A published release for a channel. */
export interface ReleaseCheck extends ReleaseKey {
  readonly force?: Force;
}

/** Failed checks that were forced, and the second person who approved that. */
export type Forced = Pick<ReleaseEvent, 'forced' | 'approval'>;

/** Throws 409 A0530 with the failure when no trusted key signed a release, 404 for an unknown version. */
export const checkSignature = async (tx: Db, key: ReleaseKey, trusted: TrustedKeys): Promise<void> => {
  const { candidate, failures } = await loadCandidate(tx, key, trusted);
  if (failures.length > 0) throw checksFailed(candidate.record, failures);
};

/**
 * Runs the release checks for a published release, in the transaction that changes the channel and under its
 * lock. Forced failures use the approval of a second person. Throws 404 for an unknown version, 409 when the app is
 * locked, 409 A0530 with the failures when checks fail and `force` is not set, 403 A0235 without an approval. Force does
 * not replace a signature.
 */
export const checkRelease = async (
  tx: Db,
  { force, ...key }: ReleaseCheck,
  trusted: TrustedKeys,
): Promise<Forced> => {
  await checkUnlocked(tx, key.app);
  const loaded = await loadCandidate(tx, key, trusted);
  const isForced = force !== undefined && loaded.failures.length === 0;
  const forced = await runChecks(tx, { ...loaded, force: isForced });
  const approval =
    force && forced.length > 0 ? await takeApproval(tx, { key, force, failures: forced }) : null;
  return { forced, approval };
};
