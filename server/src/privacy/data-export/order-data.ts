import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { DocumentCipher } from '#src/platform/crypto/index.ts';
import {
  auditLog,
  type Db,
  eTickets,
  fulfilments,
  invoices,
  notifications,
  orderChanges,
  orderLines,
  orders,
  orderVisaDocuments,
  payments,
  refunds,
} from '#src/platform/database/index.ts';
import type { OrderRecord } from '#src/sales/orders/index.ts';

const portion = 50;

type OfOrders = PgTable & { readonly orderId: PgColumn };

/** The records of an order. Columns for internal lookups and checks are omitted. */
const parts = {
  lines: orderLines,
  payments,
  refunds,
  eTickets,
  invoices,
  deliveries: fulfilments,
  visaDocuments: orderVisaDocuments,
  changes: orderChanges,
  notices: notifications,
} as const satisfies Readonly<Record<string, OfOrders>>;

const ours = new Set([
  'id',
  'orderId',
  'paymentId',
  'changeId',
  'proposedBy',
  'secondPerson',
  'decidedBy',
  'tokenCipher',
  'tokenHash',
  'offer',
]);
const machinery = new Set(['attempts', 'nextTryAt', 'lastError', 'nextQueryAt', 'queries', 'askedAt']);

const shown = (row: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !ours.has(name) && !machinery.has(name)));

const partsOf = async (db: Db, ids: readonly number[]) =>
  Promise.all(
    Object.entries<OfOrders>(parts).map(async ([name, table]) => {
      const rows = await db
        .select()
        .from(table)
        .where(inArray(table.orderId, [...ids]));
      return [name, rows as Record<string, unknown>[]] as const;
    }),
  );

const historyOf = (db: Db, orderNos: readonly string[]) =>
  db
    .select({ orderNo: auditLog.subjectId, at: auditLog.createdAt, event: auditLog.action })
    .from(auditLog)
    .where(and(eq(auditLog.subject, 'order'), inArray(auditLog.subjectId, [...orderNos])))
    .orderBy(asc(auditLog.id));

/** The form of an order, with full document numbers. */
const filledIn = ({ travellers, ...form }: OrderRecord['form'], cipher: DocumentCipher): object => ({
  ...form,
  travellers: travellers.map(({ documentCipher, documentMask, documentHash, ...person }) => ({
    ...person,
    documentNo: cipher.decrypt(documentCipher),
  })),
});

const whole = (order: OrderRecord, cipher: DocumentCipher): object => {
  const { id, userId, fingerprint, form, snapshot, ...plain } = order;
  return { ...plain, filledIn: filledIn(form, cipher), bought: snapshot };
};

const nextOrders = (db: Db, userId: number, after: number): Promise<OrderRecord[]> =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), gt(orders.id, after)))
    .orderBy(asc(orders.id))
    .limit(portion);

/** All orders of a member with their records, oldest first; read in batches of fifty. */
export async function* readOrders(db: Db, userId: number, cipher: DocumentCipher): AsyncGenerator<object> {
  for (let after = 0; ; ) {
    const found = await nextOrders(db, userId, after);
    const ids = found.map(({ id }) => id);
    const hung = ids.length > 0 ? await partsOf(db, ids) : [];
    const history =
      ids.length > 0
        ? await historyOf(
            db,
            found.map(({ orderNo }) => orderNo),
          )
        : [];
    for (const order of found) {
      const own = hung.map(([name, rows]) => [
        name,
        rows.filter(({ orderId }) => orderId === order.id).map(shown),
      ]);
      const events = history.filter(({ orderNo }) => orderNo === order.orderNo);
      yield {
        ...whole(order, cipher),
        ...Object.fromEntries(own),
        history: events.map(({ at, event }) => ({ at, event })),
      };
    }
    if (found.length < portion) return;
    after = ids.at(-1) ?? after;
  }
}
