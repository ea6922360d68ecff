import type { FastifyInstance } from 'fastify';
import { handle, idempotencyKeyOf } from '../../http/handle.ts';
import type { PaymentDeps } from '../payment/payment-deps.ts';
import type { DocumentCipher } from '../traveller/document-cipher.ts';
import { cancelOrder } from './cancel-order.ts';
import { countOwnOrders, getOrder, getOrders, quoteTour } from './order-service.ts';
import { placeOrder } from './place-order.ts';
import { prepareTour } from './tour-booking.ts';

/** Quoting, booking, listing and cancelling orders. */
export const registerOrder = (app: FastifyInstance, deps: PaymentDeps, cipher: DocumentCipher): void => {
  const booking = { db: deps.database.db, now: deps.now, cipher };
  handle(app, 'POST /api/v1/orders/tour/quote', ({ body }) => quoteTour(deps, body));
  handle(app, 'POST /api/v1/orders/tour', async ({ member, body, request }) => {
    const prepared = await prepareTour(booking, member.userId, body);
    return placeOrder(deps, { member, booking: prepared, key: idempotencyKeyOf(request), body });
  });
  handle(app, 'GET /api/v1/orders', ({ member, query }) => getOrders(deps, member.userId, query));
  handle(app, 'GET /api/v1/orders/counts', ({ member, query }) =>
    countOwnOrders(deps, member.userId, query.kind),
  );
  handle(app, 'GET /api/v1/orders/:orderNo', ({ member, params }) =>
    getOrder(deps, member.userId, params.orderNo),
  );
  handle(app, 'POST /api/v1/orders/:orderNo/cancel', async ({ member, params }) => {
    await cancelOrder(deps, member, params.orderNo);
    return null;
  });
};
