import { accessVersionHeader } from '@portal/shared/rules';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { accessVersion, type Db } from '#src/platform/database/index.ts';

/** For how long (ms) the version is cached for responses that need no session query. */
const keptMs = 1000;

const readVersion = async (db: Db): Promise<number | undefined> =>
  (await db.select({ version: accessVersion.version }).from(accessVersion))[0]?.version;

/**
 * Adds the access version to every response under `/api`: with a session the version that its permissions
 * were read under, else the cached one, at most a second old (decision 0035). Costs signed-in requests
 * nothing, and all others one query per second. The header is omitted while the database is unreachable.
 */
export const sendAccessVersion = (app: FastifyInstance, db: Db): void => {
  const known = new LRUCache<'newest', number>({
    max: 1,
    ttl: keptMs,
    allowStale: true,
    fetchMethod: () => readVersion(db),
  });
  const newest = (): Promise<number | undefined> =>
    known.fetch('newest').catch((err: unknown) => {
      app.log.warn({ err }, 'the access version could not be read');
      return undefined;
    });

  app.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    const version = request.member?.accessVersion ?? (await newest());
    if (version !== undefined) void reply.header(accessVersionHeader, version);
  });
};
