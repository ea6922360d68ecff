import assert from 'node:assert/strict';
import { HttpError } from '../../../../server/src/platform/errors/index.ts';
import { checkConsistency } from '../../../../server/src/sales/reconciliation/consistency-check.ts';
import type { Act, Dice } from './act.ts';
import { bookingActs } from './booking-acts.ts';
import { changeActs } from './change-acts.ts';
import { checkWorld } from './check.ts';
import { invoiceActs, wrongInvoice } from './invoice-acts.ts';
import { hasUnsettled, paymentActs } from './payment-acts.ts';
import { refundActs } from './refund-acts.ts';
import { waitlistActs } from './waitlist-acts.ts';
import type { World } from './world.ts';

const acts: Readonly<Record<string, Act>> = {
  ...bookingActs,
  ...paymentActs,
  ...changeActs,
  ...refundActs,
  ...waitlistActs,
  ...invoiceActs,
};

/** The names of all events. */
export const events: readonly string[] = Object.keys(acts);

/** Events without which others have nothing to do. */
const frequent = [
  ...['book', 'book', 'book', 'book', 'book', 'pay the price', 'pay the price', 'pay the price'],
  ...[
    'pay the deposit',
    'pay the deposit',
    'pay the deposit',
    'pay the balance',
    'pay the difference',
    'change to a dearer date',
    'refund travellers',
  ],
  ...[
    'serve waiting lists',
    'join a waiting list',
    'join a waiting list',
    'request an invoice',
    'issue an invoice',
  ],
];

/** The events to draw from. */
export const drawn: readonly string[] = [...events, ...frequent];

/** An event with its details. */
export interface Step extends Dice {
  readonly event: string;
}

/** How often each event was accepted, refused, or had nothing to do. */
export interface Counts {
  readonly accepted: Record<string, number>;
  readonly refused: Record<string, number>;
  readonly idle: Record<string, number>;
}

const count = (counts: Record<string, number>, name: string): void => {
  counts[name] = (counts[name] ?? 0) + 1;
};

/** A minute passes with each step. */
const stepSeconds = 61;

const take = async (world: World, { event, ...dice }: Step): Promise<keyof Counts> => {
  const act = acts[event];
  assert.ok(act, event);
  try {
    return (await act(world, dice)) ? 'accepted' : 'idle';
  } catch (error) {
    if (error instanceof HttpError && error.status < 500) return 'refused';
    throw error;
  }
};

/** Takes one step and checks everything; a refused one has to leave the state as it was. Returns the new state. */
const playStep = async (world: World, step: Step, before: string, counts: Counts): Promise<string> => {
  world.pass(stepSeconds);
  const mayFind = await hasUnsettled(world);
  const outcome = await take(world, step);
  count(counts[outcome], step.event);
  assert.deepEqual(world.logged, [], 'an error was logged');
  const after = await checkWorld(world);
  if (outcome === 'refused' && !mayFind) assert.equal(after, before, 'a refused event changed something');
  return after;
};

/** Ends what is under way: then each invoice is over what was kept, and none is left for what was fully refunded. */
const finish = async (world: World, counts: Counts): Promise<void> => {
  const { deps } = world;
  const all = async (event: string, times: number) => {
    for (let time = 0; time < times; time += 1)
      count(counts[await take(world, { event, one: 0, way: 1 })], event);
  };
  const open = async (which: string): Promise<number> =>
    (await deps.database.pool.query<{ count: number }>(`select count(*)::int as count ${which}`)).rows[0]
      ?.count ?? 0;
  await all('late webhook', world.late.length);
  await all('approve a refund', await open(`from refunds where state = 'REQUESTED'`));
  for (const round of ['first', 'again']) {
    await all('refund by transfer', await open(`from refunds where state = 'FAILED'`));
    await all('send refunds', round === 'first' ? 2 : 0);
  }
  assert.equal(await open(`from refunds where state not in ('SUCCESS', 'REJECTED')`), 0, 'refunds are open');
  const wrong = `from invoices i join orders o on o.id = i.order_id where ${wrongInvoice}`;
  for (let left = await open(wrong); left > 0; left -= 1) await all('void a wrong invoice', 1);
  assert.equal(await open(wrong), 0, 'an invoice is not over what was kept');
  assert.deepEqual(await checkConsistency(deps.db), []);
};

/** Plays a sequence in an empty world. Throws with the number of the step that went wrong. */
export const play = async (world: World, steps: readonly Step[], counts: Counts): Promise<void> => {
  await world.reset();
  let state = await checkWorld(world);
  for (const [place, step] of steps.entries())
    try {
      state = await playStep(world, step, state, counts);
    } catch (error) {
      throw new Error(`step ${place + 1}, ${step.event} (${step.one}, ${step.way})`, { cause: error });
    }
  await finish(world, counts);
};
