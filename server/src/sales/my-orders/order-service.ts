import type {
  CallData,
  CallInput,
  NextTrip,
  OrderCounts,
  OrderDetail,
  SuggestedContact,
} from '@portal/shared/contract';
import { dayOf } from '@portal/shared/rules';
import { getDetails } from '#src/identity/authentication/index.ts';
import { findNameByMobile } from '#src/identity/travellers/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { notFound, requireDayOrder } from '#src/platform/errors/index.ts';
import { readDeparture, readGroup } from '#src/sales/fulfilment/index.ts';
import { readInvoice } from '#src/sales/invoices/index.ts';
import { findFulfilment, findOwnOrder, listLines, listOrderEvents } from '#src/sales/orders/index.ts';
import { listReviewable } from '#src/sales/reviews/index.ts';
import { listContracts } from '#src/sales/travel-contracts/index.ts';
import { toOrderDetail, toOrderRow } from './order-view.ts';
import {
  countByKindAndState,
  countOrders,
  findLatestContact,
  findNext,
  listOrders,
} from './own-order-repository.ts';
import { findTravelPlace } from './travel-place-repository.ts';

type Needs = Pick<Deps, 'db' | 'now'>;

/** The member's own orders, in the order of `sort`. Throws 400 on `to` for a reversed range of days. */
export const getOrders = async (
  { db, now }: Needs,
  userId: number,
  query: CallInput<'GET /api/v1/orders'>['query'],
): Promise<CallData<'GET /api/v1/orders'>> => {
  const { from, to } = query;
  requireDayOrder(from, to);
  const today = dayOf(now());
  const [rows, total] = await Promise.all([
    listOrders(db, userId, query, today),
    countOrders(db, userId, query),
  ]);
  const until = await listReviewable(db, rows, now());
  return { list: rows.map((order) => toOrderRow(order, until.get(order.id))), total };
};

/** Number of the member's own orders per kind and state; states without any are left out. */
export const countOwnOrders = async ({ db }: Needs, userId: number): Promise<OrderCounts> => {
  const counts = { tour: {}, hotel: {}, ticket: {}, goods: {}, visa: {} };
  for (const { kind, state, total } of await countByKindAndState(db, userId))
    Object.assign(counts[kind], { [state]: total });
  return counts;
};

/** The member's next trip, including today's; null without one. */
export const getNextOrder = async ({ db, now }: Needs, userId: number): Promise<NextTrip | null> => {
  const order = await findNext(db, userId, dayOf(now()));
  return order ? { ...toOrderRow(order), place: await findTravelPlace(db, order) } : null;
};

/**
 * The contact that a booking of the member starts with: that of the latest order, else the mobile number and mailbox
 * of the account, with the name of the member's traveller who has this number.
 */
export const getSuggestedContact = async ({ db }: Needs, userId: number): Promise<SuggestedContact> => {
  const contact = await findLatestContact(db, userId);
  if (contact) return { name: contact.name, mobile: contact.mobile, email: contact.email ?? null };
  const { mobile, email } = await getDetails(db, userId);
  const name = mobile === null ? undefined : await findNameByMobile(db, userId, mobile);
  return { name: name ?? null, mobile, email };
};

/** An order of the member with all details. Throws 404, also for an order of another member. */
export const getOrder = async ({ db, now }: Needs, userId: number, orderNo: string): Promise<OrderDetail> => {
  const order = await findOwnOrder(db, userId, orderNo);
  if (!order) throw notFound();
  const [lines, happenings, invoice, fulfilment, group, contracts, departure, until] = await Promise.all([
    listLines(db, order.id),
    listOrderEvents(db, orderNo),
    readInvoice(db, order.id),
    findFulfilment(db, order.id),
    readGroup(db, order),
    listContracts(db, order),
    readDeparture(db, order, now()),
    listReviewable(db, [order], now()),
  ]);
  const facts = { lines, happenings, invoice, fulfilment, group, contracts, departure };
  return toOrderDetail(order, { ...facts, reviewUntil: until.get(order.id) });
};
