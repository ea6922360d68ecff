import type { FastifyInstance } from 'fastify';
import { handle } from '../../http/handle.ts';
import type { TravellerService } from './traveller-service.ts';

export const travellerRoutes = (app: FastifyInstance, travellers: TravellerService): void => {
  handle(app, 'GET /api/v1/travellers', ({ member }) => travellers.list(member.userId));
  handle(app, 'POST /api/v1/travellers', ({ member, body }) => travellers.add(member.userId, body));
  handle(app, 'PUT /api/v1/travellers/:id', ({ member, params, body }) =>
    travellers.change(member.userId, params.id, body),
  );
  handle(app, 'DELETE /api/v1/travellers/:id', async ({ member, params }) => {
    await travellers.remove(member.userId, params.id);
    return null;
  });
};
