import type { GateFailure } from '@portal/shared/contract';
import { and, eq, like } from 'drizzle-orm';
import { type Db, releaseFiles, releases } from '#src/platform/database/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import type { ReleaseKey } from '../release-repository.ts';
import { findStoredFault, type StoredSignature } from '../signing/signature-fault.ts';
import type { TrustedKeys } from '../signing/trusted-keys.ts';
import type { Candidate } from './find-failures.ts';

const signatureFailures = (row: StoredSignature, trusted: TrustedKeys): GateFailure[] => {
  const text = findStoredFault(row, trusted);
  return text ? [{ rule: 'signature', subject: row.signatureKey ?? row.record.version, text }] : [];
};

const listStyles = async (db: Db, { app, version }: ReleaseKey): Promise<Map<string, string>> => {
  const rows = await db
    .select({ path: releaseFiles.path, bytes: releaseFiles.identity })
    .from(releaseFiles)
    .where(
      and(eq(releaseFiles.app, app), eq(releaseFiles.version, version), like(releaseFiles.path, '%.css')),
    )
    .orderBy(releaseFiles.path);
  return new Map(rows.map(({ path, bytes }) => [path, bytes.toString('utf8')]));
};

/**
 * A published release with its styles, and failures of its signature against the trusted keys. Throws 404 for an unknown
 * version.
 */
export const loadCandidate = async (
  db: Db,
  key: ReleaseKey,
  trusted: TrustedKeys,
): Promise<{ readonly candidate: Candidate; readonly failures: GateFailure[] }> => {
  const { app, version } = key;
  const { record, signatureKey, signature } = releases;
  const [row] = await db
    .select({ record, signatureKey, signature })
    .from(releases)
    .where(and(eq(releases.app, app), eq(releases.version, version)));
  if (!row) throw notFound(`${app} 没有版本 ${version}`, `${app} has no version ${version}`);
  const styles = await listStyles(db, key);
  return { candidate: { record: row.record, styles }, failures: signatureFailures(row, trusted) };
};
