import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';

/** Secrets travel in these and must not reach a log. */
const redact = [
  'req.headers.authorization',
  'req.headers.cookie',
  // What the reader of forms traces of itself.
  'busboyOptions.headers.authorization',
  'busboyOptions.headers.cookie',
];

/** The specification sends some secrets in the query (`PATCH …/password?password=`): their values are dropped. */
const withoutSecrets = (url: string): string =>
  url.replace(/([?&](?:password|token|code)=)[^&#]*/gi, '$1***');

const describe = (request: FastifyRequest): Record<string, unknown> => ({
  method: request.method,
  url: withoutSecrets(request.url),
  host: request.host,
  remoteAddress: request.ip,
});

/** How the server logs: one JSON line each, with the request id, without secrets. */
export const logOptions = ({ env, logTo }: Pick<Deps, 'env' | 'logTo'>) => ({
  level: env.logLevel,
  redact,
  serializers: { req: describe },
  ...(logTo ? { stream: logTo } : {}),
});

const usable = /^[\w.-]{1,64}$/;

/** The id of a request: the caller's own where it is a plain one, else a new one. */
export const requestId = ({ headers }: { headers: NodeJS.Dict<string | string[]> }): string => {
  const given = headers['x-request-id'];
  return typeof given === 'string' && usable.test(given) ? given : crypto.randomUUID();
};

/** For routes that are asked all the time: not in the API's description, and only their warnings in the log. */
export const quietly = ({ log }: FastifyInstance): RouteShorthandOptions => ({
  logLevel: log.level === 'silent' ? 'silent' : 'warn',
  schema: { hide: true },
});
