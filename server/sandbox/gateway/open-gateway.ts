import type { FastifyInstance } from 'fastify';
import type { SandboxKeys } from '#src/platform/sandbox-accounts/index.ts';
import { onlyLoopback } from '../loopback.ts';
import { registerCashier } from './cashier-routes.ts';
import { registerControl } from './control-routes.ts';
import { createFaults } from './faults.ts';
import type { Gateway } from './gateway.ts';
import { createNotifier } from './notifier.ts';
import type { Protocol } from './protocol.ts';
import { openTradeStore } from './trade-store.ts';

export interface SandboxOptions {
  readonly dataDir: string;
  /** How many times faster than in the real world notifications are repeated. */
  readonly clock: number;
  readonly origin: () => string;
  /** The pages of buyers; the cashier by default. */
  readonly registerPages?: (app: FastifyInstance, gateway: Gateway) => void;
}

/**
 * Opens a provider's gateway state with its cashier and switches; the caller registers its gateway. Trades
 * and unacknowledged notifications survive a restart.
 */
export async function openGateway(
  app: FastifyInstance,
  { dataDir, clock, origin, registerPages = registerCashier }: SandboxOptions,
  keys: SandboxKeys,
  protocol: Protocol,
): Promise<Gateway> {
  const store = await openTradeStore(dataDir, protocol.name);
  const faults = createFaults();
  const notifier = createNotifier({ store, faults, protocol, clock });
  const gateway: Gateway = { store, faults, notifier, keys, protocol, origin };
  app.register(async (outside) => registerPages(outside, gateway));
  app.register(async (control) => {
    control.addHook('onRequest', onlyLoopback);
    registerControl(control, gateway);
  });
  app.addHook('onListen', async () => notifier.resume());
  app.addHook('onClose', async () => {
    notifier.stop();
    await store.save();
  });
  return gateway;
}
