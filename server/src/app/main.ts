import type { FastifyInstance } from 'fastify';
import { ensureRoot } from '#demo/ensure-root.ts';
import { readEnv } from '#src/platform/config/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { createChannels } from '#src/platform/messaging/index.ts';
import { createProviders } from '#src/sales/payments/index.ts';
import { buildApp } from './app.ts';
import type { AppDeps } from './app-deps.ts';
import { createPaymentHooks } from './hooks.ts';
import { openDatabase } from './open-database.ts';
import { startJobs } from './start-jobs.ts';
import { describeStartupError, type ListenAddress, listenError } from './startup-error.ts';
import { stopServerOnEnd } from './stop-server.ts';

/** Production loads none of this code. */
const loadDemoData = async (deps: Deps): Promise<void> => {
  const { loadDemo } = await import('#demo/load-demo.ts');
  await loadDemo(deps);
  if (deps.env.portalEnv !== 'demo') return;
  const { loadHistory } = await import('#demo/history/load-history.ts');
  await loadHistory(deps);
};

/** Initial data: demo data, or in production the root account. */
const prepareData = async (deps: Deps): Promise<void> => {
  if (deps.env.portalEnv !== 'production') return loadDemoData(deps);
  const file = await ensureRoot(deps);
  if (file !== undefined) process.stdout.write(`password of root: ${file}\n`);
};

const listen = async (app: FastifyInstance, address: ListenAddress): Promise<string> => {
  try {
    return await app.listen(address);
  } catch (error) {
    throw listenError(address, error);
  }
};

const main = async (): Promise<void> => {
  const env = readEnv(process.env);
  const database = await openDatabase(env);
  const providers = await createProviders(env);
  const channels = await createChannels(env);
  const deps = {
    env,
    database,
    db: database.db,
    providers,
    channels,
    now: () => new Date(),
  } satisfies AppDeps;
  await prepareData(deps);
  const app = await buildApp(deps);
  const { host, portalRole } = env;
  const address =
    portalRole === 'worker' ? undefined : await listen(app, { host, port: env.port, name: 'PORT' });
  const operations = await listen(app.operations, {
    host,
    port: env.operationsPort,
    name: 'OPERATIONS_PORT',
  });
  const jobs =
    portalRole === 'web'
      ? undefined
      : await startJobs({ ...deps, hooks: createPaymentHooks(env), log: app.log, metrics: app.metrics });
  stopServerOnEnd({ app, jobs, database });
  const name = address === undefined ? 'portal worker' : `portal server listening ${address}`;
  process.stdout.write(`${name}, operations ${operations}\n`);
};

main().catch((error: unknown) => {
  process.stderr.write(`${describeStartupError(error)}\n`);
  process.exit(1);
});
