import fastify, { type FastifyInstance } from 'fastify';
import { registerAlipay } from './alipay/alipay-sandbox.ts';
import { registerInbox } from './inbox/inbox-sandbox.ts';
import { registerStripe } from './stripe/stripe-sandbox.ts';
import { registerWechatpay } from './wechatpay/gateway-routes.ts';

export interface SandboxOptions {
  /** The portal's data folder: keys and trades live in it. */
  readonly dataDir: string;
  /** Speed-up of the notification schedule; 1 by default. */
  readonly clock?: number;
}

/**
 * Builds the sandbox: payment gateways with the real signed protocols, and an inbox. Listen on it, or
 * `inject`; `close()` saves the state for the next start. Throws when the data folder cannot be read or
 * written.
 */
export async function buildSandbox(options: SandboxOptions): Promise<FastifyInstance> {
  const app = fastify({
    forceCloseConnections: true,
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
  });
  app.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) console.error('sandbox:', error);
    return reply.code(status).send({ error: status < 500 ? error.message : 'the sandbox failed' });
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'nothing stands here' }));
  const gateway = { dataDir: options.dataDir, clock: options.clock ?? 1, origin: () => originOf(app) };
  await registerAlipay(app, gateway);
  await registerWechatpay(app, gateway);
  await registerStripe(app, gateway);
  await registerInbox(app, options.dataDir);
  return app;
}

// Payment codes contain localhost, whatever address the sandbox listens on.
function originOf(app: FastifyInstance): string {
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('the sandbox does not listen yet');
  return `http://127.0.0.1:${address.port}`;
}
