import type { FastifyInstance, FastifyRequest } from 'fastify';
import { handle, idempotencyKeyOf, languageOf } from '#src/platform/http/index.ts';
import { pageAnomalies, settleAnomaly } from './anomalies/anomaly-service.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { getCashier, getPaymentStatus } from './payment-service.ts';
import { startPayment } from './start-payment.ts';
import { registerPaymentWebhooks } from './webhooks/webhook-routes.ts';

const languageIn = (request: FastifyRequest) => (languageOf(request) === 'en' ? 'en' : 'zh');

/** Routes of the cashier, of payments and of anomalies. */
export const registerPayment = (app: FastifyInstance, deps: PaymentDeps): void => {
  handle(app, 'GET /api/v1/cashier/:orderNo', ({ member, params, query }) =>
    getCashier(deps, member.userId, { ...params, ...query }),
  );
  for (const provider of ['alipay', 'wechatpay', 'stripe'] as const) {
    handle(app, `POST /api/v1/payments/${provider}`, ({ member, body, request }) =>
      startPayment(deps, {
        ...{ provider, userId: member.userId, key: idempotencyKeyOf(request), body },
        language: languageIn(request),
      }),
    );
    handle(app, `GET /api/v1/payments/${provider}/:paymentNo`, ({ member, params: { paymentNo } }) =>
      getPaymentStatus(deps, { provider, userId: member.userId, paymentNo }),
    );
  }
  handle(app, 'GET /api/v1/payment-anomalies', ({ query }) => pageAnomalies(deps, query));
  handle(app, 'POST /api/v1/payment-anomalies/:id/settle', async ({ member, params, body }) => {
    await settleAnomaly(deps, member, params.id, body.note);
    return null;
  });
  registerPaymentWebhooks(app, deps);
};
