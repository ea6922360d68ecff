import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import {
  addOperations,
  answeredUrl,
  closeUnreadRequests,
  describeApi,
  logOptions,
  measureRequests,
  prefixCookies,
  readBodies,
  requestId,
  requireTls,
  sendAccessVersion,
  sendError,
  sendSecurityHeaders,
  sendUnknownRoute,
  setValidation,
  tlsOptions,
} from '#src/platform/http/index.ts';
import type { AppDeps } from './app-deps.ts';
import { guardApiDocs } from './guard-api-docs.ts';
import { registerModules } from './register-modules.ts';

const bodyLimit = 1024 * 1024;

/** In ms: a file of 10 MB takes minutes on a slow line. */
const requestTimeout = 300_000;

/** The whole server apart from its process: tests build it and `inject`, `main.ts` lets it listen. */
export const buildApp = async (deps: AppDeps): Promise<FastifyInstance> => {
  const app = Fastify({
    ...tlsOptions(deps.env),
    logger: logOptions(deps),
    bodyLimit,
    requestTimeout,
    // Requests that arrive while a replica closes are answered: behind a proxy a 503 would be a visitor's
    // error page.
    return503OnClosing: false,
    requestIdHeader: false,
    genReqId: requestId,
    trustProxy: [...deps.env.trustedProxies],
    frameworkErrors: sendError,
    rewriteUrl: answeredUrl,
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: true, maxParamLength: 2000 },
  });
  app.decorateRequest('member', undefined);
  app.decorateRequest('scope', undefined);
  app.decorateRequest('decider', undefined);
  app.addHook('onSend', async (request, reply) => void reply.header('x-request-id', request.id));
  sendSecurityHeaders(app, deps.env);
  prefixCookies(app, deps.env);
  requireTls(app, deps.env);
  closeUnreadRequests(app);
  sendAccessVersion(app, deps.database.reserve.db);
  readBodies(app);
  setValidation(app);
  app.setErrorHandler(sendError);
  await app.register(cookie);
  await app.register(multipart);
  const isPublic = deps.env.portalEnv !== 'production';
  await describeApi(app, isPublic ? async () => undefined : guardApiDocs(app, deps));
  measureRequests(app);
  addOperations(app, deps.env);
  await registerModules(app, deps);
  for (const path of ['/api', '/api/*']) app.all(path, { schema: { hide: true } }, sendUnknownRoute);
  return app;
};
