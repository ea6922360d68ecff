import type { LiveReleases } from '@portal/shared/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#src/platform/database/index.ts';
import { toLiveRelease } from '../live-release.ts';
import { type Live, shortHash } from '../live-snapshot.ts';
import { listRecords, type StoredRecord } from '../release-repository.ts';
import { fetchOriginReleases } from './fetch-origin-releases.ts';
import { formatOverride, type Override } from './override.ts';

/** The releases of a visitor after overrides. */
export interface OverriddenReleases {
  readonly live: Live;
  /** Foreign origins that releases are loaded from. */
  readonly origins: readonly string[];
  /** As requested, `mf_catalog@http://localhost:4101`; `missing` when it failed to load and live is used. */
  readonly overrides: readonly { readonly text: string; readonly missing: boolean }[];
}

interface Found {
  readonly releases: LiveReleases;
  /** Set for a release of this portal. */
  readonly record?: StoredRecord;
}

const findReleases = async (db: Db, { app, version, origin }: Override): Promise<Found> => {
  if (origin !== undefined) return { releases: await fetchOriginReleases(app, origin) };
  const [record] = await listRecords(db, [{ app, version: version ?? '' }]);
  if (!record) throw new Error(`${app} ${version} is not there any more.`);
  return { releases: { [app]: { current: toLiveRelease(record) } }, record };
};

const replaceReleases = (live: Live, found: readonly Found[]): Live => {
  const releases: LiveReleases = Object.assign({}, live.releases, ...found.map((each) => each.releases));
  const records = found.flatMap(({ record }) => record ?? []);
  return {
    ...live,
    releases,
    records: new Map([...live.records, ...records.map((record) => [record.app, record] as const)]),
    etag: `"${shortHash(JSON.stringify(releases))}"`,
  };
};

/**
 * Replaces live releases by overrides. One that fails to load is skipped with a warning in the log. An
 * override has no previous release as fallback, so that its failures are visible.
 */
export const applyOverrides = async (
  { db, log }: { readonly db: Db; readonly log: FastifyBaseLogger },
  live: Live,
  overrides: readonly Override[],
): Promise<OverriddenReleases> => {
  const found = await Promise.all(
    overrides.map((override) =>
      findReleases(db, override).catch((err: unknown) => {
        log.warn({ err, override }, 'an override is left out');
        return undefined;
      }),
    ),
  );
  return {
    live: replaceReleases(
      live,
      found.filter((each) => each !== undefined),
    ),
    origins: [...new Set(overrides.flatMap(({ origin }) => origin ?? []))],
    overrides: overrides.map((override, index) => ({
      text: formatOverride(override),
      missing: found[index] === undefined,
    })),
  };
};
