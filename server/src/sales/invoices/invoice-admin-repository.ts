import type { CallData, CallInput } from '@portal/shared/contract';
import { and, asc, desc, eq, ilike, ne, or, type SQL, sql } from 'drizzle-orm';
import type { DataScope, Deps } from '#src/platform/context/index.ts';
import { containing, type Db, invoices, type OrderSnapshot, orders } from '#src/platform/database/index.ts';
import type { SentFile } from '#src/platform/http/index.ts';
import { isReadAs } from '#src/platform/pinyin/index.ts';
import { findOrderByNumber, orderInScope, withOpenBalance } from '#src/sales/orders/index.ts';
import { invoiceDuty } from './invoice-duty-rules.ts';
import { findInvoiceFile, invoiceColumns } from './invoice-repository.ts';
import { toInvoiceFile } from './invoice-service.ts';
import { toInvoice } from './invoice-view.ts';

type Page = 'GET /api/v1/invoices';
type Filters = Omit<NonNullable<CallInput<Page>['query']>, 'pageNum' | 'pageSize'> & {
  readonly scope: DataScope;
};

const net = sql<number>`${orders.paidAmount} - ${orders.refundedAmount}`.mapWith(Number);

const isBalanceOpen = sql<boolean>`coalesce(${withOpenBalance}, false)`;

const matchKeywords = (keywords: string | undefined): SQL | undefined => {
  if (!keywords?.trim()) return undefined;
  const words = containing(keywords.trim());
  return or(
    ilike(invoices.title, words),
    ilike(invoices.taxNo, words),
    ilike(invoices.invoiceNo, words),
    ilike(orders.orderNo, words),
    isReadAs('invoice', invoices.id, keywords),
  );
};

const matchFilters = ({ keywords, state, redLetter, scope }: Filters): SQL | undefined =>
  and(
    orderInScope(scope),
    matchKeywords(keywords),
    state && eq(invoices.state, state),
    redLetter && and(eq(invoices.state, 'ISSUED'), ne(invoices.amount, net)),
  );

/** The title at the time of sale, in both languages. */
const title = sql<OrderSnapshot['title']>`${orders.snapshot} -> 'title'`;

const countInvoices = async (db: Db, filters: Filters): Promise<number> => {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(matchFilters(filters));
  return row?.total ?? 0;
};

const readPage = (db: Db, filters: Filters, { limit, offset }: { limit: number; offset: number }) => {
  const way = filters.state === 'REQUESTED' ? asc : desc;
  const { orderNo, kind, state } = orders;
  return db
    .select({ invoice: invoiceColumns, order: { orderNo, kind, title, state }, net, isBalanceOpen })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(matchFilters(filters))
    .orderBy(way(invoices.createdAt), way(invoices.id))
    .limit(limit)
    .offset(offset);
};

/** A page of the invoices in the data scope with the action due for each. */
export const pageInvoices = async (
  { db }: Pick<Deps, 'db'>,
  { pageNum = 1, pageSize = 10, ...query }: CallInput<Page>['query'],
  scope: DataScope,
): Promise<CallData<Page>> => {
  const filters = { ...query, scope };
  const rows = await readPage(db, filters, { limit: pageSize, offset: (pageNum - 1) * pageSize });
  return {
    list: rows.map(({ invoice, order, net: remaining, isBalanceOpen: open }) => ({
      id: invoice.id,
      ...toInvoice(invoice),
      ...{ orderNo: order.orderNo, kind: order.kind, orderTitle: order.title, net: remaining },
      duty: invoiceDuty({ ...invoice, orderState: order.state, net: remaining, isBalanceOpen: open }),
      redInvoiceNo: invoice.redInvoiceNo,
      updatedAt: invoice.updatedAt.toISOString(),
    })),
    total: await countInvoices(db, filters),
  };
};

/** The file of any order's invoice. Throws 404 until it is issued. */
export const getAnyInvoiceFile = async ({ db }: Pick<Deps, 'db'>, orderNo: string): Promise<SentFile> => {
  const order = await findOrderByNumber(db, orderNo);
  return toInvoiceFile(order && (await findInvoiceFile(db, order.id)));
};
