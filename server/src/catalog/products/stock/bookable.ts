import { decisionHour } from '@portal/shared/rules';
import { and, eq, gte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { inventory, products, skus } from '#src/platform/database/index.ts';

/** Seats that are neither held nor sold. */
export const seatsLeft = sql<number>`(${inventory.total} - ${inventory.held} - ${inventory.sold})`;

const decision = sql`(${inventory.day} - ${products.cutoffDays})::timestamp at time zone 'Asia/Shanghai'
  + interval '${sql.raw(String(decisionHour))} hours'`;

/**
 * When booking of a row closes: its own `closesAt`, or the start of its day in Asia/Shanghai; a departure when its group
 * is decided (`decisionTime`), if that is earlier.
 */
export const closing = sql`least(
  coalesce(${inventory.closesAt}, ${inventory.day}::timestamp at time zone 'Asia/Shanghai'), ${decision})`;

/** Condition: calendar rows still open for booking on `today` (Asia/Shanghai), sold out or not. Needs `skus` and `products` joined. */
export const openForBooking = (now: Date, today: string): SQL | undefined =>
  and(eq(skus.status, 1), gte(inventory.day, today), sql`${closing} > ${now.toISOString()}::timestamptz`);

/** Condition: a SKU for children, students or seniors only. Its price is not a price from while adults can book another. */
export const isConcession = sql`coalesce((${skus.attributes} ->> 'concession')::boolean, false)`;

/** SQL aggregate: the lowest price of calendar rows in fen, of those for adults if there are any. */
export const lowestPrice = (price: SQLWrapper, concession: SQL = isConcession): SQL =>
  sql`coalesce(min(${price}) filter (where not ${concession}), min(${price}))`;
