import type { FastifyInstance } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { handle } from '#src/platform/http/index.ts';
import { changeDeparture, getDepartureForm } from './departure-info.ts';
import { receiveGoods, transitionByStaff } from './fulfilment-service.ts';

/** Routes for fulfilment steps by staff and buyers, and for what staff enter about departures. */
export const registerFulfilment = (app: FastifyInstance, deps: Pick<Deps, 'db' | 'env' | 'now'>): void => {
  handle(app, 'POST /api/v1/orders/:orderNo/receive', async ({ member, params }) => {
    const { fulfilment } = await receiveGoods(deps, member, params.orderNo);
    return { fulfilment };
  });
  handle(app, 'POST /api/v1/orders/:orderNo/fulfilment', async ({ member, params, body }) => {
    const { fulfilment } = await transitionByStaff(deps, member, params.orderNo, body);
    return { fulfilment };
  });
  handle(app, 'GET /api/v1/staff/orders/:orderNo/departure', ({ params }) =>
    getDepartureForm(deps, params.orderNo),
  );
  handle(app, 'PUT /api/v1/staff/orders/:orderNo/departure', ({ member, params, body }) =>
    changeDeparture(deps, member, params.orderNo, body),
  );
};
