import type { FastifyInstance } from 'fastify';
import { handle, sendFile } from '#src/platform/http/index.ts';
import { getTravelTerms } from './terms/travel-terms.ts';
import { type ContractDeps, openAnyFile, openOwnFile } from './travel-contract-service.ts';

/** Routes of travel contracts: the terms, and the downloads of members and staff. */
export const registerTravelContracts = (app: FastifyInstance, deps: ContractDeps): void => {
  handle(app, 'GET /api/v1/travel-terms', getTravelTerms);
  handle(app, 'GET /api/v1/orders/:orderNo/contract', async ({ member, params, query, reply }) =>
    sendFile(reply, await openOwnFile(deps, member.userId, { ...params, ...query, file: 'contract' })),
  );
  handle(app, 'GET /api/v1/orders/:orderNo/itinerary', async ({ member, params, query, reply }) =>
    sendFile(reply, await openOwnFile(deps, member.userId, { ...params, ...query, file: 'itinerary' })),
  );
  handle(app, 'GET /api/v1/staff/orders/:orderNo/contract', async ({ params, query, reply }) =>
    sendFile(reply, await openAnyFile(deps, { ...params, ...query, file: 'contract' })),
  );
  handle(app, 'GET /api/v1/staff/orders/:orderNo/itinerary', async ({ params, query, reply }) =>
    sendFile(reply, await openAnyFile(deps, { ...params, ...query, file: 'itinerary' })),
  );
};
