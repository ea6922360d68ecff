import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import fresh from 'fresh';
import { hasDefaultCaching } from '../security-headers.ts';

const etagOf = (payload: string): string => `"${createHash('sha256').update(payload).digest('base64url')}"`;

/**
 * Responses of this scope carry an ETag and are cached for a minute: 304 when unchanged. A handler may set
 * its own Cache-Control. For calls whose responses are the same for all users. `@fastify/etag` supports
 * neither lists of ETags nor `*`, which proxies send; `fresh` does.
 */
export const answerWithEtag = (scope: FastifyInstance): void => {
  scope.addHook<unknown>('onSend', async (request, reply, payload) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const etag = etagOf(payload);
    void reply.header('etag', etag);
    if (hasDefaultCaching(reply)) void reply.header('cache-control', 'public, max-age=60');
    if (!fresh(request.headers, { etag })) return payload;
    void reply.code(304);
    return null;
  });
};
