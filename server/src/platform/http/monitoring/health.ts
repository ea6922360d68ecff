import type { FastifyInstance } from 'fastify';
import type { Database } from '#src/platform/database/index.ts';
import { quietly } from './log.ts';

/** `/healthz`: the process responds. `/readyz`: the database responds and is migrated. */
export const reportHealth = (app: FastifyInstance, { pool }: Database): void => {
  const quiet = quietly(app);
  app.get('/healthz', quiet, async () => ({ status: 'ok' }));
  app.get('/readyz', quiet, async (request, reply) => {
    try {
      await pool.query('select 1 from loaded_data limit 1');
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.code(503).send({ status: 'database unavailable or not migrated' });
    }
  });
};
