import type { FastifyInstance } from 'fastify';
import type { SandboxKeys } from '#src/platform/sandbox-accounts/index.ts';
import { onlyLoopback } from '../loopback.ts';
import { openBook } from './book.ts';
import { registerCashier } from './cashier-routes.ts';
import { registerControl } from './control-routes.ts';
import type { Desk } from './desk.ts';
import { createFaults } from './faults.ts';
import { createNotifier } from './notifier.ts';
import type { Protocol } from './protocol.ts';

export interface SandboxOptions {
  readonly dataDir: string;
  /** How many times faster than in the real world notifications are repeated. */
  readonly clock: number;
  readonly origin: () => string;
}

/**
 * Opens a provider's gateway state with its cashier and switches; the caller registers its gateway. Trades
 * and unacknowledged notifications survive a restart.
 */
export async function openDesk(
  app: FastifyInstance,
  { dataDir, clock, origin }: SandboxOptions,
  keys: SandboxKeys,
  protocol: Protocol,
): Promise<Desk> {
  const book = await openBook(dataDir, protocol.name);
  const faults = createFaults();
  const notifier = createNotifier({ book, faults, protocol, clock });
  const desk: Desk = { book, faults, notifier, keys, protocol, origin };
  app.register(async (outside) => registerCashier(outside, desk));
  app.register(async (control) => {
    control.addHook('onRequest', onlyLoopback);
    registerControl(control, desk);
  });
  app.addHook('onListen', async () => notifier.resume());
  app.addHook('onClose', async () => {
    notifier.stop();
    await book.save();
  });
  return desk;
}
