import { createHash } from 'node:crypto';
import type { ReleaseKey } from '../release-repository.ts';

const buckets = 10_000;

/**
 * The bucket of a cohort for a release, 0 to 9999: deterministic on every replica, and different for each
 * release, so that not always the same visitors get canaries first.
 */
export const bucketOf = ({ app, version }: ReleaseKey, cohort: string): number =>
  createHash('sha256').update(`${app}:${version}:${cohort}`).digest().readUIntBE(0, 6) % buckets;

/** Whether a cohort is among the first `share` percent. It stays so while the share grows. */
export const isAmong = (release: ReleaseKey, cohort: string, share: number): boolean =>
  bucketOf(release, cohort) < (share * buckets) / 100;
