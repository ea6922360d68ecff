import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, type Registry } from 'prom-client';
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

type CountOutcome = (labels: { readonly provider: string; readonly outcome: string }) => void;

/** `payment_webhooks_total` by provider and outcome; `error`: it failed here, and the provider repeats it. */
const createCount = (metrics: Registry, providers: readonly PaymentProvider[]): CountOutcome => {
  const webhooks = new Counter({
    name: 'payment_webhooks_total',
    help: 'Payment webhooks by outcome',
    labelNames: ['provider', 'outcome'],
    registers: [metrics],
  });
  for (const { name: provider } of providers)
    for (const outcome of ['paid', 'forged', 'anomaly', 'error']) webhooks.inc({ provider, outcome }, 0);
  return (labels) => webhooks.inc(labels);
};

interface Answering extends PaymentDeps {
  readonly count: CountOutcome;
}

const respond = async (deps: Answering, { provider, protocol }: Webhook, request: FastifyRequest) => {
  if (typeof request.body !== 'string') return protocol.refused(400);
  const fields = protocol.read(request.body, request.headers);
  if (unstorable(fields) !== undefined) return protocol.refused(400);
  try {
    const { accepted, outcome } = await handleNotification(deps, provider, fields);
    deps.count({ provider: provider.name, outcome });
    return accepted ? protocol.accepted : protocol.refused(400);
  } catch (error) {
    deps.count({ provider: provider.name, outcome: 'error' });
    deps.log.error({ err: error }, 'payment webhook could not be handled');
    return protocol.refused(503);
  }
};

const registerWebhook = (app: FastifyInstance, deps: Answering, door: Webhook): void => {
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
  const count = createCount(app.metrics, [...deps.providers.values()]);
  for (const provider of deps.providers.values())
    registerWebhook(app, { ...deps, count }, { provider, protocol: webhookProtocols[provider.name] });
};
