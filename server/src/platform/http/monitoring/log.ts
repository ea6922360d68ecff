import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { logError } from '#src/platform/errors/index.ts';

/** Fields with secrets, redacted from the log. */
const redact = [
  'req.headers.authorization',
  'req.headers.cookie',
  // Fields that the form parser traces.
  'busboyOptions.headers.authorization',
  'busboyOptions.headers.cookie',
];

/**
 * Secrets that the specification sends in the query (`PATCH …/password?password=`) are removed, and signatures of preview
 * links: who has such a link can use it.
 */
const withoutSecrets = (url: string): string =>
  url
    .replace(/([?&](?:password|token|code)=)[^&#]*/gi, '$1***')
    .replace(/([?&]override=[^&#]*?(?:~|%7e)\d{10}\.)[^&#]*/gi, '$1***');

const describe = (request: FastifyRequest): Record<string, unknown> => ({
  method: request.method,
  url: withoutSecrets(request.url),
  host: request.host,
  remoteAddress: request.ip,
});

/** Log options: one JSON line per entry, with the request id, without secrets. */
export const logOptions = ({ env, logTo }: Pick<Deps, 'env' | 'logTo'>) => ({
  level: env.logLevel,
  redact,
  serializers: { req: describe, err: (error: unknown) => logError(error) },
  ...(logTo ? { stream: logTo } : {}),
});

const usable = /^[\w.-]{1,64}$/;

/** The id of a request: the caller's where it is well-formed, else a new one. */
export const requestId = ({ headers }: { headers: NodeJS.Dict<string | string[]> }): string => {
  const given = headers['x-request-id'];
  return typeof given === 'string' && usable.test(given) ? given : crypto.randomUUID();
};

/** For frequently polled routes: hidden from OpenAPI, and logged at warn level only. */
export const quietly = ({ log }: FastifyInstance): RouteShorthandOptions => ({
  logLevel: log.level === 'silent' ? 'silent' : 'warn',
  schema: { hide: true },
});
