import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const tagOf = (payload: string): string =>
  `"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;

const knows = (request: FastifyRequest, tag: string): boolean =>
  (request.headers['if-none-match'] ?? '')
    .split(',')
    .map((known) => known.trim().replace(/^W\//, ''))
    .includes(tag);

/**
 * Lets browsers and proxies keep the good answers of GET calls: gives them an ETag and the Cache-Control unless the
 * handler set one, and answers 304 to who has the same already. For public calls only. Works within its plugin scope.
 */
export const cacheAnswers = (scope: FastifyInstance, cacheControl: string): void => {
  scope.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    if (request.method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const tag = tagOf(payload);
    void reply.header('etag', tag);
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', cacheControl);
    if (!knows(request, tag)) return payload;
    void reply.code(304).removeHeader('content-length');
    return null;
  });
};
