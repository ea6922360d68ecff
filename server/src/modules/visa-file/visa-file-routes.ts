import type { FastifyInstance, FastifyReply } from 'fastify';
import { badField } from '../../http/fault.ts';
import { handle } from '../../http/handle.ts';
import { isFile } from '../../http/multipart.ts';
import { addOrderFile, listOrderFiles, removeOrderFile, submitOrderFiles } from './order-file-service.ts';
import { judgeFile, listAnyOrderFiles, openAnyOrderFile } from './review-service.ts';
import { keepFile, type OpenedFile, openFile, removeFile, type VisaFileDeps } from './visa-file-service.ts';

/** As header parameters want it: what `encodeURIComponent` leaves and they do not allow is escaped too. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Somebody else made these bytes: they are saved, never shown in our place, run or kept on the way. */
const send = (reply: FastifyReply, { name, type, bytes }: OpenedFile): Buffer => {
  void reply.type(type).headers({
    'content-disposition': `attachment; filename*=UTF-8''${encoded(name)}`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  });
  return bytes;
};

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
  handle(app, 'GET /api/v1/visa-orders/:orderNo/files', ({ params }) =>
    listAnyOrderFiles(deps.db, params.orderNo),
  );
  handle(app, 'GET /api/v1/visa-orders/:orderNo/files/:id', async ({ member, params, reply }) =>
    send(reply, await openAnyOrderFile(deps, member, params)),
  );
  handle(app, 'PUT /api/v1/visa-orders/:orderNo/files/:id/verdict', ({ member, params, body }) =>
    judgeFile(deps.db, member, params, body),
  );
};

/** Uploading, reading and deleting own files for visas, what becomes of them in an order, and their review by staff. */
export const registerVisaFiles = (app: FastifyInstance, deps: VisaFileDeps): void => {
  registerOrderFiles(app, deps);
  registerReview(app, deps);
  handle(app, 'POST /api/v1/visa-files', ({ member, body }) => {
    if (!isFile(body.file)) throw badField('file', 'file 必须是文件', 'file has to be a file');
    return keepFile(deps, member.userId, body.file);
  });
  handle(app, 'GET /api/v1/visa-files/:id', async ({ member, params, reply }) =>
    send(reply, await openFile(deps, member.userId, params.id)),
  );
  handle(app, 'DELETE /api/v1/visa-files/:id', async ({ member, params }) => {
    await removeFile(deps, member.userId, params.id);
    return null;
  });
};
