import type { Db } from '#src/platform/database/index.ts';
import { loadCandidate } from './gate/load-candidate.ts';
import { findLive, lockChannels, type ReleaseKey } from './release-repository.ts';
import { move, platform } from './release-service.ts';
import type { TrustedKeys } from './signing/trusted-keys.ts';

/**
 * Rolls a failing live release back to the good one before it as `platform`, with the figures as the reason. Within the
 * caller's transaction. False, and nothing changes, when that version is no longer live, so that concurrent callers roll
 * back once, and when there is no good release before it that a trusted key signed.
 */
export const rollBackFailing = async (
  tx: Db,
  { app, version, reason }: ReleaseKey & { readonly reason: string },
  trusted: TrustedKeys,
): Promise<boolean> => {
  await lockChannels(tx);
  const live = await findLive(tx, app);
  if (live?.version !== version || live.previous === null) return false;
  const target = { app, version: live.previous };
  const { failures } = await loadCandidate(tx, target, trusted);
  return failures.length === 0 && move(tx, { ...target, action: 'rollback', actor: platform, reason });
};
