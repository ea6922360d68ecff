import type { FastifyInstance } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { handle } from '#src/platform/http/index.ts';
import { listOwnDevices, signDeviceOut, signOthersOut } from './device-service.ts';

/** Lists and ends the sessions of a member. */
export const registerDevices = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'GET /api/v1/account/sessions', ({ member }) => listOwnDevices(deps, member));
  handle(app, 'DELETE /api/v1/account/sessions/:id', ({ member, params, body }) =>
    signDeviceOut(deps, member, { ...params, ...body }),
  );
  handle(app, 'DELETE /api/v1/account/sessions', ({ member, body }) =>
    signOthersOut(deps, member, body.password),
  );
};
