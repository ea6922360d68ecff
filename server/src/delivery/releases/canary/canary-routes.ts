import type { FastifyInstance } from 'fastify';
import type { Db } from '#src/platform/database/index.ts';
import { requireStepUp } from '#src/platform/errors/index.ts';
import { handle } from '#src/platform/http/index.ts';
import * as pins from '../pin/pin-service.ts';
import type { TrustedKeys } from '../signing/trusted-keys.ts';
import * as service from './canary-service.ts';

/** Starting and stopping canaries. */
export const registerCanaries = (app: FastifyInstance, db: Db, trusted: TrustedKeys): void => {
  handle(app, 'POST /api/v1/releases/canary', ({ body, member }) => {
    if (body.force) requireStepUp(member);
    return service.startCanary(db, { ...body, actor: member.username }, trusted);
  });
  handle(app, 'POST /api/v1/releases/canary/stop', ({ body, member }) =>
    service.stopCanary(db, { ...body, actor: member.username }),
  );
  handle(app, 'GET /api/v1/releases/pins', () => pins.listPins(db));
  handle(app, 'POST /api/v1/releases/pin', ({ body, member }) =>
    pins.pin(db, { ...body, actor: member.username }, trusted),
  );
  handle(app, 'POST /api/v1/releases/unpin', ({ body, member }) =>
    pins.unpin(db, { ...body, actor: member.username }),
  );
};
