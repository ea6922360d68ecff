import { errorCodes } from '@portal/shared/rules';
import { and, eq } from 'drizzle-orm';
import { type Db, releases } from '#src/platform/database/index.ts';
import { conflict } from '#src/platform/errors/index.ts';
import type { ReleaseKey, StoredRecord } from '../release-repository.ts';
import { findStoredFault } from '../signing/signature-fault.ts';
import type { TrustedKeys } from '../signing/trusted-keys.ts';

/**
 * The record of a published release, undefined for an unknown version. Throws 409 A0530 when no trusted key signed it:
 * also an override runs no code of a key that was removed.
 */
export const findSignedRecord = async (
  db: Db,
  { app, version }: ReleaseKey,
  trusted: TrustedKeys,
): Promise<StoredRecord | undefined> => {
  const { record, clientOnly, signatureKey, signature } = releases;
  const [row] = await db
    .select({ record, clientOnly, signatureKey, signature })
    .from(releases)
    .where(and(eq(releases.app, app), eq(releases.version, version)));
  if (!row) return undefined;
  const fault = findStoredFault(row, trusted);
  if (fault)
    throw conflict(
      errorCodes.heldByGate,
      `${app} ${version}：${fault.zh}`,
      `${app} ${version}: ${fault.en ?? fault.zh}`,
    );
  return { ...row.record, clientOnly: row.clientOnly };
};
