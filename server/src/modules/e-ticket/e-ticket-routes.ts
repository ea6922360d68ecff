import type { FastifyInstance } from 'fastify';
import { handle } from '../../http/handle.ts';
import { type ETicketDeps, getETickets, redeemTicket } from './e-ticket-service.ts';

/** Showing e-tickets to their buyer, and redeeming them at the gate. */
export const registerETickets = (app: FastifyInstance, deps: ETicketDeps): void => {
  handle(app, 'GET /api/v1/orders/:orderNo/e-tickets', ({ member, params }) =>
    getETickets(deps, member.userId, params.orderNo),
  );
  handle(app, 'POST /api/v1/e-tickets/redeem', ({ member, body }) => redeemTicket(deps, member, body.code));
};
