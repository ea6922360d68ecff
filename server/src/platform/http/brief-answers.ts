import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type Renewal, renewInTurn } from './renew-in-turn.ts';

interface Kept {
  readonly since: number;
  readonly payload: string;
  readonly type: string;
}

const freshMs = 5000;
const oldestMs = 30_000;
const mostKept = 2000;
const longestUrl = 500;

const canBeKept = ({ method, url }: FastifyRequest): boolean => method === 'GET' && url.length <= longestUrl;

/** Asks a question of this scope anew; only we can mark a request so, and nobody waits for it. */
const renewing = (scope: FastifyInstance) => {
  const mark = randomUUID();
  return {
    isRenewal: ({ headers }: FastifyRequest): boolean => headers['x-renewal'] === mark,
    ask: async (url: string): Promise<void> => {
      try {
        await scope.inject({ url, headers: { 'x-renewal': mark } });
      } catch (err) {
        // What the handler throws is answered and logged like any other fault; this is the server going away.
        scope.log.warn({ url, err }, 'an answer could not be renewed');
      }
    },
  };
};

/**
 * Answers of this scope that may be kept anyway stand for five seconds: what many look at in the same moment is read
 * and written out once. Up to 30 s old they still answer while they are asked for anew, one after another, so that nobody
 * waits for what others looked at just now (RFC 5861, stale-while-revalidate). At most 2,000 of them, only successes, and
 * none that says `no-cache`. For calls whose answers are the same for everybody and whose readers may keep them longer
 * than that; replicas need not agree on them.
 */
export const answerBriefly = (scope: FastifyInstance, now: () => Date): void => {
  const kept = new LRUCache<string, Kept>({ max: mostKept });
  const { isRenewal, ask } = renewing(scope);
  const renewal: Renewal = renewInTurn(ask);

  scope.addHook('onRequest', async (request, reply) => {
    const known = canBeKept(request) && !isRenewal(request) ? kept.get(request.url) : undefined;
    if (!known) return;
    const age = now().getTime() - known.since;
    if (age >= oldestMs) return;
    if (age >= freshMs) renewal.add(request.url);
    return reply.type(known.type).send(known.payload);
  });

  scope.addHook<unknown>('onSend', async (request, reply, payload) => {
    const { since = Number.NEGATIVE_INFINITY } = kept.get(request.url) ?? {};
    const isOlder = isRenewal(request) || now().getTime() - since >= oldestMs;
    const mayStand = !String(reply.getHeader('cache-control') ?? '').includes('no-cache');
    const isAnswer = canBeKept(request) && reply.statusCode === 200 && typeof payload === 'string';
    if (!isOlder || !mayStand || !isAnswer) return payload;
    kept.set(request.url, {
      since: now().getTime(),
      payload,
      type: String(reply.getHeader('content-type')),
    });
    return payload;
  });

  scope.addHook('onClose', () => renewal.stop());
};
