import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unstorable } from '#src/platform/http/index.ts';
import { type NoticeProtocol, noticeProtocols } from './notice-protocols.ts';
import type { PaymentDeps } from './payment-deps.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { noticePath } from './providers.ts';
import { receiveNotice } from './receive-notice.ts';

const bodyLimit = 32 * 1024;

interface Door {
  readonly provider: PaymentProvider;
  readonly protocol: NoticeProtocol;
}

const answerOf = async (deps: PaymentDeps, { provider, protocol }: Door, request: FastifyRequest) => {
  if (typeof request.body !== 'string') return protocol.refused(400);
  const fields = protocol.read(request.body, request.headers);
  if (unstorable(fields) !== undefined) return protocol.refused(400);
  try {
    const { accepted } = await receiveNotice(deps, provider, fields);
    return accepted ? protocol.accepted : protocol.refused(400);
  } catch (error) {
    deps.log.error({ err: error }, 'payment notice could not be handled');
    return protocol.refused(503);
  }
};

const openDoor = (app: FastifyInstance, deps: PaymentDeps, door: Door): void => {
  const { provider, protocol } = door;
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      protocol.contentType,
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, String(body)),
    );
    scope.setErrorHandler<{ statusCode?: number } & Error>((error, _request, reply) => {
      const { status, type, text } = protocol.refused(error.statusCode ?? 500);
      return reply.code(status).type(type).send(text);
    });
    scope.post(noticePath(provider.name), { bodyLimit, schema: { hide: true } }, async (request, reply) => {
      const { status, type, text } = await answerOf(deps, door, request);
      return text ? reply.code(status).type(type).send(text) : reply.code(status).send();
    });
  });
};

/**
 * Where providers post their notifications, each in its own protocol; what is not accepted they repeat. Not a call of
 * the contract: the protocol is theirs.
 */
export const noticeRoutes = (app: FastifyInstance, deps: PaymentDeps): void => {
  for (const provider of deps.providers.values())
    openDoor(app, deps, { provider, protocol: noticeProtocols[provider.name] });
};
