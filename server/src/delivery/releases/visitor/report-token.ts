import { createHash } from 'node:crypto';
import type { LiveReleases } from '@portal/shared/contract';
import { LRUCache } from 'lru-cache';
import type { KeyRing } from '#src/platform/crypto/index.ts';
import type { Live } from '../live-snapshot.ts';
import type { ReleaseKey } from '../release-repository.ts';
import { createSigner } from './signer.ts';

/** A browser that got a document or a poll, and may report on the releases in it. */
interface Reporter {
  /** A hash of its cohort. */
  readonly cohort: string;
  mayReport(release: ReleaseKey): boolean;
}

/** What a token is issued for. */
interface Issued {
  readonly cohort: string;
  readonly live: Pick<Live, 'releases' | 'etag'>;
}

export interface ReportTokens {
  /** The reporter of a token; undefined without a valid one. */
  read(token: string | undefined): Reporter | undefined;
  /** A new token; undefined while the given one has the same content and half of its time left. */
  renew(issued: Issued, token: string | undefined): string | undefined;
}

/** How long a token is valid, in seconds. An open tab gets a new one with its polls. */
export const reportTokenSeconds = 3600;

const markLength = 6;
const cohortLength = 16;

const hash = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, length);

const markOf = ({ app, version }: ReleaseKey): string => hash(`${app}@${version}`, markLength);

const releasesOf = (releases: LiveReleases): ReleaseKey[] =>
  Object.values(releases).flatMap(({ current, previous }) => (previous ? [current, previous] : [current]));

const form = /^([0-9a-z]{1,10})\.([\w-]{16})\.((?:[\w-]{6})*)$/;

/**
 * Signed tokens for reports: which cohort reports, and on which releases. Documents are cached for many visitors, so
 * the token is a cookie beside them.
 */
export const createReportTokens = (ring: KeyRing, now: () => Date): ReportTokens => {
  const signer = createSigner(ring, 'report-token');
  const known = new LRUCache<string, string>({ max: 200 });

  const marksOf = ({ releases, etag }: Issued['live']): string => {
    const marks = known.get(etag) ?? releasesOf(releases).map(markOf).join('');
    known.set(etag, marks);
    return marks;
  };

  const parse = (token = '') => {
    const [, until = '', cohort, marks] = form.exec(signer.unsign(token).value ?? '') ?? [];
    const secondsLeft = Number.parseInt(until, 36) - now().getTime() / 1000;
    return cohort !== undefined && marks !== undefined && secondsLeft > 0
      ? { cohort, marks, secondsLeft }
      : undefined;
  };

  return {
    read: (token) => {
      const found = parse(token);
      if (!found) return undefined;
      const marks = new Set(found.marks.match(/.{6}/g));
      return { cohort: found.cohort, mayReport: (release) => marks.has(markOf(release)) };
    },
    renew: ({ cohort: text, live }, token) => {
      const [cohort, marks, before] = [hash(text, cohortLength), marksOf(live), parse(token)];
      const isSame = before?.cohort === cohort && before.marks === marks;
      if (isSame && before.secondsLeft > reportTokenSeconds / 2) return undefined;
      const until = Math.floor(now().getTime() / 1000) + reportTokenSeconds;
      return signer.sign(`${until.toString(36)}.${cohort}.${marks}`);
    },
  };
};
