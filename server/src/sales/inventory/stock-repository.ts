import { and, asc, eq, type Placeholder, sql } from 'drizzle-orm';
import {
  change,
  type Db,
  holds,
  insertion,
  inventory,
  prepared,
  type Write,
  write,
} from '#src/platform/database/index.ts';
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

const { placeholder } = sql;
// The lists are selected, so that the planner does not count them: it would plan anew for each instead of once.
const wanted = sql`select * from unnest(
  (select ${placeholder('skuIds')}::bigint[]), (select ${placeholder('days')}::date[]))`;

const rowsOf = (db: Db) =>
  db
    .select()
    .from(inventory)
    .where(sql`(${inventory.skuId}, ${inventory.day}) in (${wanted})`)
    .orderBy(asc(inventory.skuId), asc(inventory.day));

const stock = prepared((db) => rowsOf(db).prepare('stock'));
const lockedStock = prepared((db) => rowsOf(db).for('update').prepare('locked-stock'));

const columnsOf = (keys: readonly StockKey[]) => ({
  skuIds: keys.map(({ skuId }) => skuId),
  days: keys.map(({ day }) => day),
});

/** Rows of the calendar as they stand; the next moment they may be different. */
export const readStock = (db: Db, keys: readonly StockKey[]): Promise<StockRow[]> =>
  stock(db).execute(columnsOf(keys));

/** Locks rows of the calendar until the transaction ends, always in the same order so that nobody waits in a ring. */
export const lockStock = (tx: Db, keys: readonly StockKey[]): Promise<StockRow[]> =>
  lockedStock(tx).execute(columnsOf(keys));

const insertAll = insertion(holds);

/**
 * Holds stock for an order until then. The calendar follows when the transaction ends (`move_stock` in the migrations),
 * so that nobody waits longer than that for a row everybody wants; the database refuses the transaction as
 * {@link soldOutConstraint} when there is not enough left. Give merged wants: rows change in their order.
 */
export const holdRows = (orderId: number, wants: readonly StockWant[], expiresAt: Date): Write =>
  insertAll(wants.map(({ skuId, day, quantity }) => ({ skuId, day, quantity, orderId, expiresAt })));

/** What the database names when there is less left than was taken. */
export const soldOutConstraint = 'inventory_never_oversold';

// The ids are selected for the same reason as the lists above.
const ofOrders = (orderIds: Placeholder) => sql`${holds.orderId} in (
  select unnest((select ${orderIds}::bigint[])))`;

const turnHolds = change(
  holds,
  (value: (name: 'orderIds' | 'from') => Placeholder) =>
    sql`${ofOrders(value('orderIds'))} and ${holds.state} = ${value('from')}`,
);

const stockOfOrders = prepared((tx) =>
  tx
    .select({ skuId: inventory.skuId })
    .from(inventory)
    .where(
      sql`(${inventory.skuId}, ${inventory.day}) in (
        select ${holds.skuId}, ${holds.day} from ${holds} where ${ofOrders(placeholder('orderIds'))})`,
    )
    .orderBy(asc(inventory.skuId), asc(inventory.day))
    .for('update')
    .prepare('stock-of-orders'),
);

/** Locks the rows of the calendar that orders hold or held, in order: before the end moves several of them. */
export const lockStockOf = async (tx: Db, orderIds: readonly number[]): Promise<void> => {
  await stockOfOrders(tx).execute({ orderIds });
};

type State = 'held' | 'sold' | 'freed';

/** Turns holds from one state to another, and locks their rows where there are several. */
const turn = async (tx: Db, orderIds: readonly number[], from: State, to: State): Promise<void> => {
  const [turned = 0] = await write(tx, turnHolds({ state: to }, { orderIds, from }));
  if (turned > 1) await lockStockOf(tx, orderIds);
};

/** Gives the stock that orders hold back to the calendar; what is not held any more stays as it is. */
export const freeHolds = (tx: Db, orderIds: readonly number[]): Promise<void> =>
  turn(tx, orderIds, 'held', 'freed');

/** Turns what an order holds into sold. Where it is more than one row, {@link lockStockOf} has to follow. */
export const soldHolds = (orderId: number): Write =>
  turnHolds({ state: 'sold' }, { orderIds: [orderId], from: 'held' });

/** Gives what an order had sold to it back to the calendar; done again it changes nothing. */
export const returnSold = (tx: Db, orderId: number): Promise<void> => turn(tx, [orderId], 'sold', 'freed');

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
  await turn(tx, [orderId], 'freed', 'sold');
  return true;
};
