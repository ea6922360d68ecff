import type { FastifyInstance } from 'fastify';
import { handle, requireFile, sendFile } from '#src/platform/http/index.ts';
import { listDocumentsForReview, openDocumentForReview, reviewDocument } from './document-review-service.ts';
import {
  addOrderDocument,
  listOrderDocuments,
  removeOrderDocument,
  submitOrderDocuments,
} from './order-document-service.ts';
import { getVisaCase, listVisaCases } from './visa-case-service.ts';
import {
  openDocument,
  removeDocument,
  uploadDocument,
  type VisaDocumentDeps,
} from './visa-document-service.ts';

const registerOrderDocuments = (app: FastifyInstance, { db, now }: VisaDocumentDeps): void => {
  handle(app, 'GET /api/v1/orders/:orderNo/visa-files', ({ member, params }) =>
    listOrderDocuments(db, member.userId, params.orderNo),
  );
  handle(app, 'POST /api/v1/orders/:orderNo/visa-files', ({ member, params, body }) =>
    addOrderDocument(db, member.userId, params.orderNo, body),
  );
  handle(app, 'DELETE /api/v1/orders/:orderNo/visa-files/:id', ({ member, params }) =>
    removeOrderDocument(db, member.userId, params.orderNo, params.id),
  );
  handle(app, 'POST /api/v1/orders/:orderNo/visa-files/submit', ({ member, params }) =>
    submitOrderDocuments({ db, now }, member, params.orderNo),
  );
};

const registerReview = (app: FastifyInstance, deps: VisaDocumentDeps): void => {
  handle(app, 'GET /api/v1/visa-orders', ({ query, scope }) => listVisaCases(deps.db, query, scope));
  handle(app, 'GET /api/v1/visa-orders/:orderNo', ({ params }) => getVisaCase(deps.db, params.orderNo));
  handle(app, 'GET /api/v1/visa-orders/:orderNo/files', ({ params }) =>
    listDocumentsForReview(deps.db, params.orderNo),
  );
  handle(app, 'GET /api/v1/visa-orders/:orderNo/files/:id', async ({ member, params, reply }) =>
    sendFile(reply, await openDocumentForReview(deps, member, params)),
  );
  handle(app, 'PUT /api/v1/visa-orders/:orderNo/files/:id/verdict', ({ member, params, body }) =>
    reviewDocument(deps.db, member, params, body),
  );
};

/** Routes of visa documents: the member's files, their use in orders, and their review by staff. */
export const registerVisaDocuments = (app: FastifyInstance, deps: VisaDocumentDeps): void => {
  registerOrderDocuments(app, deps);
  registerReview(app, deps);
  handle(app, 'POST /api/v1/visa-files', ({ member, body }) =>
    uploadDocument(deps, member.userId, requireFile(body.file)),
  );
  handle(app, 'GET /api/v1/visa-files/:id', async ({ member, params, reply }) =>
    sendFile(reply, await openDocument(deps, member.userId, params.id)),
  );
  handle(app, 'DELETE /api/v1/visa-files/:id', ({ member, params }) =>
    removeDocument(deps, member.userId, params.id),
  );
};
