import type { FastifyInstance } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { handle, requireFile, sendFile } from '#src/platform/http/index.ts';
import { rejectInvoice, voidInvoice } from './decide-invoice.ts';
import { getAnyInvoiceFile, pageInvoices } from './invoice-admin-repository.ts';
import { getInvoiceFile, getOwnInvoice, requestInvoice } from './invoice-service.ts';
import { type IssueDeps, issueInvoice } from './issue-invoice.ts';

/** Routes of invoices for buyers and finance. */
export const registerInvoices = (app: FastifyInstance, deps: Deps & IssueDeps): void => {
  handle(app, 'GET /api/v1/orders/:orderNo/invoice', ({ member, params }) =>
    getOwnInvoice(deps, member.userId, params.orderNo),
  );
  handle(app, 'POST /api/v1/orders/:orderNo/invoice', ({ member, params, body }) =>
    requestInvoice(deps, member, params.orderNo, body),
  );
  handle(app, 'GET /api/v1/orders/:orderNo/invoice/file', async ({ member, params, reply }) =>
    sendFile(reply, await getInvoiceFile(deps, member.userId, params.orderNo)),
  );
  handle(app, 'POST /api/v1/invoices/:orderNo/issue', ({ member, params, body }) => {
    const { invoiceNo, file } = body;
    return issueInvoice(deps, member, params.orderNo, { invoiceNo, file: requireFile(file) });
  });
  handle(app, 'GET /api/v1/invoices', ({ query, scope }) => pageInvoices(deps, query, scope));
  handle(app, 'GET /api/v1/invoices/:orderNo/file', async ({ params, reply }) =>
    sendFile(reply, await getAnyInvoiceFile(deps, params.orderNo)),
  );
  handle(app, 'POST /api/v1/invoices/:orderNo/reject', ({ member, params, body }) =>
    rejectInvoice(deps, member, params.orderNo, body),
  );
  handle(app, 'POST /api/v1/invoices/:orderNo/void', ({ member, params, body }) =>
    voidInvoice(deps, member, params.orderNo, body),
  );
};
