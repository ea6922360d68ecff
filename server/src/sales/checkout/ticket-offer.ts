import type { TicketSelection } from '@portal/shared/contract';
import { checkVisit, dayOf, entryOf } from '@portal/shared/rules';
import type { Db, TicketSlot } from '#src/platform/database/index.ts';
import { invalidField, throwFieldError } from '#src/platform/errors/index.ts';
import { readStock, requireSalesOpen, type StockRow } from '#src/sales/inventory/index.ts';
import { findLiveProduct, findOfferedSku, type ProductRecord, type SkuRecord } from './offer-repository.ts';

type Ticket = Pick<SkuRecord, 'name'> & TicketSlot;

/** What booking needs of a visit to a live sight. */
export interface BookableVisit {
  readonly product: ProductRecord<'ticket'>;
  readonly ticket: Ticket;
  readonly row: StockRow;
}

const getTicket = async (db: Db, { ticketId, skuId }: TicketSelection): Promise<Ticket> => {
  const sku = await findOfferedSku(db, ticketId, skuId);
  if (!sku?.attributes) throw invalidField('skuId', '没有该门票或时段', 'There is no such ticket or time');
  return { name: sku.name, ...(sku.attributes as TicketSlot) };
};

/**
 * The sight, ticket and day of a selection. Throws an HttpError naming the field when one does not exist, is
 * not on sale, is past its cut-off (else the start of its slot or day), is more than 90 days ahead, or
 * exceeds the quantity per order.
 */
export const getBookableVisit = async (
  db: Db,
  selection: TicketSelection,
  now: Date,
): Promise<BookableVisit> => {
  const product = await findLiveProduct(db, 'ticket', selection.ticketId);
  if (!product) throw invalidField('ticketId', '该景点不存在或已下架', 'This sight is not offered');
  const ticket = await getTicket(db, selection);
  throwFieldError(checkVisit(selection, ticket, dayOf(now)));
  const [row] = await readStock(db, [selection]);
  if (!row) throw invalidField('day', '该日期不售票', 'There are no tickets for this day');
  requireSalesOpen({ ...row, closesAt: row.closesAt ?? entryOf(row.day, ticket.from) }, now, 'day');
  return { product, ticket, row };
};
