import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { holds, inventory } from '../../db/schema/index.ts';
import { rememberStale } from '../catalog/from-price.ts';
import { closingOf } from './refuse-closed.ts';
import { mayTravelStill } from './trip-claim.ts';
import { mayVisitStill } from './visit-claim.ts';

/** One row of the calendar: a SKU on a day. */
export interface StockKey {
  readonly skuId: number;
  readonly day: string;
}

export interface StockWant extends StockKey {
  readonly quantity: number;
  /** What in the input asks for so many: named when they are not there. */
  readonly field?: string;
}

/** By how much a row's held and sold change. */
interface StockMove extends StockKey {
  readonly held: number;
  readonly sold: number;
}

export type StockRow = typeof inventory.$inferSelect;

const inOrder = (a: StockKey, b: StockKey): number => a.skuId - b.skuId || (a.day < b.day ? -1 : 1);

/** Two wants of the same row are one: else each alone could fit while both do not. */
export const mergeWants = (wants: readonly StockWant[]): StockWant[] => {
  const merged = new Map<string, StockWant>();
  for (const want of wants) {
    const name = `${want.skuId} ${want.day}`;
    merged.set(name, { ...want, quantity: want.quantity + (merged.get(name)?.quantity ?? 0) });
  }
  return [...merged.values()].sort(inOrder);
};

const rowsOf = (db: Db, keys: readonly StockKey[]) => {
  const wanted = sql.join(
    keys.map(({ skuId, day }) => sql`(${skuId}::bigint, ${day}::date)`),
    sql`, `,
  );
  return db
    .select()
    .from(inventory)
    .where(sql`(${inventory.skuId}, ${inventory.day}) in (${wanted})`)
    .orderBy(asc(inventory.skuId), asc(inventory.day));
};

/** Rows of the calendar as they stand; the next moment they may be different. */
export const readStock = (db: Db, keys: readonly StockKey[]): Promise<StockRow[]> => rowsOf(db, keys);

/** Locks rows of the calendar until the transaction ends, always in the same order so that nobody waits in a ring. */
export const lockStock = (tx: Db, keys: readonly StockKey[]): Promise<StockRow[]> =>
  rowsOf(tx, keys).for('update');

interface Moved {
  readonly row: StockRow;
  readonly taken: number;
}

/** The SKUs of rows that have nothing left any more, or something again. */
const soldOutOrOpened = (moved: readonly Moved[]): number[] =>
  moved
    .map(({ row, taken }) => ({ skuId: row.skuId, left: row.total - row.held - row.sold, taken }))
    .filter(({ left, taken }) => left > 0 !== left + taken > 0)
    .map(({ skuId }) => skuId);

/**
 * The only place where held and sold change; gives the rows as they are then. A row without enough left does not move;
 * then it gives undefined, and the caller rolls back, because other rows may have moved. Lock first when there are
 * several rows.
 */
const move = async (tx: Db, moves: readonly StockMove[]): Promise<StockRow[] | undefined> => {
  if (moves.length === 0) return [];
  const rows = moves.map(
    (m) => sql`(${m.skuId}::bigint, ${m.day}::date, ${m.held}::integer, ${m.sold}::integer)`,
  );
  const { skuId, day, total, held, sold } = inventory;
  const moved: Moved[] = await tx
    .update(inventory)
    .set({ held: sql`${held} + m.held`, sold: sql`${sold} + m.sold`, updatedAt: sql`now()` })
    .from(sql`(values ${sql.join(rows, sql`, `)}) as m (sku_id, day, held, sold)`)
    .where(sql`${skuId} = m.sku_id and ${day} = m.day and ${total} - ${held} - ${sold} >= m.held + m.sold`)
    .returning({ row: getTableColumns(inventory), taken: sql<number>`m.held + m.sold` });
  await rememberStale(tx, soldOutOrOpened(moved));
  return moved.length === moves.length ? moved.map(({ row }) => row).sort(inOrder) : undefined;
};

/** Writes down what an order is going to hold, without touching the calendar yet. */
export const insertHolds = async (
  tx: Db,
  orderId: number,
  wants: readonly StockWant[],
  expiresAt: Date,
): Promise<void> => {
  await tx
    .insert(holds)
    .values(wants.map(({ skuId, day, quantity }) => ({ skuId, day, quantity, orderId, expiresAt })));
};

/** Takes merged wants out of the calendar; gives their rows, in order. Undefined: not enough left, roll back. */
export const holdStock = (tx: Db, wants: readonly StockWant[]): Promise<StockRow[] | undefined> =>
  move(
    tx,
    wants.map(({ skuId, day, quantity }) => ({ skuId, day, held: quantity, sold: 0 })),
  );

const turn = (tx: Db, orderIds: readonly number[], from: 'held' | 'sold' | 'freed', to: 'sold' | 'freed') =>
  tx
    .update(holds)
    .set({ state: to })
    .where(and(inArray(holds.orderId, [...orderIds]), eq(holds.state, from)))
    .returning({ skuId: holds.skuId, day: holds.day, quantity: holds.quantity });

const mustMove = async (tx: Db, moves: readonly StockMove[]): Promise<void> => {
  if (!(await move(tx, moves))) throw new Error('stock does not agree with its holds');
};

/** Gives the stock that orders hold back to the calendar; what is not held any more stays as it is. */
export const freeHolds = async (tx: Db, orderIds: readonly number[]): Promise<void> => {
  const freed = mergeWants(await turn(tx, orderIds, 'held', 'freed'));
  if (freed.length > 1) await lockStock(tx, freed);
  await mustMove(
    tx,
    freed.map(({ quantity, ...key }) => ({ ...key, held: -quantity, sold: 0 })),
  );
};

/** Turns what an order holds into sold. */
export const sellHolds = async (tx: Db, orderId: number): Promise<void> => {
  const sold = mergeWants(await turn(tx, [orderId], 'held', 'sold'));
  if (sold.length > 1) await lockStock(tx, sold);
  await mustMove(
    tx,
    sold.map(({ quantity, ...key }) => ({ ...key, held: -quantity, sold: quantity })),
  );
};

/** Gives what an order had sold to it back to the calendar; done again it changes nothing. */
export const returnSold = async (tx: Db, orderId: number): Promise<void> => {
  const freed = mergeWants(await turn(tx, [orderId], 'sold', 'freed'));
  if (freed.length > 1) await lockStock(tx, freed);
  await mustMove(
    tx,
    freed.map(({ quantity, ...key }) => ({ ...key, held: 0, sold: -quantity })),
  );
};

const openFor = (row: StockRow | undefined, quantity: number, now: Date): boolean =>
  row !== undefined && row.total - row.held - row.sold >= quantity && closingOf(row) > now;

/**
 * Sells freed stock to its order after all, if every row still has enough and can be booked, and its people are not
 * elsewhere meanwhile; else changes no stock.
 */
export const retakeStock = async (tx: Db, orderId: number, now: Date): Promise<boolean> => {
  const wants = await tx
    .select({ skuId: holds.skuId, day: holds.day, quantity: holds.quantity })
    .from(holds)
    .where(and(eq(holds.orderId, orderId), eq(holds.state, 'freed')));
  if (wants.length === 0) return false;
  if (!(await mayVisitStill(tx, orderId)) || !(await mayTravelStill(tx, orderId))) return false;
  const rows = await lockStock(tx, wants);
  const rowOf = (want: StockKey) => rows.find((row) => row.skuId === want.skuId && row.day === want.day);
  if (!wants.every((want) => openFor(rowOf(want), want.quantity, now))) return false;
  const sold = mergeWants(await turn(tx, [orderId], 'freed', 'sold'));
  await mustMove(
    tx,
    sold.map(({ quantity, ...key }) => ({ ...key, held: 0, sold: quantity })),
  );
  return true;
};
