import type { FastifyInstance } from 'fastify';
import { createUploadLimit, handle, languageOf, requireFile, sendFile } from '#src/platform/http/index.ts';
import { sheetType } from '#src/platform/spreadsheet/index.ts';
import {
  type BulkDeps,
  cancelJob,
  getJob,
  pageJobs,
  pageRows,
  prepareJob,
  prepareSheet,
  showJob,
  startJob,
  undoJob,
} from './bulk-job-service.ts';
import { kindOf } from './bulk-rights.ts';
import { sheetOf, templateOf } from './read-rows.ts';
import { resultSheet } from './result-sheet.ts';

/** Bulk jobs of staff: preview, start, progress, cancellation, result and undo. */
export const registerBulkJobs = (app: FastifyInstance, deps: BulkDeps): void => {
  handle(app, 'POST /api/v1/bulk-jobs', ({ member, body }) => prepareJob(deps, member, body));
  const limitUploads = createUploadLimit(deps.now);
  handle(app, 'POST /api/v1/bulk-jobs/_sheet', ({ member, body: { kind, file } }) =>
    limitUploads(member.userId, () => prepareSheet(deps, member, { kind, file: requireFile(file) })),
  );
  handle(app, 'GET /api/v1/bulk-jobs/template', async ({ query: { kind }, request, reply }) => {
    const bytes = await templateOf(sheetOf(kindOf(deps, kind)), languageOf(request));
    return sendFile(reply, { name: `${kind}.xlsx`, type: sheetType, bytes });
  });
  handle(app, 'GET /api/v1/bulk-jobs', ({ member, query }) => pageJobs(deps, member, query));
  handle(app, 'GET /api/v1/bulk-jobs/:id', ({ member, params }) => showJob(deps, member, params.id));
  handle(app, 'GET /api/v1/bulk-jobs/:id/rows', ({ member, params, query }) =>
    pageRows(deps, member, params.id, query),
  );
  handle(app, 'POST /api/v1/bulk-jobs/:id/start', ({ member, params }) => startJob(deps, member, params.id));
  handle(app, 'POST /api/v1/bulk-jobs/:id/cancel', ({ member, params }) =>
    cancelJob(deps, member, params.id),
  );
  handle(app, 'POST /api/v1/bulk-jobs/:id/undo', ({ member, params }) => undoJob(deps, member, params.id));
  handle(app, 'GET /api/v1/bulk-jobs/:id/sheet', async ({ member, params, request, reply }) => {
    await getJob(deps, member, params.id);
    const bytes = resultSheet(deps, params.id, languageOf(request));
    return sendFile(reply, { name: `bulk-job-${params.id}.xlsx`, type: sheetType, bytes });
  });
};
