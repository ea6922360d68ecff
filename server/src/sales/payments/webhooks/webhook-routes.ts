import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unstorable } from '#src/platform/http/index.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { webhookPath } from '../providers.ts';
import { type WebhookProtocol, webhookProtocols } from './webhook-protocols.ts';
import { handleNotification } from './webhook-service.ts';

const bodyLimit = 32 * 1024;

interface Webhook {
  readonly provider: PaymentProvider;
  readonly protocol: WebhookProtocol;
}

const respond = async (deps: PaymentDeps, { provider, protocol }: Webhook, request: FastifyRequest) => {
  if (typeof request.body !== 'string') return protocol.refused(400);
  const fields = protocol.read(request.body, request.headers);
  if (unstorable(fields) !== undefined) return protocol.refused(400);
  try {
    const { accepted } = await handleNotification(deps, provider, fields);
    return accepted ? protocol.accepted : protocol.refused(400);
  } catch (error) {
    deps.log.error({ err: error }, 'payment webhook could not be handled');
    return protocol.refused(503);
  }
};

const registerWebhook = (app: FastifyInstance, deps: PaymentDeps, door: Webhook): void => {
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
    scope.post(webhookPath(provider.name), { bodyLimit, schema: { hide: true } }, async (request, reply) => {
      const { status, type, text } = await respond(deps, door, request);
      return text ? reply.code(status).type(type).send(text) : reply.code(status).send();
    });
  });
};

/**
 * Webhook routes, each in the protocol of its provider; a webhook that is not accepted is repeated. Not part
 * of our API contract.
 */
export const registerPaymentWebhooks = (app: FastifyInstance, deps: PaymentDeps): void => {
  for (const provider of deps.providers.values())
    registerWebhook(app, deps, { provider, protocol: webhookProtocols[provider.name] });
};
