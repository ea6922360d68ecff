import { step } from '../process/progress.ts';
import { makeBuyers } from '../prove/consistency/buyers.ts';
import { openEnvironment, type ProofEnvironment } from '../prove/consistency/environment.ts';
import { type Departure, openDeparture } from '../prove/consistency/tours.ts';
import { withTempDir } from '../test/temp-dir.ts';
import { postAll } from './orders/caller.ts';
import { bookingOf } from './orders/full.ts';
import { type Rate, rateOf } from './orders/rate.ts';

const watchers = 100_000;
const connections = 20;
const bookingsInRound = 400;
const referenceMs = 30_000;
/** A run of alerts that takes longer is ended. */
const mostMs = 600_000;

/** Watchers of one product, every tenth with a verified mailbox. */
const makeWatchers = ({ database }: ProofEnvironment, productId: number) =>
  database.pool.query(
    `with added as (
      insert into users (username, nickname, password_hash, email, email_verified_at)
      select 'watcher_' || n, 'watcher', 'unusable', case when n % 10 = 0 then 'w' || n || '@example.com' end,
        case when n % 10 = 0 then now() end
      from generate_series(1, ${watchers}) as n returning id)
    insert into product_alerts (user_id, product_id, kind, base_price, max_price)
    select a.id, p.id, 'price', p.from_price, p.from_price - 1 from added a, products p where p.id = $1`,
    [productId],
  );

const watchedProduct = async ({ database }: ProofEnvironment, { tourId }: Departure): Promise<number> => {
  const { rows } = await database.pool.query<{ id: number }>(
    `select id::integer from products where kind = 'hotel' and status = 'live' and from_price > 1000 and id <> $1
     order by id limit 1`,
    [tourId],
  );
  if (!rows[0]) throw new Error('the demo agency has no hotel on sale');
  return rows[0].id;
};

const dropPrice = ({ database }: ProofEnvironment, productId: number) =>
  database.pool.query(
    `with cheaper as (
      update inventory set price = price / 2 where sku_id in (select id from skus where product_id = $1))
    insert into stale_prices (product_id) values ($1)`,
    [productId],
  );

const countLeft = async ({ database }: ProofEnvironment) => {
  const { rows } = await database.pool.query<{ open: number; mails: number }>(
    `select (select count(*)::integer from product_alerts where state = 'OPEN') as open,
      (select count(*)::integer from notices where message_id is not null and state in ('WAITING', 'SENDING')) as mails`,
  );
  return rows[0] ?? { open: 0, mails: 0 };
};

/** Books rounds of other members each time until `isOver`; only the bookings are timed. */
const measureBookings = async (
  env: ProofEnvironment,
  departure: Departure,
  isOver: (elapsed: number) => Promise<boolean> | boolean,
): Promise<Rate> => {
  const times: number[] = [];
  let elapsed = 0;
  do {
    const members = await makeBuyers(env, bookingsInRound);
    const calls = members.map((buyer) => bookingOf(departure, buyer));
    const round = await postAll(env.origin, calls, connections);
    const refused = round.answers.find(({ status }) => status !== 200);
    if (refused) throw new Error(`a booking was refused: ${refused.text}`);
    times.push(...round.answers.map(({ took }) => took));
    elapsed += round.elapsed;
  } while (!(await isOver(elapsed)));
  return rateOf(times, elapsed);
};

const say = ({ perSecond, p50, p95 }: Rate): string => `${perSecond}/s, p50 ${p50} ms, p95 ${p95} ms`;

const measureAll = async (env: ProofEnvironment) => {
  const departure = await openDeparture(env, 1_000_000);
  const productId = await watchedProduct(env, departure);
  await step(`making ${watchers} watchers`, () => makeWatchers(env, productId));
  const measure = (isOver: (elapsed: number) => Promise<boolean> | boolean) =>
    measureBookings(env, departure, isOver);
  const forReference = (elapsed: number) => elapsed >= referenceMs;
  await measure((elapsed) => elapsed >= referenceMs);
  const before = await step('bookings alone', () => measure(forReference));
  await dropPrice(env, productId);
  const start = performance.now();
  let left = await countLeft(env);
  const during = await step('bookings while alerts are sent', () =>
    measure(async () => {
      left = await countLeft(env);
      return (left.open === 0 && left.mails === 0) || performance.now() - start > mostMs;
    }),
  );
  const seconds = Math.round((performance.now() - start) / 1000);
  const after = await step('bookings alone again', () => measure(forReference));
  const reference = Math.max(before.perSecond, after.perSecond);
  const slower = Math.round((1 - during.perSecond / reference) * 1000) / 10;
  console.log(`\n${watchers} watchers of one product, ${connections} buyers at once`);
  console.log(`  bookings alone:              ${say(before)}; afterwards ${say(after)}`);
  console.log(`  while alerts are sent:       ${say(during)}`);
  console.log(
    `  all alerts and mails sent:   after ${seconds} s; ${left.open} alerts, ${left.mails} mails left`,
  );
  for (const [what, met] of [
    ['all alerts and mails are sent', left.open === 0 && left.mails === 0],
    [`bookings are at most 10 % slower: ${slower} %`, slower <= 10],
  ] as const)
    console.log(`${met ? 'met   ' : 'MISSED'} ${what}`);
  return { before, during, after, seconds, slower, left };
};

/**
 * Bookings per second while a lower price sends 100,000 alerts of one product, every tenth also by mail to the sandbox,
 * compared with the faster of the bookings before and after it in the same run.
 */
export const benchAlerts = () =>
  withTempDir(async (folder) => {
    const env = await step('opening the portal', () => openEnvironment(folder));
    try {
      return await measureAll(env);
    } finally {
      await env.stop();
    }
  });
