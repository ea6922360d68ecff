import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import fresh from 'fresh';

const etagOf = (payload: string): string => `"${createHash('sha256').update(payload).digest('base64url')}"`;

/**
 * Public reads of this scope may be kept for a minute, and are asked for again by ETag: 304 when nothing changed.
 * A handler may set a Cache-Control of its own. Register it in a scope of calls whose answers are the same for everybody.
 */
export const cacheReads = (scope: FastifyInstance): void => {
  scope.addHook<unknown>('onSend', async (request, reply, payload) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const etag = etagOf(payload);
    void reply.header('etag', etag);
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'public, max-age=60');
    if (!fresh(request.headers, { etag })) return payload;
    void reply.code(304);
    return null;
  });
};
