import Fastify, { type FastifyInstance } from 'fastify';
import type { Env } from '#src/platform/config/index.ts';
import { tlsOptions } from '../tls-options.ts';
import { quietly } from './log.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers on a port of its own, which only the internal network reaches. */
    readonly operations: FastifyInstance;
  }
}

/**
 * `/metrics`: the metrics in Prometheus format. `/healthz`, on the portal's own port: the process responds. Register
 * after the metrics, and before `reportReadiness`.
 */
export const addOperations = (app: FastifyInstance, env: Pick<Env, 'tls'>): void => {
  const operations: FastifyInstance = Fastify({ logger: false, ...tlsOptions(env) });
  operations.get('/metrics', async (_request, reply) =>
    reply.type(app.metrics.contentType).send(await app.metrics.metrics()),
  );
  app.get('/healthz', quietly(app), async () => ({ status: 'ok' }));
  app.decorate('operations', operations);
  app.addHook('onClose', () => operations.close());
};
