import type { FastifyInstance } from 'fastify';
import { handle, idempotencyKeyOf } from '../../http/handle.ts';
import type { PaymentDeps } from '../payment/payment-deps.ts';
import { approveRefund, rejectRefund } from './decide-refund.ts';
import { getOwnRefunds, getRefunds } from './refund-queries.ts';
import { getRefundQuote, requestOrderRefund } from './request-refund.ts';

/** Giving orders back: the member's quote and request, and what finance decides. */
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
  handle(app, 'GET /api/v1/refunds', ({ query }) => getRefunds(deps, query));
  handle(app, 'POST /api/v1/refunds/:refundNo/approve', async ({ member, params }) => {
    await approveRefund(deps, member, params.refundNo);
    return null;
  });
  handle(app, 'POST /api/v1/refunds/:refundNo/reject', async ({ member, params, body }) => {
    await rejectRefund(deps, member, { refundNo: params.refundNo, reason: body.reason });
    return null;
  });
};
