import { dayOf } from '@portal/shared/rules';
import type { FastifyInstance } from 'fastify';
import type { DocumentCipher } from '#src/platform/crypto/index.ts';
import { handle, idempotencyKeyOf, languageOf, sendFile } from '#src/platform/http/index.ts';
import { cancelForBuyer } from '#src/sales/my-orders/index.ts';
import type { PaymentDeps } from '#src/sales/payments/index.ts';
import { getAnyRefundQuote, refundForBuyer, refundPartByStaff } from '#src/sales/refunds/index.ts';
import { exportOrders } from './export-orders.ts';
import { addNote, revealTravellerDocument } from './order-admin-actions.ts';
import { countAdminOrders, getAdminOrder, listAdminOrders } from './order-admin-service.ts';
import { printSlips } from './order-slips.ts';
import { listPassengers } from './passenger-repository.ts';

const registerQueries = (app: FastifyInstance, deps: PaymentDeps): void => {
  handle(app, 'GET /api/v1/staff/orders', ({ query, scope }) => listAdminOrders(deps, query, scope));
  handle(app, 'GET /api/v1/staff/orders/counts', ({ query, scope }) => countAdminOrders(deps, query, scope));
  handle(app, 'GET /api/v1/staff/orders/export', async ({ member, scope, query, request, reply }) => {
    const language = languageOf(request) ?? 'zh-cn';
    const bytes = await exportOrders(deps, { member, scope }, query, language);
    return sendFile(reply, {
      name: `orders-${dayOf(deps.now())}.csv`,
      type: 'text/csv; charset=utf-8',
      bytes,
    });
  });
  handle(app, 'GET /api/v1/staff/orders/:orderNo', ({ member, params }) =>
    getAdminOrder(deps, member, params.orderNo),
  );
  handle(app, 'GET /api/v1/staff/orders/:orderNo/passengers', ({ params }) =>
    listPassengers(deps.db, params.orderNo),
  );
};

const registerSlips = (app: FastifyInstance, deps: PaymentDeps): void => {
  handle(app, 'POST /api/v1/staff/orders/slips/file', async ({ member, scope, body, request, reply }) => {
    const language = languageOf(request) ?? 'zh-cn';
    const bytes = await printSlips(deps, { member, scope }, body.orderNos, language);
    return sendFile(reply, { name: 'order-slips.pdf', type: 'application/pdf', bytes });
  });
};

const registerActions = (app: FastifyInstance, deps: PaymentDeps, cipher: DocumentCipher): void => {
  handle(app, 'POST /api/v1/staff/orders/:orderNo/notes', ({ member, params, body }) =>
    addNote(deps, member, params.orderNo, body.text),
  );
  handle(app, 'POST /api/v1/staff/orders/:orderNo/document', ({ member, params, body }) =>
    revealTravellerDocument(deps, cipher, member, { ...params, ...body }),
  );
  handle(app, 'POST /api/v1/staff/orders/:orderNo/cancel', ({ member, params }) =>
    cancelForBuyer(deps, member, params.orderNo),
  );
};

const registerRefundActions = (app: FastifyInstance, deps: PaymentDeps): void => {
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

/** Staff routes for all orders. */
export const registerOrderAdmin = (app: FastifyInstance, deps: PaymentDeps, cipher: DocumentCipher): void => {
  registerQueries(app, deps);
  registerSlips(app, deps);
  registerActions(app, deps, cipher);
  registerRefundActions(app, deps);
};
