import type { FastifyInstance } from 'fastify';
import { loadStripeSandboxKeys } from '#src/sales/payments/index.ts';
import { openGateway, type SandboxOptions } from '../gateway/open-gateway.ts';
import { onlyLoopback } from '../loopback.ts';
import { registerApi } from './api-routes.ts';
import { registerCheckout } from './checkout-routes.ts';
import { registerDisputes } from './dispute-routes.ts';
import { stripeProtocol } from './protocol.ts';

/** Stripe in the sandbox: the API, the hosted page of Checkout, disputes, switches. */
export async function registerStripe(app: FastifyInstance, options: SandboxOptions): Promise<void> {
  const keys = await loadStripeSandboxKeys(options.dataDir);
  const pages = { ...options, registerPages: registerCheckout };
  const gateway = await openGateway(app, pages, keys, stripeProtocol(keys));
  app.register(async (outside) => registerApi(outside, gateway));
  app.register(async (control) => {
    control.addHook('onRequest', onlyLoopback);
    registerDisputes(control, gateway);
  });
}
