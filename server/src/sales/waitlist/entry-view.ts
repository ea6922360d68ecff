import type { StaffWaitlistEntry, WaitlistEntry } from '@portal/shared/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import {
  type Db,
  holds,
  orders,
  pickColumns,
  products,
  skus,
  users,
  waitlistEntries,
} from '#src/platform/database/index.ts';

const position = sql<number | null>`case when ${waitlistEntries.state} = 'WAITING' then (
  select count(*)::integer from waitlist_entries before
  where before.sku_id = ${waitlistEntries.skuId} and before.day = ${waitlistEntries.day}
    and before.state = 'WAITING' and before.id <= ${waitlistEntries.id}) end`;

const shownColumns = {
  ...pickColumns(waitlistEntries, [
    'id',
    'skuId',
    'day',
    'adults',
    'children',
    'state',
    'offerUntil',
    'createdAt',
  ]),
  tourId: products.id,
  title: products.title,
  picture: products.picture,
  orderNo: orders.orderNo,
  member: users.username,
  held: sql<number>`case when ${holds.state} = 'held' and ${holds.orderId} is null then ${holds.quantity} else 0 end`,
  position,
};

/** A query of entries with their tour, member, seats and order; the caller adds conditions and order. */
export const selectEntries = (db: Db) =>
  db
    .select(shownColumns)
    .from(waitlistEntries)
    .innerJoin(skus, eq(skus.id, waitlistEntries.skuId))
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(users, eq(users.id, waitlistEntries.userId))
    .leftJoin(holds, eq(holds.entryId, waitlistEntries.id))
    .leftJoin(orders, eq(orders.id, holds.orderId));

type Row = Awaited<ReturnType<typeof selectEntries>>[number];

/** Open entries first, then by a column. */
export const openFirst: SQL = sql`case when ${waitlistEntries.state} in ('WAITING', 'OFFERED') then 0 else 1 end`;

/** An entry as its member sees it. */
export const toEntry = ({
  member: _member,
  held: _held,
  offerUntil,
  createdAt,
  ...entry
}: Row): WaitlistEntry => ({
  ...entry,
  offerUntil: entry.state === 'OFFERED' ? (offerUntil?.toISOString() ?? null) : null,
  createdAt: createdAt.toISOString(),
});

/** An entry as staff see it. */
export const toStaffEntry = (row: Row): StaffWaitlistEntry => ({
  ...toEntry(row),
  member: row.member,
  held: row.held,
});
