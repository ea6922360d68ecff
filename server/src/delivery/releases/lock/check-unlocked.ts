import type { App } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import type { Db } from '#src/platform/database/index.ts';
import { conflict } from '#src/platform/errors/index.ts';
import { findLock } from './lock-repository.ts';

/**
 * Throws 409, with actor and reason, when an app is locked. Call it in the transaction that changes its
 * channels.
 */
export const checkUnlocked = async (tx: Db, app: App): Promise<void> => {
  const lock = await findLock(tx, app);
  if (!lock) return;
  const { actor, reason } = lock;
  const since = lock.since.toISOString();
  throw conflict(
    errorCodes.wrongState,
    `${app} 已被 ${actor} 锁定（${since}）：${reason}`,
    `${app} is locked by ${actor} since ${since}: ${reason}`,
  );
};
