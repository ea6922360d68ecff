import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import type { App, LiveReleases, ReleaseRecord } from '@portal/shared/contract';
import { mapWithConcurrency } from '../consistency/ask.ts';

const workers = 16;

/** A new cohort cookie, like the portal's own. */
export const newCohort = (): string => `v.${randomBytes(16).toString('base64url')}`;

const cohortOf = (cookies: readonly string[]): string | undefined =>
  cookies.flatMap((cookie) => /^cohort=([^;]+)/.exec(cookie)?.[1] ?? [])[0];

/** Opens the portal as a number of new visitors; returns the cohort of each. */
export const arrive = (origin: string, visitors: number): Promise<string[]> =>
  mapWithConcurrency(Array.from({ length: visitors }), workers, async () => {
    const answer = await fetch(`${origin}/login`, { headers: { 'accept-encoding': 'identity' } });
    await answer.arrayBuffer();
    const cohort = cohortOf(answer.headers.getSetCookie());
    assert.ok(cohort, 'a first document brings a cohort');
    return cohort;
  });

/** The version of an app that a server gives each of the cohorts. */
export const versionsOf = (origin: string, app: App, cohorts: readonly string[]): Promise<string[]> =>
  mapWithConcurrency(cohorts, workers, async (cohort) => {
    const answer = await fetch(`${origin}/api/v1/releases/live`, { headers: { cookie: `cohort=${cohort}` } });
    assert.equal(answer.status, 200);
    const { data } = (await answer.json()) as { data: LiveReleases };
    return data[app]?.current.version ?? 'none';
  });

/** Cohorts in the share of a canary. */
export const canaryCohorts = async (
  origin: string,
  { app, version }: Pick<ReleaseRecord, 'app' | 'version'>,
  wanted: number,
): Promise<string[]> => {
  const found: string[] = [];
  while (found.length < wanted) {
    const made = Array.from({ length: 100 }, newCohort);
    const versions = await versionsOf(origin, app, made);
    found.push(...made.filter((_, place) => versions[place] === version));
  }
  return found.slice(0, wanted);
};
