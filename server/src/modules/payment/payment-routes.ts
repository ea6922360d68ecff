import type { FastifyInstance } from 'fastify';
import { handle, idempotencyKeyOf } from '../../http/handle.ts';
import { noticeRoutes } from './notice-routes.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { getCashier, getPaymentStatus } from './payment-service.ts';
import { startPayment } from './start-payment.ts';

/** The cashier, starting and following a payment, and where providers post their notifications. */
export const registerPayment = (app: FastifyInstance, deps: PaymentDeps): void => {
  handle(app, 'GET /api/v1/cashier/:orderNo', ({ member, params }) =>
    getCashier(deps, member.userId, params.orderNo),
  );
  for (const provider of ['alipay', 'wechatpay'] as const) {
    handle(app, `POST /api/v1/payments/${provider}`, ({ member, body, request }) =>
      startPayment(deps, { provider, userId: member.userId, key: idempotencyKeyOf(request), body }),
    );
    handle(app, `GET /api/v1/payments/${provider}/:paymentNo`, ({ member, params: { paymentNo } }) =>
      getPaymentStatus(deps, { provider, userId: member.userId, paymentNo }),
    );
  }
  noticeRoutes(app, deps);
};
