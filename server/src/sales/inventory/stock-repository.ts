import type { ChosenExtra } from '@portal/shared/contract';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { type Db, holds, insertRows, inventory, prepared } from '#src/platform/database/index.ts';
import { closingOf } from './closing-rules.ts';
import { extraSoldOutConstraint, findSoldOutExtra, type RequestedExtra } from './extra-stock-repository.ts';
import { canStillTravel } from './trip-claim.ts';
import { canStillVisit } from './visit-claim.ts';

/** Key of a calendar row: a SKU and a day. */
export interface StockKey {
  readonly skuId: number;
  readonly day: string;
}

export interface StockRequest extends StockKey {
  readonly quantity: number;
  /** The input field to name when the stock is not sufficient. */
  readonly field?: string;
  /** The extras of a tour that are taken with its seats. */
  readonly extras?: readonly RequestedExtra[];
}

export type StockRow = typeof inventory.$inferSelect;

const inOrder = (a: StockKey, b: StockKey): number => a.skuId - b.skuId || (a.day < b.day ? -1 : 1);

/** Merges requests for the same row: each alone could fit while both do not. */
export const mergeRequests = (wants: readonly StockRequest[]): StockRequest[] => {
  const merged = new Map<string, StockRequest>();
  for (const want of wants) {
    const name = `${want.skuId} ${want.day}`;
    merged.set(name, { ...want, quantity: want.quantity + (merged.get(name)?.quantity ?? 0) });
  }
  return [...merged.values()].sort(inOrder);
};

const { placeholder } = sql;
// Lists in a subquery: PostgreSQL plans the statement once, and not again for each number of elements.
const wanted = sql`select * from unnest(
  (select ${placeholder('skuIds')}::bigint[]), (select ${placeholder('days')}::date[]))`;

const selectStock = (db: Db) =>
  db
    .select()
    .from(inventory)
    .where(sql`(${inventory.skuId}, ${inventory.day}) in (${wanted})`)
    .orderBy(asc(inventory.skuId), asc(inventory.day));

const stock = prepared(selectStock);
const lockedStock = prepared((db) => selectStock(db).for('update'));

const listsOf = (keys: readonly StockKey[]) => ({
  skuIds: keys.map(({ skuId }) => skuId),
  days: keys.map(({ day }) => day),
});

/** Calendar rows without locks; they may change at any time. */
export const readStock = (db: Db, keys: readonly StockKey[]): Promise<StockRow[]> => stock(db, listsOf(keys));

/** Locks calendar rows until the transaction ends, always in the same order to avoid deadlocks. */
const lockStock = (tx: Db, keys: readonly StockKey[]): Promise<StockRow[]> => lockedStock(tx, listsOf(keys));

/** The extras of a hold as a column; none without extras. */
export const extrasOf = ({ extras = [] }: { readonly extras?: readonly ChosenExtra[] }) =>
  extras.length === 0 ? {} : { extras: extras.map(({ code, quantity }) => ({ code, quantity })) };

/**
 * Holds stock for an order until `until`. The calendar is updated by the trigger `move_stock` at commit, so
 * that a row in demand is locked only during the commit; the database refuses the transaction with {@link
 * soldOutConstraint} when not enough is left. Pass merged requests: rows are updated in their order.
 */
export const holdStock = async (tx: Db, orderId: number, wants: readonly StockRequest[], expiresAt: Date) => {
  await insertRows(
    tx,
    holds,
    wants.map((want) => {
      const { skuId, day, quantity } = want;
      return { skuId, day, quantity, orderId, expiresAt, ...extrasOf(want) };
    }),
  );
};

/** Holds stock of another calendar row for an order until `expiresAt`; it may have had the row before. */
export const holdOther = async (
  tx: Db,
  orderId: number,
  want: StockRequest,
  expiresAt: Date,
): Promise<void> => {
  const { skuId, day, quantity } = want;
  const extras = extrasOf(want);
  await tx
    .insert(holds)
    .values({ skuId, day, quantity, orderId, expiresAt, ...extras })
    .onConflictDoUpdate({
      target: [holds.orderId, holds.skuId, holds.day],
      set: { state: 'held', quantity, expiresAt, ...extras },
      setWhere: eq(holds.state, 'freed'),
    });
};

/** Name of the constraint that is violated when more is taken than is left. */
export const soldOutConstraint = 'inventory_never_oversold';

/** Those of a departure: its seats, and its extras. */
export const soldOutConstraints: readonly string[] = [soldOutConstraint, extraSoldOutConstraint];

/** Locks the calendar rows of orders in order, before a commit changes several of them. */
const lockStockOf = async (tx: Db, orderIds: readonly number[]): Promise<void> => {
  const held = tx
    .select({ skuId: holds.skuId, day: holds.day })
    .from(holds)
    .where(inArray(holds.orderId, [...orderIds]));
  await tx
    .select({ skuId: inventory.skuId })
    .from(inventory)
    .where(sql`(${inventory.skuId}, ${inventory.day}) in ${held}`)
    .orderBy(asc(inventory.skuId), asc(inventory.day))
    .for('update');
};

type State = 'held' | 'sold' | 'freed';

const changedHolds = prepared((tx) =>
  tx
    .update(holds)
    .set({ state: sql`${placeholder('to')}` })
    .where(
      and(
        sql`${holds.orderId} in (select unnest((select ${placeholder('orderIds')}::bigint[])))`,
        eq(holds.state, placeholder('from')),
      ),
    ),
);

/** Changes the state of holds, locking their calendar rows where there are several. */
const updateHoldState = async (tx: Db, orderIds: readonly number[], from: State, to: State) => {
  const { rowCount } = await changedHolds(tx, { orderIds: [...orderIds], from, to });
  if ((rowCount ?? 0) > 1) await lockStockOf(tx, orderIds);
};

/** Releases the holds of orders; idempotent. */
export const freeHolds = (tx: Db, orderIds: readonly number[]): Promise<void> =>
  updateHoldState(tx, orderIds, 'held', 'freed');

/** Turns an order's holds into sold stock. */
export const sellHolds = (tx: Db, orderId: number): Promise<void> =>
  updateHoldState(tx, [orderId], 'held', 'sold');

/** Returns an order's sold stock to the calendar; idempotent. */
export const returnSold = (tx: Db, orderId: number): Promise<void> =>
  updateHoldState(tx, [orderId], 'sold', 'freed');

/** Returns some of the seats that an order was sold to the calendar; it keeps `extras`. Throws unless it keeps a seat. */
export const returnSomeSold = async (
  tx: Db,
  orderId: number,
  seats: StockKey & { readonly quantity: number; readonly extras: readonly ChosenExtra[] },
): Promise<void> => {
  const { skuId, day, quantity } = seats;
  const its = and(eq(holds.orderId, orderId), eq(holds.skuId, skuId), eq(holds.day, day));
  const { rowCount } = await tx
    .update(holds)
    .set({ quantity: sql`${holds.quantity} - ${quantity}`, ...extrasOf(seats) })
    .where(and(its, eq(holds.state, 'sold'), gt(holds.quantity, quantity)));
  if (rowCount !== 1) throw new Error(`order ${orderId} was not sold more than ${quantity} seats`);
};

/** Sells what an order holds in place of what it was sold before, calendar rows locked in order. */
export const exchangeSold = async (tx: Db, orderId: number): Promise<void> => {
  await lockStockOf(tx, [orderId]);
  await updateHoldState(tx, [orderId], 'sold', 'freed');
  await updateHoldState(tx, [orderId], 'held', 'sold');
};

const lockReleased = (row: StockRow | undefined, quantity: number, now: Date): boolean =>
  row !== undefined && row.total - row.held - row.sold >= quantity && closingOf(row) > now;

/**
 * Sells released stock to its order again if every row has enough left and is open, and its travellers are
 * free; otherwise changes nothing and returns false.
 */
export const reclaimStock = async (tx: Db, orderId: number, now: Date): Promise<boolean> => {
  const wants = await tx
    .select({ skuId: holds.skuId, day: holds.day, quantity: holds.quantity, extras: holds.extras })
    .from(holds)
    .where(and(eq(holds.orderId, orderId), eq(holds.state, 'freed')));
  if (wants.length === 0) return false;
  if (!(await canStillVisit(tx, orderId)) || !(await canStillTravel(tx, orderId))) return false;
  const rows = await lockStock(tx, wants);
  const rowOf = (want: StockKey) => rows.find((row) => row.skuId === want.skuId && row.day === want.day);
  if (!wants.every((want) => lockReleased(rowOf(want), want.quantity, now))) return false;
  for (const want of wants) if (await findSoldOutExtra(tx, want, want.extras ?? [])) return false;
  await updateHoldState(tx, [orderId], 'freed', 'sold');
  return true;
};
