import type { FastifyInstance } from 'fastify';
import { answerWithEtag, handle } from '#src/platform/http/index.ts';
import { listRegions } from './region-service.ts';

export { findRegionNames, type RegionNames } from './region-service.ts';

/** The regions for address forms. They change only with the package, so they are cached for a day. */
export const registerRegions = async (app: FastifyInstance): Promise<void> => {
  await app.register(async (scope) => {
    answerWithEtag(scope);
    handle(scope, 'GET /api/v1/regions', async ({ query, reply }) => {
      const regions = await listRegions(query.parent);
      void reply.header('cache-control', 'public, max-age=86400');
      return regions;
    });
  });
};
