import type { FastifyInstance } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { handle, idempotencyKeyOf } from '#src/platform/http/index.ts';
import { quoteTravellerRefund, requestTravellerRefund } from './request-removal.ts';

/** Routes for refunds of some travellers by the buyer of an order. */
export const registerTravellerRefunds = (
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'env' | 'now'>,
): void => {
  handle(app, 'GET /api/v1/orders/:orderNo/traveller-refund/quote', ({ member, params, query }) => {
    const { places, singleRooms } = query;
    const leaving = { places: places.split(',').map(Number), singleRooms };
    return quoteTravellerRefund(deps, member.userId, params.orderNo, leaving);
  });
  handle(app, 'POST /api/v1/orders/:orderNo/traveller-refund', ({ member, params, body, request }) =>
    requestTravellerRefund(deps, { member, orderNo: params.orderNo, key: idempotencyKeyOf(request), body }),
  );
};
