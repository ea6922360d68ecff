import type { Deps } from '#src/platform/context/index.ts';
import type { Providers } from '#src/sales/payments/index.ts';

/** What the server is built from. */
export interface AppDeps extends Deps {
  /** The payment providers; created from `env` by default. */
  readonly providers?: Providers;
}
