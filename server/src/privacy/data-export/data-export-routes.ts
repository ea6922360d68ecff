import { dayOf } from '@portal/shared/rules';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import type { DocumentCipher } from '#src/platform/crypto/index.ts';
import { handle, sendFile } from '#src/platform/http/index.ts';
import { openExport } from './data-export-service.ts';

/** Members download all of their data. */
export const registerDataExport = (app: FastifyInstance, deps: Deps, cipher: DocumentCipher): void => {
  handle(app, 'POST /api/v1/account/data', async ({ member, body, reply }) => {
    const { password } = body;
    const bytes = await openExport(deps, cipher, member, password);
    const name = `haitu-${member.username}-${dayOf(deps.now())}.json`;
    return sendFile(reply, { name, type: 'application/json; charset=utf-8', bytes });
  });
};
