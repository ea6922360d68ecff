import type { CallData } from '@portal/shared/contract';
import { and, eq } from 'drizzle-orm';
import { type Db, releases } from '#src/platform/database/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import type { ReleaseKey } from '../release-repository.ts';

/** The record of a published release, and the key that signed it. Throws 404 for an unknown version. */
export const getRelease = async (
  db: Db,
  { app, version }: ReleaseKey,
): Promise<CallData<'GET /api/v1/releases/:app/versions/:version'>> => {
  const { record, signatureKey, publishedAt, publishedBy } = releases;
  const [found] = await db
    .select({ record, signatureKey, publishedAt, publishedBy })
    .from(releases)
    .where(and(eq(releases.app, app), eq(releases.version, version)));
  if (!found) throw notFound(`${app} 没有版本 ${version}`, `${app} has no version ${version}`);
  return { ...found, publishedAt: found.publishedAt.toISOString() };
};
