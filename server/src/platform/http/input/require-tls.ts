import { errorCodes } from '@portal/shared/rules';
import type { FastifyInstance } from 'fastify';
import type { Env } from '#src/platform/config/index.ts';
import { businessError } from '#src/platform/errors/index.ts';
import { isSecure } from '../security-headers.ts';

const plain = () =>
  businessError(errorCodes.forbidden, '请使用 https 访问', 'Use https: calls without TLS are refused', 403);

/**
 * Refuses calls that a proxy received without TLS. Proxies redirect pages only: a redirected call would hide that its
 * client sends a token for everybody to read.
 */
export const requireTls = (app: FastifyInstance, env: Pick<Env, 'publicOrigin'>): void => {
  if (!isSecure(env)) return;
  app.addHook('onRequest', async ({ url, headers }) => {
    if (/^\/api([/?]|$)/.test(url) && headers['x-forwarded-proto'] === 'http') throw plain();
  });
};
