import type { LiveReleases } from '@portal/shared/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#src/platform/database/index.ts';
import { toLiveRelease } from '../live-release.ts';
import { type Live, shortHash } from '../live-snapshot.ts';
import type { StoredRecord } from '../release-repository.ts';
import type { TrustedKeys } from '../signing/trusted-keys.ts';
import { fetchOriginReleases } from './fetch-origin-releases.ts';
import { formatOverride, type Override, type RunningOverride } from './override.ts';
import { findSignedRecord } from './signed-record.ts';

/** The releases of a visitor after overrides. */
export interface OverriddenReleases {
  readonly live: Live;
  /** Foreign origins that releases are loaded from. */
  readonly origins: readonly string[];
  /** As requested, `mf_catalog@http://localhost:4101`; `missing` when it failed to load and live is used. */
  readonly overrides: readonly { readonly text: string; readonly missing: boolean; readonly until: Date }[];
}

interface Found {
  readonly releases: LiveReleases;
  /** Set for a release of this portal. */
  readonly record?: StoredRecord;
}

interface OverrideDeps {
  readonly db: Db;
  readonly trusted: TrustedKeys;
  readonly log: FastifyBaseLogger;
}

const findReleases = async (
  { db, trusted }: OverrideDeps,
  { app, version = '', origin }: Override,
): Promise<Found> => {
  if (origin !== undefined) return { releases: await fetchOriginReleases(app, origin) };
  const record = await findSignedRecord(db, { app, version }, trusted);
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
  deps: OverrideDeps,
  live: Live,
  overrides: readonly RunningOverride[],
): Promise<OverriddenReleases> => {
  const found = await Promise.all(
    overrides.map((override) =>
      findReleases(deps, override).catch((err: unknown) => {
        deps.log.warn({ err, override: formatOverride(override) }, 'an override is left out');
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
      until: override.until,
    })),
  };
};
