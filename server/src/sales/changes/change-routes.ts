import type { FastifyInstance } from 'fastify';
import type { DocumentCipher } from '#src/platform/crypto/index.ts';
import { handle, idempotencyKeyOf } from '#src/platform/http/index.ts';
import type { PaymentDeps } from '#src/sales/payments/index.ts';
import { changeDate, quoteDateChange } from './change-date.ts';
import { changeTraveller } from './change-traveller.ts';
import { getChanges } from './get-changes.ts';
import { withdrawChange } from './withdraw-change.ts';

/** Routes for changes of date and of travellers by the buyer of an order. */
export const registerChanges = (app: FastifyInstance, deps: PaymentDeps, cipher: DocumentCipher): void => {
  const { db, env, now } = deps;
  handle(app, 'GET /api/v1/orders/:orderNo/changes', ({ member, params }) =>
    getChanges(deps, member.userId, params.orderNo),
  );
  handle(app, 'GET /api/v1/orders/:orderNo/date-change/quote', ({ member, params, query }) =>
    quoteDateChange(deps, member.userId, params.orderNo, query),
  );
  handle(app, 'POST /api/v1/orders/:orderNo/date-change', ({ member, params, body, request }) =>
    changeDate(deps, { member, orderNo: params.orderNo, key: idempotencyKeyOf(request), body }),
  );
  handle(app, 'DELETE /api/v1/orders/:orderNo/date-change', ({ member, params }) =>
    withdrawChange(deps, member, params.orderNo),
  );
  handle(app, 'POST /api/v1/orders/:orderNo/traveller-change', ({ member, params, body, request }) =>
    changeTraveller(
      { db, env, now, cipher },
      { member, orderNo: params.orderNo, key: idempotencyKeyOf(request), body },
    ),
  );
};
