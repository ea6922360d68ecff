import type { FastifyInstance } from 'fastify';
import { onlyLoopback } from '../loopback.ts';
import { loadSandboxKeys } from './account.ts';
import { registerBills } from './bill-routes.ts';
import { openBook } from './book.ts';
import { registerCashier } from './cashier-routes.ts';
import { registerControl } from './control-routes.ts';
import type { Desk } from './desk.ts';
import { createFaults } from './faults.ts';
import { registerGateway } from './gateway-routes.ts';
import { createNotifier } from './notifier.ts';

export interface AlipaySandboxOptions {
  readonly dataDir: string;
  readonly clock: number;
  readonly origin: () => string;
}

/** Alipay's room of the sandbox: gateway, cashier, switches. Trades and unacknowledged notifications outlive a restart. */
export async function registerAlipay(app: FastifyInstance, options: AlipaySandboxOptions): Promise<void> {
  const keys = await loadSandboxKeys(options.dataDir);
  const book = await openBook(options.dataDir);
  const faults = createFaults();
  const notifier = createNotifier({ book, faults, keys, clock: options.clock });
  const desk: Desk = { book, faults, notifier, keys, origin: options.origin };
  app.register(async (outside) => {
    registerGateway(outside, desk);
    registerCashier(outside, desk);
    registerBills(outside, desk);
  });
  app.register(async (control) => {
    control.addHook('onRequest', onlyLoopback);
    registerControl(control, desk);
  });
  app.addHook('onListen', async () => notifier.resume());
  app.addHook('onClose', async () => {
    notifier.stop();
    await book.save();
  });
}
