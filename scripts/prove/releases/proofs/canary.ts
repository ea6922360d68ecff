import assert from 'node:assert/strict';
import type { Release } from '../../../build/release.ts';
import { publish } from '../../../release/client.ts';
import { mapWithConcurrency, until } from '../../consistency/ask.ts';
import type { Figures, Proof } from '../../proof.ts';
import { arrive, canaryCohorts, newCohort, versionsOf } from '../cohorts.ts';
import type { ReleaseTestEnvironment } from '../environment.ts';
import { buildOf, commanded, newestEvent } from '../moves.ts';
import { makeVariant } from '../variant.ts';
import { releaseOf, visit } from '../visitor.ts';

const app = 'mf_catalog';
const screen = { path: '/domestic', view: 'domestic/index', file: 'views/domestic/index.js' };
/** `off`: permitted deviation from the share, in percentage points; it depends on the number of visitors. */
const sizes = {
  full: { visitors: 10_000, off: 1, halt: 60 },
  // Runs beside other tests.
  short: { visitors: 1000, off: 4, halt: 300 },
};
/** More page loads than the portal needs to judge a canary. */
const unlucky = 26;
const workers = 3;

const startCanary = (
  env: ReleaseTestEnvironment,
  { version }: Release['record'],
  share: number,
): Promise<void> => commanded(env, 'canary', app, version, '--share', String(share), '--reason', 'a proof');

const isIn = (version: string) => (one: string) => one === version;

/** Waits until both replicas apply a share. */
const untilKnown = (
  { replicas }: ReleaseTestEnvironment,
  cohorts: readonly string[],
  holds: (versions: string[]) => boolean,
) =>
  Promise.all(
    replicas.map(({ origin }) =>
      until(async () => holds(await versionsOf(origin, app, cohorts)), `${origin} to know of it`, 10_000),
    ),
  );

const percent = (part: number, whole: number): number => Math.round((part / whole) * 10_000) / 100;

interface Census {
  readonly share: number;
  readonly inside: ReadonlySet<string>;
}

const assertShare = ({ share }: Census, wanted: number, off: number): void =>
  assert.ok(Math.abs(share - wanted) <= off, `${share} % is ${wanted} %, give or take ${off}`);

const count = async (env: ReleaseTestEnvironment, version: string, cohorts: readonly string[]) => {
  const [first, second] = await Promise.all(
    env.replicas.map(({ origin }) => versionsOf(origin, app, cohorts)),
  );
  assert.deepEqual(first, second, 'every visitor gets the same release on both replicas');
  const inside = new Set(cohorts.filter((_, place) => first?.[place] === version));
  return { share: percent(inside.size, cohorts.length), inside };
};

const sharesOf = async (env: ReleaseTestEnvironment, visitors: number, off: number): Promise<Figures> => {
  const canary = await makeVariant(env.folder, buildOf(env, app));
  const { version } = canary.record;
  await publish(env.client, canary);
  const cohorts = await arrive(env.replicas[0].origin, visitors);
  await startCanary(env, canary.record, 10);
  await untilKnown(env, cohorts.slice(0, 100), (versions) => versions.some(isIn(version)));
  const small = await count(env, version, cohorts);
  await startCanary(env, canary.record, 50);
  await untilKnown(env, cohorts.slice(0, 100), (versions) => versions.filter(isIn(version)).length > 25);
  const large = await count(env, version, cohorts);
  await commanded(env, 'canary', app, '--stop', '--reason', 'counted');
  assertShare(small, 10, off);
  assertShare(large, 50, off * 2);
  const stayed = [...small.inside].every((cohort) => large.inside.has(cohort));
  assert.ok(stayed, 'a visitor in the canary stays in it');
  return { visitors, 'percent of a canary of 10': small.share, 'percent when it grew to 50': large.share };
};

/** Opens the screen as a visitor in the canary; returns the version that rendered in the end. */
const openBrokenView = async (env: ReleaseTestEnvironment, cohort: string): Promise<string> => {
  const { context, page, leave } = await visit(env);
  try {
    await context.addCookies([{ name: 'cohort', value: cohort, url: env.replicas[0].origin }]);
    await page.goto(screen.path);
    const version = await releaseOf(page, screen.view);
    await page.goto('about:blank');
    return version;
  } finally {
    await leave();
  }
};

const isHalted = async (env: ReleaseTestEnvironment): Promise<boolean> =>
  (await newestEvent(env, app)).action === 'halt';

const haltOf = async (env: ReleaseTestEnvironment, limit: number): Promise<Figures> => {
  const live = buildOf(env, app).record.version;
  const broken = await makeVariant(env.folder, buildOf(env, app), {
    edit: { [screen.file]: (text) => `throw new Error('planted');${text}` },
  });
  const { version } = broken.record;
  await publish(env.client, broken);
  await startCanary(env, broken.record, 50);
  await untilKnown(env, Array.from({ length: 50 }, newCohort), (versions) => versions.some(isIn(version)));
  const cohorts = await canaryCohorts(env.replicas[1].origin, broken.record, unlucky);
  const since = Date.now();
  const shown = await mapWithConcurrency(cohorts, workers, (cohort) => openBrokenView(env, cohort));
  await until(() => isHalted(env), 'the canary to be halted', 60_000);
  await untilKnown(env, cohorts, (versions) => versions.every(isIn(live)));
  const { actor, reason, at } = await newestEvent(env, app);
  const took = Math.round((Date.parse(at) - since) / 100) / 10;
  assert.equal(actor, 'platform');
  assert.deepEqual(new Set(shown), new Set([live]), 'a visitor of the canary sees the live release instead');
  assert.ok(took <= limit, `halted within ${limit} s: ${took} s`);
  return {
    'visitors who met a canary that throws': unlucky,
    's from the first of them until it was halted': took,
    halted: reason,
  };
};

export const canary: Proof<ReleaseTestEnvironment> = {
  number: 4,
  claim:
    'A canary gets its share of visitors, the same on both replicas, who stay in it; a canary that throws is halted',
  run: async (env, size) => {
    const { visitors, off, halt } = sizes[size];
    return { ...(await sharesOf(env, visitors, off)), ...(await haltOf(env, halt)) };
  },
};
