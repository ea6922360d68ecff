import type { FastifyInstance } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { createUploadLimit, handle, languageOf, requireFile, sendFile } from '#src/platform/http/index.ts';
import { sheetType } from '#src/platform/spreadsheet/index.ts';
import { fetchPasswords } from './import-passwords.ts';
import {
  cancelImport,
  listImportFaults,
  showImport,
  startImport,
  writeCorrections,
} from './import-service.ts';

/** User imports, with progress while they run. */
export const registerUserImports = (app: FastifyInstance, deps: Deps): void => {
  const limitUploads = createUploadLimit(deps.now);
  handle(app, 'POST /api/v1/users/_import', async ({ member, query: { deptId }, body }) => {
    const { file, mode = 'keep-good' } = body;
    const sheet = { deptId, mode, file: requireFile(file) };
    return { id: await limitUploads(member.userId, () => startImport(deps, member, sheet)) };
  });
  handle(app, 'GET /api/v1/users/imports/:id', ({ member, params }) => showImport(deps, member, params.id));
  handle(app, 'GET /api/v1/users/imports/:id/faults', ({ member, params, query }) =>
    listImportFaults(deps, member, params.id, query),
  );
  handle(app, 'GET /api/v1/users/imports/:id/sheet', async ({ member, params, request, reply }) => {
    const bytes = await writeCorrections(deps, member, params.id, languageOf(request));
    return sendFile(reply, { name: `users-${params.id}.xlsx`, type: sheetType, bytes });
  });
  handle(app, 'POST /api/v1/users/imports/:id/passwords', async ({ member, params, request, reply }) => {
    const bytes = await fetchPasswords(deps, member, params.id, languageOf(request));
    return sendFile(reply, { name: `passwords-${params.id}.xlsx`, type: sheetType, bytes });
  });
  handle(app, 'DELETE /api/v1/users/imports/:id', ({ member, params }) =>
    cancelImport(deps, member, params.id),
  );
};
