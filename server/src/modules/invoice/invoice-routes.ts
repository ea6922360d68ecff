import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { handle } from '../../http/handle.ts';
import { getOwnInvoice, requestInvoice } from './invoice-service.ts';

/** Invoices as their buyers ask for them. */
export const registerInvoices = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'GET /api/v1/orders/:orderNo/invoice', ({ member, params }) =>
    getOwnInvoice(deps, member.userId, params.orderNo),
  );
  handle(app, 'POST /api/v1/orders/:orderNo/invoice', ({ member, params, body }) =>
    requestInvoice(deps, member, params.orderNo, body),
  );
};
