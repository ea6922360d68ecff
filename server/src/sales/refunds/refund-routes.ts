import type { FastifyInstance } from 'fastify';
import { handle, idempotencyKeyOf } from '#src/platform/http/index.ts';
import type { PaymentDeps } from '#src/sales/payments/index.ts';
import { approveRefund, rejectRefund } from './decide-refund.ts';
import { refundByTransfer, retryRefund } from './failed-refund-service.ts';
import { getOwnRefunds } from './own-refunds.ts';
import { countRefundStates } from './refund-admin-repository.ts';
import { getAdminRefund, listAdminRefunds } from './refund-admin-service.ts';
import { confirmRejection, declineRejection } from './rejection/decide-rejection.ts';
import { getRefundQuote, requestOrderRefund } from './request-refund.ts';

const registerRefundAdmin = (app: FastifyInstance, deps: PaymentDeps): void => {
  handle(app, 'GET /api/v1/refunds', ({ query, ...reader }) => listAdminRefunds(deps, reader, query));
  handle(app, 'GET /api/v1/refunds/counts', ({ scope }) => countRefundStates(deps.db, scope));
  handle(app, 'GET /api/v1/refunds/:refundNo', ({ member, params }) =>
    getAdminRefund(deps, member, params.refundNo),
  );
  handle(app, 'POST /api/v1/refunds/:refundNo/approve', ({ decider, params }) =>
    approveRefund(deps, decider, params.refundNo),
  );
  handle(app, 'POST /api/v1/refunds/:refundNo/reject', ({ decider, params, body }) =>
    rejectRefund(deps, decider, { refundNo: params.refundNo, reason: body.reason }),
  );
  handle(app, 'POST /api/v1/refunds/:refundNo/rejection/confirm', ({ decider, params }) =>
    confirmRejection(deps, decider, params.refundNo),
  );
  handle(app, 'POST /api/v1/refunds/:refundNo/rejection/decline', ({ decider, params, body }) =>
    declineRejection(deps, decider, { ...params, ...body }),
  );
  handle(app, 'POST /api/v1/refunds/:refundNo/retry', ({ member, params }) =>
    retryRefund(deps, member, params.refundNo),
  );
  handle(app, 'POST /api/v1/refunds/:refundNo/transfer', ({ member, params, body }) =>
    refundByTransfer(deps, member, { ...params, ...body }),
  );
};

/** Refund routes: the member's quote and request, and the decisions of finance. */
export const registerRefunds = (app: FastifyInstance, deps: PaymentDeps): void => {
  handle(app, 'GET /api/v1/orders/:orderNo/refund-quote', ({ member, params }) =>
    getRefundQuote(deps, member.userId, params.orderNo),
  );
  handle(app, 'POST /api/v1/orders/:orderNo/refund', ({ member, params, body, request }) =>
    requestOrderRefund(deps, { member, orderNo: params.orderNo, key: idempotencyKeyOf(request), body }),
  );
  handle(app, 'GET /api/v1/orders/:orderNo/refunds', ({ member, params }) =>
    getOwnRefunds(deps, member.userId, params.orderNo),
  );
  registerRefundAdmin(app, deps);
};
