import assert from 'node:assert/strict';
import type { Release } from '../../../build/release.ts';
import { promote, publish, rollback } from '../../../release/client.ts';
import { quantile } from '../../consistency/ask.ts';
import type { Figures, Proof, Size } from '../../proof.ts';
import { type Act, clientsOf, moving, publishing } from '../cut-acts.ts';
import type { ReleaseTestEnvironment } from '../environment.ts';
import { assertFront } from '../front.ts';
import { halfReleases } from '../half-releases.ts';
import { type KillOutcome, type KillPoint, killDuring } from '../kill-during.ts';
import { buildOf, goBack } from '../moves.ts';
import { startNginx } from '../nginx.ts';
import { makeVariant } from '../variant.ts';
import { letIn } from '../visitors.ts';

const kills = { full: 20, short: 1 };
const app = 'mf_booking';

interface Crash extends KillOutcome {
  readonly done: boolean;
  readonly restart: number;
}

/** Kill points in rotation: at a random time, before an early write, before a late one. */
const momentOf = (turn: number, { takes, writes: [early, late] }: Act): KillPoint =>
  [{ after: Math.random() * takes }, { writing: early }, { writing: late }][turn % 3] as KillPoint;

const crash = async (world: ReleaseTestEnvironment, act: Act, turn: number): Promise<Crash> => {
  const victim = world.replicas[turn % 2 === 0 ? 0 : 1];
  const clients = clientsOf(world);
  const [mine, others] = turn % 2 === 0 ? clients : [clients[1], clients[0]];
  const { work, isDone } = await act.prepare();
  const cut = await killDuring(world.database, victim, momentOf(turn, act), () => work(mine));
  assert.deepEqual(await halfReleases(world.database), [], 'nothing is left half');
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

const tell = (crashes: readonly Crash[]): string => {
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
const crashOften = async (world: ReleaseTestEnvironment, base: Release, count: number): Promise<Crashes> => {
  const second = await makeVariant(world.folder, base);
  const { version } = second.record;
  const takes = await msOf(() => publish(world.client, second));
  const move = await msOf(() => promote(world.client, { app, version, reason: 'timed' }));
  const publishes = publishing(world, base, takes);
  const promotes = moving(world, [base, second], move, promote);
  const rollbacks = moving(world, [second, base], move, rollback);
  return {
    publish: await times(count, (turn) => crash(world, publishes, turn)),
    promote: await times(count, (turn) => crash(world, promotes, turn + 1)),
    rollback: await times(count, (turn) => crash(world, rollbacks, turn + 2)),
  };
};

const crashUnderVisitors = async (
  world: ReleaseTestEnvironment,
  base: Release,
  origin: string,
  size: Size,
): Promise<Figures> => {
  const visitors = letIn(origin);
  try {
    const crashes = await crashOften(world, base, kills[size]);
    await restartInTurn(world);
    const { documents, faults } = await visitors.leave();
    assert.deepEqual(faults.slice(0, 10), [], `${faults.length} of ${documents} visits went wrong`);
    await goBack(world, base.record);
    const restarts = Object.values(crashes).flatMap((each: readonly Crash[]) =>
      each.map(({ restart }) => restart),
    );
    return {
      publish: tell(crashes.publish),
      promote: tell(crashes.promote),
      rollback: tell(crashes.rollback),
      'half releases': 0,
      'documents through nginx meanwhile, all whole': documents,
      'ms until a killed server answers again, median': quantile(restarts, 0.5),
      'also restarted in turn, as for an upgrade': world.replicas.length,
    };
  } finally {
    await visitors.leave();
  }
};

export const killedReplica: Proof<ReleaseTestEnvironment> = {
  number: 7,
  claim:
    'kill -9 of a server during publish, promote and rollback leaves nothing half, and nginx leads visitors on',
  run: async (world, size) => {
    const base = buildOf(world, app);
    const [first, second] = world.replicas;
    const nginx = await startNginx(world.folder, [first.origin, second.origin]);
    try {
      await assertFront(nginx.origin, base.record);
      return await crashUnderVisitors(world, base, nginx.origin, size);
    } finally {
      await nginx.stop();
    }
  },
};
