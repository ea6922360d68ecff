import type { FastifyInstance, FastifyRequest } from 'fastify';

interface Kept {
  readonly until: number;
  readonly payload: string;
  readonly type: string;
}

const standsMs = 5000;
const mostKept = 2000;
const longestUrl = 500;

const canBeKept = ({ method, url }: FastifyRequest): boolean => method === 'GET' && url.length <= longestUrl;

/**
 * Answers of this scope that may be kept anyway stand for five seconds: what many look at in the same moment is read
 * and written out once. At most 2,000 of them, only successes, and none that says `no-cache`. For calls whose answers
 * are the same for everybody and whose readers may keep them longer than that; replicas need not agree on them.
 */
export const answerBriefly = (scope: FastifyInstance, now: () => Date): void => {
  const kept = new Map<string, Kept>();

  scope.addHook('onRequest', async (request, reply) => {
    if (!canBeKept(request)) return;
    const known = kept.get(request.url);
    if (!known) return;
    if (known.until > now().getTime()) return reply.type(known.type).send(known.payload);
    kept.delete(request.url);
  });

  scope.addHook<unknown>('onSend', async (request, reply, payload) => {
    const isFresh = canBeKept(request) && reply.statusCode === 200 && !kept.has(request.url);
    const mayStand = !String(reply.getHeader('cache-control') ?? '').includes('no-cache');
    if (!isFresh || !mayStand || typeof payload !== 'string') return payload;
    const [oldest] = kept.keys();
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
    const type = String(reply.getHeader('content-type'));
    kept.set(request.url, { until: now().getTime() + standsMs, payload, type });
    return payload;
  });
};
