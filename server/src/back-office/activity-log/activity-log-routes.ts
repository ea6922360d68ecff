import { dayOf } from '@portal/shared/rules';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { handle, languageOf, parseIds, sendFile } from '#src/platform/http/index.ts';
import { sheetType } from '#src/platform/spreadsheet/index.ts';
import { exportOperations } from './export-operations.ts';
import { deleteFile, listFiles } from './file-service.ts';
import { listLogins } from './login-service.ts';
import { getOperation, listOperations } from './operation-service.ts';
import { endSessions, listSessions } from './session-service.ts';
import { listWords } from './words/words.ts';

const registerOperations = (app: FastifyInstance, { db, now }: Deps): void => {
  handle(app, 'GET /api/v1/watch/operations/page', ({ member, query }) => listOperations(db, member, query));
  handle(app, 'GET /api/v1/watch/operations/words', listWords);
  handle(app, 'GET /api/v1/watch/operations/export', async ({ member, query, request, reply }) => {
    const bytes = await exportOperations(db, member, query, languageOf(request) ?? 'zh-cn');
    return sendFile(reply, { name: `operations-${dayOf(now())}.xlsx`, type: sheetType, bytes });
  });
  handle(app, 'GET /api/v1/watch/operations/:id', ({ member, params }) =>
    getOperation(db, member, params.id),
  );
};

/** Sessions, login records, audit rows and uploaded files. */
export const registerActivityLog = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps;
  handle(app, 'GET /api/v1/watch/sessions/page', ({ member, query }) => listSessions(deps, member, query));
  handle(app, 'DELETE /api/v1/watch/sessions/:id', ({ member, params }) =>
    endSessions(deps, member, parseIds(params.id)),
  );
  handle(app, 'GET /api/v1/watch/logins/page', ({ member, query }) => listLogins(db, member, query));
  registerOperations(app, deps);
  handle(app, 'GET /api/v1/watch/files/page', ({ member, query }) => listFiles(db, member, query));
  handle(app, 'DELETE /api/v1/watch/files/:id', ({ member, params }) => deleteFile(db, member, params.id));
};
