import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The page is a static one of its package, without inline code. */
const policy =
  "default-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'";

/**
 * OpenAPI from the contract, with a page: `/api/docs`. Register before the calls. `guard` throws for those who may not
 * read it.
 */
export const describeApi = async (
  app: FastifyInstance,
  guard: (request: FastifyRequest) => Promise<void>,
): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      info: { title: 'Haitu portal API', version: '1.0.0' },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: policy,
    uiHooks: { onRequest: guard },
  });
};
