import { mkdir } from 'node:fs/promises';
import { createPaymentHooks } from '../../../server/src/app/hooks.ts';
import { readEnv } from '../../../server/src/platform/config/index.ts';
import { connect, type Database } from '../../../server/src/platform/database/connect.ts';
import type { PaymentDeps } from '../../../server/src/sales/payments/payment-deps.ts';
import { createProviders } from '../../../server/src/sales/payments/providers.ts';
import { startPortalDatabase } from '../../portal/postgres.ts';
import { freePort } from '../../process/ports.ts';
import { keepLines, type Replica, startReplica, startSandbox } from '../replica.ts';

/** Environment of the consistency proofs: real PostgreSQL and servers, and the providers' sandbox. */
export interface ProofEnvironment {
  readonly database: Database;
  readonly replica: Replica;
  readonly origin: string;
  readonly sandboxOrigin: string;
  readonly dataDir: string;
  /** The server's last 5,000 log lines. */
  readonly log: readonly string[];
  /** The server's services in this process, on a pool that the caller closes, for exact timing. */
  deps(): Promise<PaymentDeps>;
  stop(): Promise<void>;
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** The parts needed to book and pay. */
export type BookingEnvironment = Pick<ProofEnvironment, 'database' | 'origin' | 'sandboxOrigin'>;

const settingsOf = async (dataDir: string, databaseUrl: string): Promise<Record<string, string>> => {
  const port = String(await freePort());
  return {
    HOST: '127.0.0.1',
    PORT: port,
    SANDBOX_PORT: String(await freePort()),
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    PORTAL_ENV: 'test',
    LOG_LEVEL: 'warn',
  };
};

/** Starts PostgreSQL with its default durability, the sandbox, and one server with the demo data. */
export const openEnvironment = async (dataDir: string): Promise<ProofEnvironment> => {
  await mkdir(dataDir, { recursive: true });
  const opened: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const close of opened.toReversed()) await close();
  };
  try {
    const postgres = await startPortalDatabase({ dataDir });
    if (postgres.companion) opened.push(postgres.companion.stop);
    const settings = await settingsOf(dataDir, postgres.url);
    opened.push((await startSandbox(settings)).stop);
    const log: string[] = [];
    const replica = await startReplica(settings, keepLines(log));
    opened.push(replica.stop);
    const database = connect(postgres.ownerUrl);
    opened.push(database.close);
    const env = readEnv(settings);
    return {
      database,
      replica,
      origin: replica.origin,
      sandboxOrigin: `http://127.0.0.1:${settings.SANDBOX_PORT}`,
      dataDir,
      log,
      deps: async () => {
        const providers = await createProviders(env);
        const hooks = createPaymentHooks(env);
        const own = connect(postgres.url);
        return { env, database: own, db: own.db, providers, hooks, now: () => new Date(), log: silent };
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
