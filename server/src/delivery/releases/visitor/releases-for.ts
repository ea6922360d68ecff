import type { App, LiveReleases } from '@portal/shared/contract';
import { toLiveRelease } from '../live-release.ts';
import { type Live, shortHash } from '../live-snapshot.ts';
import type { StoredRecord } from '../release-repository.ts';
import { chooseVersion, type Visitor } from './choose-version.ts';

/** A replacement for live, with live as its fallback. */
const replacing = ({ releases }: Live, record: StoredRecord): LiveReleases => {
  const live = releases[record.app]?.current;
  return { [record.app]: { current: toLiveRelease(record), ...(live ? { previous: live } : {}) } };
};

/** Replaces live releases by these; returns the same object when there are none. */
const withReleases = (live: Live, chosen: readonly StoredRecord[]): Live => {
  if (chosen.length === 0) return live;
  const names = chosen.map(({ app, version }) => `${app}/${version}`);
  return {
    ...live,
    releases: Object.assign({}, live.releases, ...chosen.map((record) => replacing(live, record))),
    records: new Map<App, StoredRecord>([
      ...live.records,
      ...chosen.map((record) => [record.app, record] as const),
    ]),
    etag: `"${shortHash([live.etag, ...names].join(' '))}"`,
  };
};

/**
 * The releases of one visitor: deterministic on every replica, and live for most. Another release has live as
 * its fallback.
 */
export const releasesFor = (live: Live, visitor: Visitor): Live => {
  const chosen = live.offers.flatMap((offer) => {
    const version = chooseVersion(offer, visitor);
    if (version === undefined || version === offer.live) return [];
    return live.findRecord({ app: offer.app, version }) ?? [];
  });
  return withReleases(live, chosen);
};
