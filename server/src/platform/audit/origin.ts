import { AsyncLocalStorage } from 'node:async_hooks';

/** Where a request comes from. */
export interface Origin {
  readonly address: string;
  /** The user agent. */
  readonly agent: string;
}

const storage = new AsyncLocalStorage<Origin>();

/** Runs a handler so that the audit rows of users that it writes have the origin of its request. */
export const withOrigin = <T>(origin: Origin, run: () => T): T => storage.run(origin, run);

/** As much of a user agent as is kept. */
const longestAgent = 300;

/** The columns of an audit row; null outside of a request. */
export const originColumns = (): { readonly address: string | null; readonly agent: string | null } => {
  const origin = storage.getStore();
  return { address: origin?.address ?? null, agent: origin?.agent.slice(0, longestAgent) ?? null };
};

/** The columns of a row that no user has written. */
export const noOrigin = { address: null, agent: null } as const;
