import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DocumentCipher } from '#src/platform/crypto/index.ts';
import type { Member } from '#src/platform/errors/index.ts';
import { handle, idempotencyKeyOf, languageOf, sendFile } from '#src/platform/http/index.ts';
import {
  type BookingDeps,
  type BookingExtras,
  type Preparing,
  placeOrder,
  prepareGoods,
  prepareHotel,
  prepareTicket,
  prepareTour,
  prepareVisa,
  type Quoting,
  quoteGoods,
  quoteHotel,
  quoteTicket,
  quoteTour,
  quoteVisa,
  requireReached,
} from '#src/sales/checkout/index.ts';
import type { PaymentDeps } from '#src/sales/payments/index.ts';
import { cancelOrder } from './cancel-order.ts';
import { hideOrder } from './hide-order.ts';
import { getCalendar } from './order-calendar.ts';
import { countOwnOrders, getNextOrder, getOrder, getOrders, getSuggestedContact } from './order-service.ts';

interface Booked<Booking> {
  readonly member: Member;
  readonly body: Booking;
  readonly request: FastifyRequest;
}

/** Registers quote and booking routes per kind; all kinds are placed by `placeOrder`. */
const registerKinds = (app: FastifyInstance, deps: PaymentDeps, booking: BookingDeps): void => {
  const quote =
    <Selection, Answer>(quoting: Quoting<Selection, Answer>) =>
    ({ body }: { readonly body: Selection }) =>
      quoting(booking, body);
  const place =
    <Booking extends BookingExtras>(prepare: Preparing<Booking>) =>
    async ({ member, body, request }: Booked<Booking>) => {
      const prepared = await prepare(booking, member.userId, body);
      requireReached(deps.env, prepared.form.contact);
      const key = idempotencyKeyOf(request);
      const { couponId, invoice } = body;
      const language = languageOf(request);
      return placeOrder(deps, { member, booking: prepared, key, body, couponId, invoice, language });
    };
  handle(app, 'POST /api/v1/orders/tour/quote', quote(quoteTour));
  handle(app, 'POST /api/v1/orders/tour', place(prepareTour));
  handle(app, 'POST /api/v1/orders/hotel/quote', quote(quoteHotel));
  handle(app, 'POST /api/v1/orders/hotel', place(prepareHotel));
  handle(app, 'POST /api/v1/orders/ticket/quote', quote(quoteTicket));
  handle(app, 'POST /api/v1/orders/ticket', place(prepareTicket));
  handle(app, 'POST /api/v1/orders/goods/quote', quote(quoteGoods));
  handle(app, 'POST /api/v1/orders/goods', place(prepareGoods));
  handle(app, 'POST /api/v1/orders/visa/quote', quote(quoteVisa));
  handle(app, 'POST /api/v1/orders/visa', place(prepareVisa));
};

/** Routes for quoting, booking, listing and cancelling orders. */
export const registerOrder = (app: FastifyInstance, deps: PaymentDeps, cipher: DocumentCipher): void => {
  registerKinds(app, deps, { db: deps.db, now: deps.now, cipher });
  handle(app, 'GET /api/v1/orders', ({ member, query }) => getOrders(deps, member.userId, query));
  handle(app, 'GET /api/v1/orders/counts', ({ member }) => countOwnOrders(deps, member.userId));
  handle(app, 'GET /api/v1/orders/next', ({ member }) => getNextOrder(deps, member.userId));
  handle(app, 'GET /api/v1/orders/contact', ({ member }) => getSuggestedContact(deps, member.userId));
  handle(app, 'GET /api/v1/orders/:orderNo', ({ member, params }) =>
    getOrder(deps, member.userId, params.orderNo),
  );
  handle(app, 'GET /api/v1/orders/:orderNo/calendar', async ({ member, params, request, reply }) => {
    const { orderNo } = params;
    const bytes = await getCalendar(deps, member.userId, orderNo, languageOf(request));
    return sendFile(reply, { name: `${orderNo}.ics`, type: 'text/calendar; charset=utf-8', bytes });
  });
  handle(app, 'DELETE /api/v1/orders/:orderNo', ({ member, params }) =>
    hideOrder(deps, member, params.orderNo),
  );
  handle(app, 'POST /api/v1/orders/:orderNo/cancel', ({ member, params }) =>
    cancelOrder(deps, member, params.orderNo),
  );
};
