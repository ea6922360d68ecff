import { dayOf } from '@portal/shared/rules';
import type { FastifyInstance } from 'fastify';
import type { DocumentCipher } from '#src/platform/crypto/index.ts';
import { handle, idempotencyKeyOf, languageOf, sendFile } from '#src/platform/http/index.ts';
import { cancelForBuyer } from '#src/sales/my-orders/index.ts';
import type { PaymentDeps } from '#src/sales/payments/index.ts';
import { getAnyRefundQuote, refundForBuyer, refundPartByStaff } from '#src/sales/refunds/index.ts';
import { countDeskOrders, getDeskOrder, listDeskOrders } from './desk-service.ts';
import { addNote, lookAtTraveller } from './desk-work.ts';
import { exportOrders } from './export-orders.ts';
import { listPassengers } from './passengers.ts';

const registerLooking = (app: FastifyInstance, deps: PaymentDeps): void => {
  handle(app, 'GET /api/v1/staff/orders', ({ query }) => listDeskOrders(deps, query));
  handle(app, 'GET /api/v1/staff/orders/counts', ({ query }) => countDeskOrders(deps, query));
  handle(app, 'GET /api/v1/staff/orders/export', async ({ member, query, request, reply }) => {
    const bytes = await exportOrders(deps, member, query, languageOf(request) ?? 'zh-cn');
    return sendFile(reply, {
      name: `orders-${dayOf(deps.now())}.csv`,
      type: 'text/csv; charset=utf-8',
      bytes,
    });
  });
  handle(app, 'GET /api/v1/staff/orders/:orderNo', ({ params }) => getDeskOrder(deps, params.orderNo));
  handle(app, 'GET /api/v1/staff/orders/:orderNo/passengers', ({ params }) =>
    listPassengers(deps.database.db, params.orderNo),
  );
};

const registerWork = (app: FastifyInstance, deps: PaymentDeps, cipher: DocumentCipher): void => {
  handle(app, 'POST /api/v1/staff/orders/:orderNo/notes', ({ member, params, body }) =>
    addNote(deps, member, params.orderNo, body.text),
  );
  handle(app, 'POST /api/v1/staff/orders/:orderNo/document', ({ member, params, body }) =>
    lookAtTraveller(deps, cipher, member, { ...params, ...body }),
  );
  handle(app, 'POST /api/v1/staff/orders/:orderNo/cancel', async ({ member, params }) => {
    await cancelForBuyer(deps, member, params.orderNo);
    return null;
  });
};

const registerGivingBack = (app: FastifyInstance, deps: PaymentDeps): void => {
  handle(app, 'GET /api/v1/staff/orders/:orderNo/refund-quote', ({ params }) =>
    getAnyRefundQuote(deps, params.orderNo),
  );
  handle(app, 'POST /api/v1/staff/orders/:orderNo/refund', ({ member, params, body, request }) =>
    refundForBuyer(deps, { staff: member, ...params, key: idempotencyKeyOf(request), body }),
  );
  handle(app, 'POST /api/v1/staff/orders/:orderNo/refund-part', ({ member, params, body, request }) =>
    refundPartByStaff(deps, { staff: member, ...params, key: idempotencyKeyOf(request), body }),
  );
};

/** The orders of everybody, as staff look at them and work on them. */
export const registerOrderDesk = (app: FastifyInstance, deps: PaymentDeps, cipher: DocumentCipher): void => {
  registerLooking(app, deps);
  registerWork(app, deps, cipher);
  registerGivingBack(app, deps);
};
