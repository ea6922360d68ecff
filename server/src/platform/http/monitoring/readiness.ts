import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Reserve } from '#src/platform/database/index.ts';

/** Probes are repeated every 2 s. */
const timeoutMs = 1000;

const askDatabase = async ({ pool }: Reserve): Promise<void> => {
  const late = pause(timeoutMs, undefined, { ref: false }).then(() => {
    throw new Error(`the database did not answer within ${timeoutMs} ms`);
  });
  await Promise.race([pool.query('select 1 from loaded_data limit 1'), late]);
};

/** What a server needs for documents. */
type Part = 'database' | 'releases';

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
  const isAvailable = async (part: Part, ask: () => Promise<unknown>): Promise<boolean> => {
    try {
      await ask();
      return true;
    } catch (err) {
      app.log.error({ err }, `${part} unavailable`);
      return false;
    }
  };
  app.operations.get('/readyz', async (_request, reply) => {
    const database = await isAvailable('database', () => askDatabase(reserve));
    isPrepared ||= database && (await isAvailable('releases', prepare));
    return reply.code(isPrepared ? 200 : 503).send({
      status: isPrepared ? 'ready' : 'not ready',
      database: database ? 'available' : 'unavailable',
      ...(database && !isPrepared && { releases: 'unavailable' }),
    });
  });
};
