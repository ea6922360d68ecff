import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Deps } from '#src/platform/context/deps.ts';
import { carryAccessVersion } from '#src/platform/http/access-version.ts';
import { describeApi } from '#src/platform/http/api-docs.ts';
import { readBodies } from '#src/platform/http/bodies.ts';
import { answerError, noSuchInterface } from '#src/platform/http/error-handler.ts';
import { reportHealth } from '#src/platform/http/health.ts';
import { logOptions, requestId } from '#src/platform/http/log.ts';
import { measureRequests } from '#src/platform/http/metrics.ts';
import { setValidation } from '#src/platform/http/validation.ts';
import { answeredUrl } from '#src/platform/http/page-url.ts';
import type { Providers } from '#src/sales/payments/providers.ts';
import { registerModules } from './register-modules.ts';

const bodyLimit = 1024 * 1024;

/** In ms: a file of 10 MB takes minutes on a slow line. */
const requestTimeout = 300_000;

/** What the server is built from. */
export interface AppDeps extends Deps {
  /** The payment providers; made from `env` unless given. */
  readonly providers?: Providers;
}

/** The whole server apart from its process: tests build it and `inject`, `main.ts` lets it listen. */
export const buildApp = async (deps: AppDeps): Promise<FastifyInstance> => {
  const app = Fastify({
    logger: logOptions(deps),
    bodyLimit,
    requestTimeout,
    // What still comes while a replica is ending is answered: behind a proxy a refusal would be a visitor's error page.
    return503OnClosing: false,
    requestIdHeader: false,
    genReqId: requestId,
    trustProxy: [...deps.env.trustedProxies],
    frameworkErrors: answerError,
    rewriteUrl: answeredUrl,
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: true, maxParamLength: 2000 },
  });
  app.decorateRequest('member', undefined);
  app.addHook('onSend', async (request, reply) => void reply.header('x-request-id', request.id));
  carryAccessVersion(app, deps.database.db);
  readBodies(app);
  setValidation(app);
  app.setErrorHandler(answerError);
  await app.register(multipart);
  await describeApi(app);
  measureRequests(app);
  reportHealth(app, deps.database);
  await registerModules(app, deps);
  for (const path of ['/api', '/api/*']) app.all(path, { schema: { hide: true } }, noSuchInterface);
  return app;
};
