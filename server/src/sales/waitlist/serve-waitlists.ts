import { offerEnd, serveWaitlist, type WaitlistTurn } from '@portal/shared/rules';
import { inArray } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { type Db, users } from '#src/platform/database/index.ts';
import type { StockKey } from '#src/sales/inventory/index.ts';
import { enqueueSeatOffers } from '#src/sales/notifications/index.ts';
import {
  clearSetAside,
  listSetAside,
  lockDeparture,
  lockWaitlist,
  salesEndOf,
  type WaitlistDeparture,
} from './departure-repository.ts';
import {
  allOf,
  countPassedOver,
  endEntries,
  expiredAt,
  holdForEntry,
  listGroups,
  listOver,
  listWithExpired,
  offerEntries,
} from './entry-repository.ts';

/** Dependencies of the job. `log` at error level raises an alert. */
export interface WaitlistDeps extends Pick<Deps, 'db' | 'now'> {
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

const batchSize = 100;

interface Serving {
  readonly departure: WaitlistDeparture;
  readonly turns: readonly WaitlistTurn[];
  readonly now: Date;
}

const holdSeats = async (tx: Db, { departure, turns }: Serving, expiresAt: Date): Promise<void> => {
  const { skuId, day } = departure.stock;
  for (const { id, take } of turns)
    if (take > 0) await holdForEntry(tx, id, { skuId, day, quantity: take, expiresAt });
};

/** Gives offers to entries in line and enqueues their notifications. */
const offerSeats = async (tx: Db, { departure, turns, now }: Serving): Promise<number> => {
  const ids = turns.filter(({ offered }) => offered).map(({ id }) => id);
  if (ids.length === 0) return 0;
  const offered = await offerEntries(tx, ids, offerEnd(now, salesEndOf(departure)), now);
  const members = await tx
    .select({ id: users.id, name: users.nickname, mobile: users.mobile, email: users.email })
    .from(users)
    .where(
      inArray(
        users.id,
        offered.map(({ userId }) => userId),
      ),
    );
  const facts = { title: departure.title, day: departure.stock.day };
  await enqueueSeatOffers(
    tx,
    offered.flatMap((entry) => {
      const member = members.find(({ id }) => id === entry.userId);
      return member ? { ...facts, member, entry } : [];
    }),
  );
  return ids.length;
};

/** Distributes the seats that were set aside for a departure; those that fit no group go on sale. Returns the offers. */
const serveDeparture = ({ db, now }: WaitlistDeps, key: StockKey): Promise<number> =>
  db.transaction(async (tx) => {
    await lockWaitlist(tx, key);
    const departure = await lockDeparture(tx, key);
    if (!departure?.offered || departure.stock.setAside === 0) return 0;
    const { total, held, sold, setAside } = departure.stock;
    const at = now();
    const salesEnd = salesEndOf(departure);
    const groups = salesEnd > at ? await listGroups(tx, key) : [];
    const turns = serveWaitlist(total - held - sold + setAside, groups);
    const serving = { departure, turns, now: at };
    await clearSetAside(tx, key);
    await holdSeats(tx, serving, salesEnd);
    const passed = turns.filter(({ passedOver }) => passedOver).map(({ id }) => id);
    await countPassedOver(tx, passed, at);
    return offerSeats(tx, serving);
  });

type List = (db: Db, now: Date, last: StockKey | undefined, limit: number) => Promise<StockKey[]>;

/** Runs `end` for each departure in a transaction that has its waiting list. An error does not stop the others. */
const endBy = async (
  deps: WaitlistDeps,
  list: List,
  end: (tx: Db, key: StockKey, now: Date) => Promise<number>,
) => {
  const { db, log } = deps;
  const now = deps.now();
  for (let last: StockKey | undefined; ; ) {
    const departures = await list(db, now, last, batchSize);
    for (const key of departures)
      try {
        await db.transaction(async (tx) => {
          await lockWaitlist(tx, key);
          await end(tx, key, now);
        });
      } catch (err) {
        log.error({ err, ...key }, 'entries of a waiting list could not be ended');
      }
    if (departures.length < batchSize) return;
    last = departures.at(-1);
  }
};

/**
 * Ends offers that ran out and entries of departures whose sales ended, then offers released seats to the next in line.
 * Returns the number of offers. Safe to run on several replicas.
 */
export const serveWaitlists = async (deps: WaitlistDeps): Promise<number> => {
  await endBy(deps, listOver, (tx, key, now) => endEntries(tx, allOf(key), 'ENDED', now));
  await endBy(deps, listWithExpired, (tx, key, now) => endEntries(tx, expiredAt(key, now), 'EXPIRED', now));
  let offers = 0;
  for (const key of await listSetAside(deps.db, batchSize))
    try {
      offers += await serveDeparture(deps, key);
    } catch (err) {
      deps.log.error({ err, ...key }, 'a waiting list could not be served');
    }
  if (offers > 0) deps.log.info({ offers }, 'seats offered to waiting lists');
  return offers;
};
