import { offlineTickets } from '@portal/shared/rules';
import type { FastifyInstance } from 'fastify';
import { handle } from '#src/platform/http/index.ts';
import { checkInTicket, listCheckIns, previewCheckIn } from './check-in-service.ts';
import { type ETicketDeps, getETickets } from './e-ticket-service.ts';
import { eTicketWorker } from './e-ticket-worker.ts';

/** `no-cache`: browsers check for a new version on every update. */
const registerWorker = (app: FastifyInstance): void => {
  app.get(offlineTickets.worker, { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(eTicketWorker),
  );
};

/** Routes of e-tickets: display, the offline service worker and check-in. */
export const registerETickets = (app: FastifyInstance, deps: ETicketDeps): void => {
  registerWorker(app);
  handle(app, 'GET /api/v1/orders/:orderNo/e-tickets', ({ member, params }) =>
    getETickets(deps, member.userId, params.orderNo),
  );
  handle(app, 'POST /api/v1/e-tickets/redeem', ({ member, body, scope }) =>
    checkInTicket(deps, member, body.code, scope),
  );
  handle(app, 'POST /api/v1/e-tickets/check', ({ body, scope }) => previewCheckIn(deps, body.code, scope));
  handle(app, 'GET /api/v1/e-tickets/redeemed', ({ member }) => listCheckIns(deps, member));
};
