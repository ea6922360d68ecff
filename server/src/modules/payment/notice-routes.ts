import type { FastifyInstance } from 'fastify';
import { unstorable } from '../../http/storable-text.ts';
import type { PaymentDeps } from './payment-deps.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { noticePath } from './providers.ts';
import { receiveNotice } from './receive-notice.ts';

const bodyLimit = 32 * 1024;
const mostFields = 100;

type Fields = Readonly<Record<string, string>>;

const readForm = (text: string): Fields =>
  Object.fromEntries([...new URLSearchParams(text)].slice(0, mostFields));

const answerOf = async (deps: PaymentDeps, provider: PaymentProvider, body: Fields | null) => {
  if (body === null || unstorable(body) !== undefined) return { status: 400, text: 'failure' };
  try {
    const { accepted } = await receiveNotice(deps, provider, body);
    return accepted ? { status: 200, text: 'success' } : { status: 400, text: 'failure' };
  } catch (error) {
    deps.log.error({ err: error }, 'payment notice could not be handled');
    return { status: 503, text: 'failure' };
  }
};

/**
 * Where providers post their notifications: a form, answered with plain `success` once nothing more is to be told, else
 * `failure`, after which they repeat it. Not a call of the contract: the protocol is theirs.
 */
export const noticeRoutes = (app: FastifyInstance, deps: PaymentDeps): void => {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, readForm(String(body))),
    );
    scope.setErrorHandler<{ statusCode?: number } & Error>((error, _request, reply) =>
      reply
        .code(error.statusCode ?? 500)
        .type('text/plain; charset=utf-8')
        .send('failure'),
    );
    for (const provider of deps.providers.values())
      scope.post(noticePath(provider.name), { bodyLimit, schema: { hide: true } }, async (request, reply) => {
        const { status, text } = await answerOf(deps, provider, (request.body ?? null) as Fields | null);
        return reply.code(status).type('text/plain; charset=utf-8').send(text);
      });
  });
};
