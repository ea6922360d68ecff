import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { createRefreshQueue } from './refresh-queue.ts';

interface CachedResponse {
  readonly storedAt: number;
  readonly payload: string;
  readonly type: string;
}

const freshMs = 5000;
const maxStaleMs = 30_000;
const maxEntries = 2000;
const maxBytes = 32 * 1024 * 1024;
const bytesPerCharacter = 2;
const maxUrlLength = 500;

const isCacheable = ({ method, url }: FastifyRequest): boolean =>
  method === 'GET' && url.length <= maxUrlLength;

/** Repeats a request inside the server; the header value is a secret of this process. */
const createRefresher = (scope: FastifyInstance) => {
  const secret = randomBytes(32).toString('base64url');
  return {
    isRefresh: ({ headers }: FastifyRequest): boolean => headers['x-cache-refresh'] === secret,
    refresh: async (url: string): Promise<void> => {
      try {
        await scope.inject({ url, headers: { 'x-cache-refresh': secret } });
      } catch (err) {
        // Errors of handlers are responses and logged elsewhere; this one means that the server is closing.
        scope.log.warn({ url, err }, 'a cached response could not be refreshed');
      }
    },
  };
};

/**
 * Caches the responses of this scope for five seconds. Up to 30 s old they are still sent while they are refreshed
 * one after another, so that no visitor waits (RFC 5861, stale-while-revalidate). At most 2,000 and 32 MB are kept,
 * only status 200, and none with `no-cache`. For calls whose responses are the same for everybody; replicas need not
 * agree on them.
 */
export const cacheResponses = (scope: FastifyInstance, now: () => Date): void => {
  const cache = new LRUCache<string, CachedResponse>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: ({ payload }, url) => (payload.length + url.length) * bytesPerCharacter,
  });
  const { isRefresh, refresh } = createRefresher(scope);
  const queue = createRefreshQueue(refresh);

  scope.addHook('onRequest', async (request, reply) => {
    const cached = isCacheable(request) && !isRefresh(request) ? cache.get(request.url) : undefined;
    if (!cached) return;
    const age = now().getTime() - cached.storedAt;
    if (age >= maxStaleMs) return;
    if (age >= freshMs) queue.add(request.url);
    return reply.type(cached.type).send(cached.payload);
  });

  scope.addHook<unknown>('onSend', async (request, reply, payload) => {
    const { storedAt = Number.NEGATIVE_INFINITY } = cache.get(request.url) ?? {};
    const isNewer = isRefresh(request) || now().getTime() - storedAt >= maxStaleMs;
    const allowed = !String(reply.getHeader('cache-control') ?? '').includes('no-cache');
    const isText = isCacheable(request) && reply.statusCode === 200 && typeof payload === 'string';
    if (!isNewer || !allowed || !isText) return payload;
    const type = String(reply.getHeader('content-type'));
    cache.set(request.url, { storedAt: now().getTime(), payload, type });
    return payload;
  });

  scope.addHook('onClose', () => queue.stop());
};
