import { createHash } from 'node:crypto';
import type { ReleaseKey } from '../release-repository.ts';

const buckets = 10_000;

/**
 * Where a cohort falls for a release, 0 to 9999: the same on every replica and for ever, and for each release anew,
 * so that it is not the same visitors who try everything first.
 */
export const bucketOf = ({ app, version }: ReleaseKey, cohort: string): number =>
  createHash('sha256').update(`${app}:${version}:${cohort}`).digest().readUIntBE(0, 6) % buckets;

/** Whether a cohort is among the first `share` percent. Whoever is, stays so while the share grows. */
export const isAmong = (release: ReleaseKey, cohort: string, share: number): boolean =>
  bucketOf(release, cohort) < (share * buckets) / 100;
