import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Reserve } from '#src/platform/database/index.ts';

/** Probes are repeated every 2 s. */
const timeoutMs = 1000;

const answers = async ({ pool }: Reserve): Promise<boolean> => {
  const late = pause(timeoutMs, undefined, { ref: false }).then(() => {
    throw new Error(`the database did not answer within ${timeoutMs} ms`);
  });
  await Promise.race([pool.query('select 1 from loaded_data limit 1'), late]);
  return true;
};

/**
 * `/readyz`: the server can serve documents. It needs the database once, for the live releases (`prepare`). Later it
 * stays ready without the database, which is reported: taking out every server would leave visitors without pages.
 */
export const reportReadiness = (
  app: FastifyInstance,
  reserve: Reserve,
  prepare: () => Promise<unknown>,
): void => {
  let isPrepared = false;
  app.operations.get('/readyz', async (_request, reply) => {
    try {
      await answers(reserve);
      if (!isPrepared) await prepare();
      isPrepared = true;
      return { status: 'ready', database: 'available' };
    } catch (err) {
      app.log.error({ err }, 'database unavailable');
      if (isPrepared) return { status: 'ready', database: 'unavailable' };
      return reply.code(503).send({ status: 'not ready', database: 'unavailable' });
    }
  });
};
