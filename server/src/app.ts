import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { describeApi } from './http/api-docs.ts';
import { handleErrors, noSuchInterface } from './http/error-handler.ts';
import { reportHealth } from './http/health.ts';
import { measureRequests } from './http/metrics.ts';
import { setValidation } from './http/validation.ts';
import { registerModules } from './modules/register-modules.ts';

const bodyLimit = 1024 * 1024;

/** Secrets travel in these and must not reach a log. */
const redact = ['req.headers.authorization', 'req.headers.cookie'];

/** The whole server apart from its process: tests build it and `inject`, `main.ts` lets it listen. */
export const buildApp = async (deps: Deps): Promise<FastifyInstance> => {
  const app = Fastify({
    logger: { level: deps.env.logLevel, redact },
    bodyLimit,
    requestTimeout: 60_000,
    requestIdHeader: 'x-request-id',
    genReqId: () => crypto.randomUUID(),
    trustProxy: 'loopback',
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: true },
  });
  app.decorateRequest('member', undefined);
  app.addHook('onSend', async (request, reply) => void reply.header('x-request-id', request.id));
  setValidation(app);
  handleErrors(app);
  await app.register(multipart);
  await describeApi(app);
  measureRequests(app);
  reportHealth(app, deps.database);
  await registerModules(app, deps);
  app.all('/api/*', { schema: { hide: true } }, noSuchInterface);
  return app;
};
