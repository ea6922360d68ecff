import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import type { PaymentHooks } from './payment-hooks.ts';
import type { Providers } from './providers.ts';

/** What payments are made from. `log` at error level is an alert: somebody has to look. */
export interface PaymentDeps extends Pick<Deps, 'database' | 'now' | 'env'> {
  readonly providers: Providers;
  readonly hooks: PaymentHooks;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}
