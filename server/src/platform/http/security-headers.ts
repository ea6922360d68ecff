import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Env } from '#src/platform/config/index.ts';

type Origins = Pick<Env, 'publicOrigin' | 'baseUrl'>;

/** Whether browsers reach the portal over TLS. */
export const isSecure = ({ publicOrigin }: Pick<Env, 'publicOrigin'>): boolean =>
  publicOrigin.startsWith('https:');

/** Responses are private unless their route says otherwise. */
const defaultCaching = 'no-store';

/** No route has set how the response may be cached. */
export const hasDefaultCaching = (reply: FastifyReply): boolean =>
  reply.getHeader('cache-control') === defaultCaching;

/** No other site shows the response in a frame; routes with a policy of their own say so in it. */
export const notFramed = { 'content-security-policy': "frame-ancestors 'none'" };

const transportSecurity = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/**
 * The security headers of every response; routes add theirs. Pages of other sites cannot embed any, except with an API
 * under an origin of its own (`BASEURL`).
 */
export const sendSecurityHeaders = (app: FastifyInstance, env: Origins): void => {
  const headers = {
    'cache-control': defaultCaching,
    'x-content-type-options': 'nosniff',
    ...notFramed,
    'cross-origin-resource-policy': env.baseUrl ? 'cross-origin' : 'same-origin',
    ...(isSecure(env) ? transportSecurity : {}),
  };
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
};
