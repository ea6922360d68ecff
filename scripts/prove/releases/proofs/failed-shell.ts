import assert from 'node:assert/strict';
import type { Release } from '../../../build/release.ts';
import { getHealth, post } from '../../../release/client.ts';
import { mapWithConcurrency, until } from '../../consistency/ask.ts';
import type { Figures, Proof, Size } from '../../proof.ts';
import type { Replica } from '../../replica.ts';
import { canaryCohorts, newCohort, versionsOf } from '../cohorts.ts';
import type { ReleaseTestEnvironment } from '../environment.ts';
import { buildOf, newestEvent, rollBackTo, ship } from '../moves.ts';
import { publishFailingShell, type ShellFault, shellFaults } from '../shell/failing-shells.ts';
import { type ShellVisit, visitShell } from '../shell/shell-visit.ts';

/** `visitors` per fault halt its canary, or roll it back. Limits in seconds: `full` is the requirement, `short` runs beside other tests. */
const sizes = {
  full: { visitors: 20, limit: 5 },
  short: { visitors: 2, limit: 20 },
};
/** What the document waits for a first render. */
const startSeconds = 15;
const workers = 2;
/** The only words that are reported. */
const reasons: Readonly<Record<ShellFault, RegExp>> = {
  throws: /^start: Uncaught Error: planted$/,
  'crashes in its first render': /^start: Error: planted$/,
  'lacks its script': /^start: \S+main\.js$/,
  'never renders': /^start: no first render$/,
};
/** One that the server renders, and one that the browser does. */
const paths = ['/domestic', '/login'];

interface Stage {
  readonly env: ReleaseTestEnvironment;
  readonly size: Size;
  readonly server: Replica;
  readonly good: Release;
}

const startCanary = async ({ env, server }: Stage, { app, version }: Release['record']): Promise<void> => {
  await post(env.client, '/api/v1/releases/canary', { app, version, share: 50, reason: 'a proof' });
  const some = Array.from({ length: 50 }, newCohort);
  const isKnown = async () => (await versionsOf(server.origin, app, some)).includes(version);
  await until(isKnown, 'the server to know the canary', 10_000);
};

const assertReplaced = ({ good, size }: Stage, fault: ShellFault, broken: Release, met: ShellVisit): void => {
  const text = `a shell that ${fault}: ${JSON.stringify(met)}`;
  assert.equal(met.version, good.record.version, `the good shell is there, ${text}`);
  assert.equal(met.failed, broken.record.version, `the document names the failed shell, ${text}`);
  assert.ok(met.works, `a click works, ${text}`);
  const limit = sizes[size].limit + (fault === 'never renders' ? startSeconds : 0);
  assert.ok(met.seconds <= limit, `within ${limit} s, ${text}`);
};

/** What was reported about a shell, in different words. */
const reasonsOf = async ({ env }: Stage, { version }: Release['record']): Promise<string> => {
  const { errors } = await getHealth(env.client, 'shell');
  return errors.flatMap((error) => (error.version === version ? error.message : [])).join(' | ');
};

/** Visitors of a canary that does not start get the live shell in the same tab, and the canary is halted. */
const replaceCanary = async (stage: Stage, fault: ShellFault): Promise<Figures> => {
  const { env, size, server, good } = stage;
  const broken = await publishFailingShell(env, good, fault);
  await startCanary(stage, broken.record);
  const cohorts = await canaryCohorts(server.origin, broken.record, sizes[size].visitors);
  const visits = cohorts.map((cohort, place) => ({ cohort, path: paths[place % paths.length] ?? '/' }));
  const met = await mapWithConcurrency(visits, workers, (each) => visitShell(env, server.origin, each));
  for (const each of met) assertReplaced(stage, fault, broken, each);
  const isHalted = async () => (await newestEvent(env, 'shell')).action === 'halt';
  await until(isHalted, `the canary that ${fault} to be halted`, 10_000);
  const { version, actor, reason } = await newestEvent(env, 'shell');
  assert.deepEqual([version, actor], [broken.record.version, 'platform']);
  const seconds = Math.max(...met.map((each) => each.seconds));
  const reported = await reasonsOf(stage, broken.record);
  assert.match(reported, reasons[fault]);
  return { [`a canary that ${fault}`]: `replaced after at most ${seconds} s; ${reported}; ${reason}` };
};

/** Visitors of a new live shell that does not start get the one before it, and it is rolled back. */
const replaceLive = async (stage: Stage): Promise<Figures> => {
  const { env, size, server, good } = stage;
  const broken = await publishFailingShell(env, good, 'throws');
  await ship(env, broken);
  const visits = Array.from({ length: sizes[size].visitors }, () => ({
    cohort: newCohort(),
    path: '/domestic',
  }));
  const met = await mapWithConcurrency(visits, workers, (each) => visitShell(env, server.origin, each));
  for (const each of met) assertReplaced(stage, 'throws', broken, each);
  const isBack = async () => (await newestEvent(env, 'shell')).version === good.record.version;
  await until(isBack, 'the live shell to be rolled back', 10_000);
  const { action, actor, reason } = await newestEvent(env, 'shell');
  assert.deepEqual([action, actor], ['rollback', 'platform']);
  const seconds = met.map((each) => each.seconds);
  return { 'a live shell that throws': `replaced after at most ${Math.max(...seconds)} s; ${reason}` };
};

/** If the live shell does not start either, visitors see the message, and the tab loads nothing more. */
const showMessage = async (stage: Stage): Promise<Figures> => {
  const { env, server, good } = stage;
  const [live, canary] = await Promise.all([
    publishFailingShell(env, good, 'throws'),
    publishFailingShell(env, good, 'throws'),
  ]);
  await ship(env, live);
  try {
    await startCanary(stage, canary.record);
    const [cohort = ''] = await canaryCohorts(server.origin, canary.record, 1);
    const { seconds, ...met } = await visitShell(env, server.origin, { cohort, path: '/domestic' });
    const { version } = live.record;
    const expected = { version, failed: canary.record.version, documents: 2, message: true, works: false };
    assert.deepEqual(met, expected);
    return { 'a canary and a live shell that throw': `the message after ${seconds} s` };
  } finally {
    await post(env.client, '/api/v1/releases/canary/stop', { app: 'shell', reason: 'after a proof' });
    await rollBackTo(env, good.record);
  }
};

export const failedShell: Proof<ReleaseTestEnvironment> = {
  number: 15,
  claim:
    'A shell that does not start is replaced in the same tab within 5 s, its canary is halted, and a new live one rolled back; without a good shell visitors see a message',
  run: async (env, size) => {
    const loads = String(sizes[size].visitors);
    const server = await env.startServer({ CANARY_HALT_LOADS: loads });
    const stage = { env, size, server, good: buildOf(env, 'shell') };
    try {
      const figures: Figures[] = [];
      for (const fault of shellFaults) figures.push(await replaceCanary(stage, fault));
      return Object.assign({}, ...figures, await replaceLive(stage), await showMessage(stage));
    } finally {
      await server.stop();
    }
  },
};
