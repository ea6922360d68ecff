import { createPaymentHooks } from '../../../../server/src/app/hooks.ts';
import { readEnv } from '../../../../server/src/platform/config/index.ts';
import {
  createDocumentCipher,
  type DocumentCipher,
  loadKeyRing,
} from '../../../../server/src/platform/crypto/index.ts';
import { connect } from '../../../../server/src/platform/database/connect.ts';
import type { Member } from '../../../../server/src/platform/errors/index.ts';
import type { DateChange } from '../../../../server/src/sales/changes/change-date.ts';
import type { PaymentDeps } from '../../../../server/src/sales/payments/payment-deps.ts';
import { FakeProvider } from '../../../../server/src/sales/payments/testing/fake-provider.ts';
import { fillWorld, makePeople } from './world-rows.ts';

/** A departure of the world's only tour; its price of an adult in fen. */
export interface Place {
  readonly tourId: number;
  readonly skuId: number;
  readonly day: string;
  readonly price: number;
}

/** A small agency: the server's services in this process, their provider, and what a walk remembers. */
export interface World {
  readonly deps: PaymentDeps & { readonly cipher: DocumentCipher };
  readonly members: readonly Member[];
  readonly staff: Member;
  /** Empties the world, and begins at ten in the morning. */
  reset(): Promise<void>;
  close(): Promise<void>;
  places: readonly Place[];
  couponIds: readonly number[];
  /** A new one after each reset. */
  provider: FakeProvider;
  /** Webhooks of payments that have not arrived yet, and those that have. */
  readonly late: Record<string, string>[];
  readonly arrived: Record<string, string>[];
  /** Quotes of changes of date. */
  readonly quotes: Omit<DateChange, 'key'>[];
  /** Errors that the services have logged since the last step. */
  readonly logged: string[];
  /** Lets time pass. */
  pass(seconds: number): void;
  /** An unused Idempotency-Key or number. */
  next(): number;
}

/** A refund that the provider refuses is part of the walk; other errors of jobs are not. */
const expected = ['refund refused by the provider'];

const logInto = (logged: string[]): PaymentDeps['log'] => ({
  info: () => undefined,
  warn: () => undefined,
  error: (about: unknown, message?: string) => {
    const { err } = about as { readonly err?: Error };
    if (!expected.includes(message ?? '')) logged.push(`${message}: ${err?.stack ?? JSON.stringify(about)}`);
  },
});

/** Opens a world on a migrated database of its own. */
export const createWorld = async (databaseUrl: string): Promise<World> => {
  const database = connect(databaseUrl, { max: 4 });
  const env = readEnv({ PORTAL_ENV: 'test', LOG_LEVEL: 'silent', DATA_KEY: '11'.repeat(32) });
  const people = await makePeople(database.pool);
  const logged: string[] = [];
  let [now, count] = [0, 0];
  const providers = new Map<'alipay', FakeProvider>();
  const world: World = {
    ...people,
    deps: {
      ...{ env, database, db: database.db, providers, hooks: createPaymentHooks(env), log: logInto(logged) },
      cipher: createDocumentCipher({ ring: loadKeyRing(env), secret: Buffer.alloc(32, 1) }),
      now: () => new Date(now),
    },
    ...{ places: [], couponIds: [], late: [], arrived: [], quotes: [], logged },
    provider: new FakeProvider(),
    reset: async () => {
      now = new Date().setUTCHours(2, 0, 0, 0);
      count = 0;
      world.provider = new FakeProvider();
      providers.set('alipay', world.provider);
      for (const list of [world.late, world.arrived, world.quotes, logged]) list.length = 0;
      Object.assign(world, await fillWorld(database.pool, new Date(now)));
    },
    close: database.close,
    pass: (seconds) => {
      now += seconds * 1000;
    },
    next: () => {
      count += 1;
      return count;
    },
  };
  return world;
};
