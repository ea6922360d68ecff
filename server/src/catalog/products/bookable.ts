import { and, eq, gte, type SQL, sql } from 'drizzle-orm';
import { inventory, skus } from '#src/platform/database/index.ts';

/** Seats that are neither held nor sold. */
export const seatsLeft = sql<number>`(${inventory.total} - ${inventory.held} - ${inventory.sold})`;

/** When booking of a row ends: its own moment, or the beginning of its day in Shanghai. */
export const closing = sql`coalesce(${inventory.closesAt}, ${inventory.day}::timestamp at time zone 'Asia/Shanghai')`;

/** Rows of the calendar that can still be booked, sold out or not. Wants `skus` joined. `today` in Asia/Shanghai. */
export const openForBooking = (now: Date, today: string): SQL | undefined =>
  and(eq(skus.status, 1), gte(inventory.day, today), sql`${closing} > ${now.toISOString()}::timestamptz`);
