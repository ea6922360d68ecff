import { dayOf } from '@portal/shared/rules';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import type { DocumentCipher } from '#src/platform/crypto/index.ts';
import { handle, sendFile } from '#src/platform/http/index.ts';
import { openOwnData } from './data-service.ts';

/** Members download all of their data. */
export const registerOwnData = (app: FastifyInstance, deps: Deps, cipher: DocumentCipher): void => {
  handle(app, 'POST /api/v1/account/data', async ({ member, body, request, reply }) => {
    const asked = { password: body.password, address: request.ip };
    const bytes = await openOwnData(deps, cipher, member, asked);
    const name = `haitu-${member.username}-${dayOf(deps.now())}.json`;
    return sendFile(reply, { name, type: 'application/json; charset=utf-8', bytes });
  });
};
