import assert from 'node:assert/strict';
import { inspect } from 'node:util';
import fc from 'fast-check';
import { startPortalDatabase } from '../../../portal/postgres.ts';
import { fastTempDir, withTempDir } from '../../../test/temp-dir.ts';
import type { Figures, Proof } from '../../proof.ts';
import { type Counts, drawn, events, play, type Step } from '../walk/play.ts';
import { createWorld, type World } from '../walk/world.ts';

const sizes = { full: 20_000, short: 300 };
const longest = 600;
/** The limit of a sequence, and of shortening it if it fails. */
const shrinkMs = 120_000;

const step = fc.noBias(fc.record({ event: fc.constantFrom(...drawn), one: fc.nat(9999), way: fc.nat(9999) }));
const sequence = fc.noBias(fc.array(step, { maxLength: longest, size: 'max' }));

const sumOf = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((sum, some) => sum + some, 0);

/** What had nothing to do is no step. */
const stepsOf = ({ accepted, refused }: Counts): number => sumOf(accepted) + sumOf(refused);

const shown = (steps: readonly Step[]): string =>
  steps.map(({ event, one, way }) => `${event} (${one}, ${way})`).join('\n');

/** Plays the sequence of a seed; throws with the shortest one found that fails. */
const playSeed = async (world: World, seed: number, counts: Counts): Promise<void> => {
  const property = fc.asyncProperty(sequence, (steps) => play(world, steps, counts));
  const limits = { numRuns: 1, interruptAfterTimeLimit: shrinkMs, markInterruptAsFailure: false };
  const { failed, counterexample, errorInstance } = await fc.check(property, { seed, ...limits });
  if (failed && !counterexample)
    throw new Error(`seed ${seed}: the sequence took longer than ${shrinkMs / 1000} s`);
  if (failed) throw new Error(`seed ${seed}: ${inspect(errorInstance)}\nafter\n${shown(counterexample[0])}`);
};

const figuresOf = (counts: Counts, seeds: string, seconds: number): Figures => {
  const { accepted, refused, idle } = counts;
  const details = events.map((event) => {
    const [taken, denied, nothing] = [accepted, refused, idle].map((some) => some[event] ?? 0);
    return [event, `${taken} accepted, ${denied} refused, ${nothing} had nothing to do`] as const;
  });
  const steps = stepsOf(counts);
  return {
    ...{ seeds, steps, accepted: sumOf(accepted), refused: sumOf(refused) },
    'steps a second': Math.round(steps / seconds),
    ...Object.fromEntries(details),
  };
};

const walk = async (world: World, wanted: number): Promise<Figures> => {
  const counts: Counts = { accepted: {}, refused: {}, idle: {} };
  const first = Number(process.env.PROOF_SEED ?? 1);
  const since = Date.now();
  let seed = first;
  for (; stepsOf(counts) < wanted; seed += 1) await playSeed(world, seed, counts);
  const never = events.filter((event) => !counts.accepted[event]);
  if (wanted >= sizes.full) assert.deepEqual(never, [], 'events that were never accepted');
  return figuresOf(counts, `${first} to ${seed - 1}`, (Date.now() - since) / 1000);
};

/** All events of orders in random sequences, on a database of its own that need not survive a crash. */
export const randomWalk: Proof<unknown> = {
  number: 18,
  claim:
    'After every step of random walks over all events of orders, money, stock, coupons and invoices agree, and a refused event changes nothing',
  run: async (_env, size) => {
    const wanted = Number(process.env.PROOF_STEPS ?? sizes[size]);
    return withTempDir(
      async (dataDir) => {
        const { ownerUrl, companion } = await startPortalDatabase({ dataDir, disposable: true });
        const world = await createWorld(ownerUrl);
        try {
          return await walk(world, wanted);
        } finally {
          await world.close();
          await companion?.stop();
        }
      },
      await fastTempDir(),
    );
  },
};
