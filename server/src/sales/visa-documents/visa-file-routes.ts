import type { FastifyInstance } from 'fastify';
import { handle, requireFile, sendFile } from '#src/platform/http/index.ts';
import { getVisaCase, listVisaCases } from './case-service.ts';
import { addOrderFile, listOrderFiles, removeOrderFile, submitOrderFiles } from './order-file-service.ts';
import { judgeFile, listAnyOrderFiles, openAnyOrderFile } from './review-service.ts';
import { keepFile, openFile, removeFile, type VisaFileDeps } from './visa-file-service.ts';

const registerOrderFiles = (app: FastifyInstance, { db, now }: VisaFileDeps): void => {
  handle(app, 'GET /api/v1/orders/:orderNo/visa-files', ({ member, params }) =>
    listOrderFiles(db, member.userId, params.orderNo),
  );
  handle(app, 'POST /api/v1/orders/:orderNo/visa-files', ({ member, params, body }) =>
    addOrderFile(db, member.userId, params.orderNo, body),
  );
  handle(app, 'DELETE /api/v1/orders/:orderNo/visa-files/:id', async ({ member, params }) => {
    await removeOrderFile(db, member.userId, params.orderNo, params.id);
    return null;
  });
  handle(app, 'POST /api/v1/orders/:orderNo/visa-files/submit', async ({ member, params }) => {
    await submitOrderFiles({ db, now }, member, params.orderNo);
    return null;
  });
};

const registerReview = (app: FastifyInstance, deps: VisaFileDeps): void => {
  handle(app, 'GET /api/v1/visa-orders', ({ query }) => listVisaCases(deps.db, query));
  handle(app, 'GET /api/v1/visa-orders/:orderNo', ({ params }) => getVisaCase(deps.db, params.orderNo));
  handle(app, 'GET /api/v1/visa-orders/:orderNo/files', ({ params }) =>
    listAnyOrderFiles(deps.db, params.orderNo),
  );
  handle(app, 'GET /api/v1/visa-orders/:orderNo/files/:id', async ({ member, params, reply }) =>
    sendFile(reply, await openAnyOrderFile(deps, member, params)),
  );
  handle(app, 'PUT /api/v1/visa-orders/:orderNo/files/:id/verdict', ({ member, params, body }) =>
    judgeFile(deps.db, member, params, body),
  );
};

/** Uploading, reading and deleting own files for visas, what becomes of them in an order, and their review by staff. */
export const registerVisaFiles = (app: FastifyInstance, deps: VisaFileDeps): void => {
  registerOrderFiles(app, deps);
  registerReview(app, deps);
  handle(app, 'POST /api/v1/visa-files', ({ member, body }) =>
    keepFile(deps, member.userId, requireFile(body.file)),
  );
  handle(app, 'GET /api/v1/visa-files/:id', async ({ member, params, reply }) =>
    sendFile(reply, await openFile(deps, member.userId, params.id)),
  );
  handle(app, 'DELETE /api/v1/visa-files/:id', async ({ member, params }) => {
    await removeFile(deps, member.userId, params.id);
    return null;
  });
};
