import assert from 'node:assert/strict';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import type { Release } from '../../../build/release.ts';
import { promote, publish, rollback } from '../../../release/client.ts';
import { quantile } from '../../consistency/ask.ts';
import type { Proof, Size } from '../../proof.ts';
import type { ReleaseTestEnvironment } from '../environment.ts';
import { assertFront } from '../front.ts';
import { halfReleases } from '../half-releases.ts';
import { type Command, clientsOf, moving, publishing } from '../interrupted-commands.ts';
import { type KillOutcome, type KillPoint, killDuring } from '../kill-during.ts';
import { buildOf, rollBackTo } from '../moves.ts';
import { startNginx } from '../nginx.ts';
import { makeVariant } from '../variant.ts';
import { openVisitors } from '../visitors.ts';

const kills = { full: 20, short: 1 };
const app = 'mf_booking';

interface Crash extends KillOutcome {
  readonly done: boolean;
  readonly restart: number;
}

/** Kill points in rotation: at a random time, before an early write, before a late one. */
const momentOf = (turn: number, { takes, writes: [early, late] }: Command): KillPoint =>
  [{ after: Math.random() * takes }, { writing: early }, { writing: late }][turn % 3] as KillPoint;

const crash = async (env: ReleaseTestEnvironment, act: Command, turn: number): Promise<Crash> => {
  const victim = env.replicas[turn % 2 === 0 ? 0 : 1];
  const clients = clientsOf(env);
  const [mine, others] = turn % 2 === 0 ? clients : [clients[1], clients[0]];
  const { work, isDone } = await act.prepare();
  const cut = await killDuring(env.database, victim, momentOf(turn, act), () => work(mine));
  assert.deepEqual(await halfReleases(env.database), [], 'nothing is left half');
  const done = await isDone();
  assert.ok(done || !cut.acknowledged, 'what was acknowledged is done');
  if (!done) await work(others);
  assert.ok(await isDone(), 'the other server does it');
  return { ...cut, done, restart: await victim.start() };
};

const times = async (count: number, work: (turn: number) => Promise<Crash>): Promise<Crash[]> => {
  const crashes: Crash[] = [];
  for (let turn = 0; turn < count; turn += 1) crashes.push(await work(turn));
  return crashes;
};

const summarize = (crashes: readonly Crash[]): string => {
  const count = (holds: (crash: Crash) => boolean): number => crashes.filter(holds).length;
  return `${crashes.length} kills, ${count(({ midway }) => midway)} before the answer: ${count(({ done }) => done)} done, ${count(({ done }) => !done)} not at all`;
};

const msOf = async (work: () => Promise<unknown>): Promise<number> => {
  const since = performance.now();
  await work();
  return performance.now() - since;
};

/** A rolling restart, as in an upgrade. */
const restartInTurn = async ({ replicas }: ReleaseTestEnvironment): Promise<void> => {
  for (const replica of replicas) {
    await replica.stop();
    await replica.start();
  }
};

interface Crashes {
  readonly publish: readonly Crash[];
  readonly promote: readonly Crash[];
  readonly rollback: readonly Crash[];
}

/** Interrupts each operation a number of times. */
const crashOften = async (env: ReleaseTestEnvironment, base: Release, count: number): Promise<Crashes> => {
  const second = await makeVariant(env.folder, base);
  const { version } = second.record;
  const takes = await msOf(() => publish(env.client, second));
  const move = await msOf(() => promote(env.client, { app, version, reason: 'timed' }));
  const publishes = publishing(env, base, takes);
  const promotes = moving(env, [base, second], move, promote);
  const rollbacks = moving(env, [second, base], move, rollback);
  return {
    publish: await times(count, (turn) => crash(env, publishes, turn)),
    promote: await times(count, (turn) => crash(env, promotes, turn + 1)),
    rollback: await times(count, (turn) => crash(env, rollbacks, turn + 2)),
  };
};

const crashUnderVisitors = async (env: ReleaseTestEnvironment, base: Release, origin: string, size: Size) => {
  const visitors = openVisitors(origin);
  try {
    const crashes = await crashOften(env, base, kills[size]);
    await restartInTurn(env);
    const { documents, faults } = await visitors.leave();
    assert.deepEqual(faults.slice(0, 10), [], `${faults.length} of ${documents} visits went wrong`);
    await rollBackTo(env, base.record);
    const restarts = Object.values(crashes).flatMap((each: readonly Crash[]) =>
      each.map(({ restart }) => restart),
    );
    return {
      publish: summarize(crashes.publish),
      promote: summarize(crashes.promote),
      rollback: summarize(crashes.rollback),
      'half releases': 0,
      'documents through nginx meanwhile, all whole': documents,
      'ms until a killed server answers again, median': quantile(restarts, 0.5),
      'also restarted in turn, as for an upgrade': env.replicas.length,
    };
  } finally {
    await visitors.leave();
  }
};

export const killedReplica: Proof<ReleaseTestEnvironment> = {
  number: 7,
  claim:
    'kill -9 of a server during publish, promote and rollback leaves nothing incomplete, and nginx fails over',
  run: async (env, size) => {
    const base = buildOf(env, app);
    const [first, second] = env.replicas;
    const nginx = await startNginx(env.folder, { origins: [first.origin, second.origin] });
    setDefaultCACertificates([...getCACertificates('default'), nginx.certificate]);
    try {
      await assertFront(nginx.origin, base.record);
      return await crashUnderVisitors(env, base, nginx.origin, size);
    } finally {
      await nginx.stop();
    }
  },
};
