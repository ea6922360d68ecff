import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import type { PaymentHooks } from './payment-hooks.ts';
import type { Providers } from './providers.ts';

/** Dependencies of payments. `log` at error level raises an alert. */
export interface PaymentDeps extends Pick<Deps, 'database' | 'db' | 'now' | 'env'> {
  readonly providers: Providers;
  readonly hooks: PaymentHooks;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}
