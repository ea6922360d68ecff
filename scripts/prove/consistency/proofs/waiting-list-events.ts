import assert from 'node:assert/strict';
import fc from 'fast-check';
import { expireOrders } from '../../../../server/src/sales/my-orders/expire-orders.ts';
import { serveWaitlists } from '../../../../server/src/sales/waitlist/index.ts';
import type { Proof } from '../../proof.ts';
import { type Buyer, makeBuyers } from '../buyers.ts';
import type { ProofEnvironment } from '../environment.ts';
import { bookTour, type Departure, openDeparture } from '../tours.ts';
import { cancelOrder, joinWaitlist, leaveWaitlist, listFaults } from '../waitlists.ts';

const sizes = { full: { seeds: 20, steps: 300 }, short: { seeds: 1, steps: 40 } };
const members = 12;

const events = [
  'join',
  'leave',
  'book',
  'cancel',
  'serve',
  'endOffer',
  'endOrder',
  'raise',
  'lower',
] as const;
type Event = (typeof events)[number];

interface Play {
  readonly env: ProofEnvironment;
  readonly departure: Departure;
  readonly deps: Awaited<ReturnType<ProofEnvironment['deps']>>;
  /** The member's latest entry and order. */
  readonly entries: Map<Buyer, number>;
  readonly orders: Map<Buyer, string>;
}

const change = ({ env: { database }, departure: { skuId, day } }: Play, statement: string) =>
  database.pool.query(statement, [skuId, day]);

/** What each event does, as its member, through the API; time passes in the database. */
const acts: Readonly<Record<Event, (play: Play, buyer: Buyer) => Promise<unknown>>> = {
  join: async ({ env, departure, entries }, buyer) => {
    const { status, data } = await joinWaitlist(env, departure, buyer);
    if (status === 200) entries.set(buyer, data.id);
  },
  leave: ({ env, entries }, buyer) => leaveWaitlist(env, buyer, entries.get(buyer) ?? 1),
  book: async ({ env, departure, orders }, buyer) => {
    const { status, data } = await bookTour(env, departure, buyer);
    if (status === 200) orders.set(buyer, data.orderNo);
  },
  cancel: ({ env, orders }, buyer) => cancelOrder(env, buyer, orders.get(buyer) ?? 'T0000000000'),
  serve: ({ deps }) => serveWaitlists(deps),
  endOffer: async (play) => {
    await change(
      play,
      `update waitlist_entries set offer_until = now() where state = 'OFFERED' and sku_id = $1 and day = $2`,
    );
    await serveWaitlists(play.deps);
  },
  endOrder: async (play) => {
    await change(
      play,
      `update orders set expires_at = now() where state = 'PENDING_PAYMENT'
        and id in (select order_id from holds where sku_id = $1 and day = $2)`,
    );
    await expireOrders(play.deps);
  },
  raise: (play) => change(play, 'update inventory set total = total + 1 where sku_id = $1 and day = $2'),
  lower: (play) =>
    change(
      play,
      'update inventory set total = greatest(held + sold, total - 1) where sku_id = $1 and day = $2',
    ),
};

const playSeed = async (env: ProofEnvironment, seed: number, steps: number): Promise<void> => {
  const departure = await openDeparture(env, 3);
  const buyers = await makeBuyers(env, members);
  const deps = await env.deps();
  const play: Play = { env, departure, deps, entries: new Map(), orders: new Map() };
  const step = fc.record({ event: fc.constantFrom(...events), place: fc.nat(members - 1) });
  const [sequence = []] = fc.sample(fc.array(step, { minLength: steps, maxLength: steps }), {
    seed,
    numRuns: 1,
  });
  const done: string[] = [];
  for (const { event, place } of sequence) {
    const buyer = buyers[place];
    assert.ok(buyer);
    await acts[event](play, buyer);
    done.push(`${event} ${place}`);
    assert.deepEqual(await listFaults(env, departure), [], `seed ${seed}: ${done.join(', ')}`);
  }
  await deps.database.close();
};

export const waitingListEvents: Proof<ProofEnvironment> = {
  number: 15,
  claim:
    'After every step of a random sequence of joining, leaving, booking, cancelling, offers, expiry and changes of the total, seats, orders and entries agree',
  run: async (env, size) => {
    const { seeds, steps } = sizes[size];
    for (let seed = 1; seed <= seeds; seed += 1) await playSeed(env, seed, steps);
    return { seeds, 'steps each': steps };
  },
};
