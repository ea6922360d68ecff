import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { ofProductInScope } from '#src/catalog/products/index.ts';
import { visibleTo } from '#src/identity/users/index.ts';
import type { DataScope } from '#src/platform/context/index.ts';
import {
  coupons,
  customerNotes,
  type Db,
  enquiries,
  insertInto,
  memberCoupons,
  messages,
  orderedProduct,
  orders,
  pickColumns,
  refunds,
  users,
} from '#src/platform/database/index.ts';

/** The latest rows of each list. */
const most = 20;
const mostNotes = 50;

/** Who reads: their data scope, and whether they see users with the role ROOT. */
export interface CustomerReader {
  readonly scope: DataScope;
  readonly isRoot: boolean;
}

/** The orders of a customer that are in the data scope. */
const ofCustomer = (id: number, scope: DataScope): SQL | undefined =>
  and(eq(orders.userId, id), ofProductInScope(scope, orderedProduct));

/** Whether a customer has an order in the data scope. */
export const isCustomerInScope = async (
  db: Db,
  ids: readonly number[],
  scope: DataScope,
): Promise<boolean> => {
  const found = await db
    .selectDistinct({ userId: orders.userId })
    .from(orders)
    .where(and(inArray(orders.userId, [...ids]), ofProductInScope(scope, orderedProduct)));
  return found.length === new Set(ids).size;
};

/** A user that the reader may see as a customer; undefined for others. */
export const findCustomer = async (db: Db, id: number, { isRoot }: CustomerReader) => {
  const [found] = await db
    .select({
      ...pickColumns(users, ['id', 'username', 'nickname', 'mobile', 'email', 'createdAt', 'closingAt']),
      status: sql<0 | 1>`${users.status}`,
    })
    .from(users)
    .where(and(eq(users.id, id), visibleTo(db, { userId: 0, isRoot, scope: 'all' })));
  return found;
};

export const sumOrders = async (db: Db, id: number, scope: DataScope) => {
  const [sums] = await db
    .select({
      orders: sql<number>`count(*)::int`,
      paid: sql<number>`coalesce(sum(${orders.paidAmount}), 0)`.mapWith(Number),
      refunded: sql<number>`coalesce(sum(${orders.refundedAmount}), 0)`.mapWith(Number),
    })
    .from(orders)
    .where(ofCustomer(id, scope));
  return sums ?? { orders: 0, paid: 0, refunded: 0 };
};

export const listOrders = (db: Db, id: number, scope: DataScope) =>
  db
    .select({
      ...pickColumns(orders, ['orderNo', 'kind', 'state', 'title', 'travelDay']),
      titleEn: sql<string | null>`${orders.snapshot} #>> '{title,en}'`,
      ...pickColumns(orders, ['amount', 'refundedAmount', 'createdAt']),
    })
    .from(orders)
    .where(ofCustomer(id, scope))
    .orderBy(desc(orders.id))
    .limit(most);

export const listRefunds = (db: Db, id: number, scope: DataScope) =>
  db
    .select({
      ...pickColumns(refunds, ['refundNo', 'state', 'amount', 'createdAt']),
      orderNo: orders.orderNo,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(ofCustomer(id, scope))
    .orderBy(desc(refunds.id))
    .limit(most);

/** The terms of travel contracts that were accepted with orders. */
export const listConsents = (db: Db, id: number, scope: DataScope) =>
  db
    .select({
      orderNo: orders.orderNo,
      version: sql<string>`${orders.form} #>> '{consent,version}'`,
      at: sql<string>`${orders.form} #>> '{consent,at}'`,
    })
    .from(orders)
    .where(and(ofCustomer(id, scope), sql`${orders.form} #>> '{consent,version}' is not null`))
    .orderBy(desc(orders.id))
    .limit(most);

export const listCoupons = (db: Db, id: number) =>
  db
    .select({
      id: memberCoupons.id,
      title: coupons.title,
      orderNo: orders.orderNo,
      endsAt: coupons.endsAt,
      receivedAt: memberCoupons.createdAt,
    })
    .from(memberCoupons)
    .innerJoin(coupons, eq(coupons.id, memberCoupons.couponId))
    .leftJoin(orders, eq(orders.id, memberCoupons.orderId))
    .where(eq(memberCoupons.userId, id))
    .orderBy(desc(memberCoupons.id))
    .limit(most);

export const listMessages = (db: Db, id: number) =>
  db
    .select(pickColumns(messages, ['id', 'category', 'title', 'readAt', 'createdAt']))
    .from(messages)
    .where(eq(messages.userId, id))
    .orderBy(desc(messages.id))
    .limit(most);

interface Contacts {
  readonly id: number;
  readonly mobile: string | null;
  readonly email: string | null;
}

/** Enquiries of the account, and those with its number or mailbox. */
export const listEnquiries = (db: Db, { id, mobile, email }: Contacts) => {
  const own = sql`select subject_id from audit_log where actor_id = ${id} and subject = 'enquiry'`;
  return db
    .select(pickColumns(enquiries, ['id', 'enquiryNo', 'kind', 'state', 'createdAt']))
    .from(enquiries)
    .where(
      or(
        sql`${enquiries.enquiryNo} in (${own})`,
        mobile ? eq(enquiries.mobile, mobile) : undefined,
        email ? sql`lower(${enquiries.email}) = ${email.toLowerCase()}` : undefined,
      ),
    )
    .orderBy(desc(enquiries.id))
    .limit(most);
};

/** The notes on a customer, latest first. */
export const listNotes = (db: Db, id: number) =>
  db
    .select({
      ...pickColumns(customerNotes, ['id', 'text', 'createdAt']),
      author: users.nickname,
    })
    .from(customerNotes)
    .innerJoin(users, eq(users.id, customerNotes.authorId))
    .where(eq(customerNotes.userId, id))
    .orderBy(desc(customerNotes.id))
    .limit(mostNotes);

export const countNotes = (db: Db, id: number): Promise<number> =>
  db.$count(customerNotes, eq(customerNotes.userId, id));

export const insertNote = (tx: Db, note: typeof customerNotes.$inferInsert): Promise<number> =>
  insertInto(tx, customerNotes, note);
