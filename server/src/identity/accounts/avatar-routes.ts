import type { FastifyInstance } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { handle, requireFile } from '#src/platform/http/index.ts';
import { removeAvatar, setAvatar } from './avatar-service.ts';

/** The calls about a member's avatar. */
export const registerAvatars = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'POST /api/v1/account/avatar', ({ member, body }) =>
    setAvatar(deps, member, requireFile(body.file).bytes),
  );
  handle(app, 'DELETE /api/v1/account/avatar', ({ member }) => removeAvatar(deps, member));
};
