import type { GateFailure } from '@portal/shared/contract';
import { and, eq, like } from 'drizzle-orm';
import { type Db, releaseFiles, releases } from '#src/platform/database/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import type { ReleaseKey } from '../release-repository.ts';
import { findSignatureFault } from '../signing/signature-fault.ts';
import type { TrustedKeys } from '../signing/trusted-keys.ts';
import type { Candidate } from './find-failures.ts';

type Row = Pick<typeof releases.$inferSelect, 'record' | 'signatureKey' | 'signature'>;

const unsigned = { zh: '发布记录没有签名', en: 'The record is not signed' };

const signatureFailures = ({ record, signatureKey, signature }: Row, trusted: TrustedKeys): GateFailure[] => {
  const text =
    signatureKey === null || signature === null
      ? unsigned
      : findSignatureFault(record, { key: signatureKey, value: signature }, trusted);
  return text ? [{ rule: 'signature', subject: signatureKey ?? record.version, text }] : [];
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
