import type { FastifyInstance } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import type { DocumentCipher } from '#src/platform/crypto/index.ts';
import { handle } from '#src/platform/http/index.ts';
import { revealDocumentNumber } from './reveal-document.ts';
import type { TravellerService } from './traveller-service.ts';

export const travellerRoutes = (app: FastifyInstance, travellers: TravellerService): void => {
  handle(app, 'GET /api/v1/travellers', ({ member }) => travellers.list(member.userId));
  handle(app, 'POST /api/v1/travellers', ({ member, body }) => travellers.add(member.userId, body));
  handle(app, 'PUT /api/v1/travellers/:id', ({ member, params, body }) =>
    travellers.change(member.userId, params.id, body),
  );
  handle(app, 'DELETE /api/v1/travellers/:id', ({ member, params }) =>
    travellers.remove(member.userId, params.id),
  );
};

/** The full document numbers of own travellers, after password confirmation. */
export const registerDocuments = (app: FastifyInstance, deps: Deps, cipher: DocumentCipher): void => {
  handle(app, 'POST /api/v1/travellers/:id/document', ({ member, params, body }) =>
    revealDocumentNumber(deps, cipher, member, { id: params.id, password: body.password }),
  );
};
