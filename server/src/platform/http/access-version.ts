import { accessVersionHeader } from '@portal/shared/rules';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { accessVersion, type Db } from '#src/platform/database/index.ts';

/** For how many ms the version is good on answers that were made without asking the database who is signed in. */
const keptMs = 1000;

const readVersion = async (db: Db): Promise<number | undefined> =>
  (await db.select({ version: accessVersion.version }).from(accessVersion))[0]?.version;

/**
 * Puts the access version on every answer under `/api`: where a user is signed in the version that their rights were
 * read under, else the newest that this process knows, at most a second old (decision 0035). It costs a signed-in user's
 * request nothing, and all others together one query a second. While the database is away the header is left out.
 */
export const carryAccessVersion = (app: FastifyInstance, db: Db): void => {
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
