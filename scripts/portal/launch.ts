import { mkdir } from 'node:fs/promises';
import { type BuildProgress, buildReleases } from '../build/all.ts';
import type { Release } from '../build/release.ts';
import { lockData } from '../process/data-lock.ts';
import { requireFree } from '../process/ports.ts';
import { step } from '../process/progress.ts';
import { inRoot } from '../process/root.ts';
import { type Companion, startCompanion } from '../process/run.ts';
import { type PublishProgress, publishAll } from '../release/publish-all.ts';
import { startPortalDatabase } from './postgres.ts';
import { ensurePublisher, type Publisher, serverEnvOf } from './publisher.ts';

export interface PortalOptions {
  readonly host: string;
  readonly port: number;
  /** Of metrics and readiness. */
  readonly operationsPort: number;
  readonly sandboxPort: number;
  readonly dataDir: string;
  readonly portalEnv: 'demo' | 'production' | 'test';
  /** An external PostgreSQL instead of the bundled one. */
  readonly databaseUrl?: string;
  /** Turns durability off: data does not survive a power cut. */
  readonly disposable?: boolean;
  /** Releases to publish instead of builds from current sources. */
  readonly builds?: readonly Release[];
  readonly env?: Readonly<Record<string, string>>;
  readonly onLine?: (line: string) => void;
}

export interface Portal {
  readonly origin: string;
  readonly operationsOrigin: string;
  readonly databaseUrl: string;
  /** Resolves with the name of the first process that ends by itself. */
  readonly broken: Promise<string>;
  stop(): Promise<void>;
}

interface Running {
  readonly parts: Companion[];
  readonly undo: (() => Promise<void>)[];
}

const envOf = (options: PortalOptions, databaseUrl: string, publisher: Publisher) => ({
  HOST: options.host,
  PORT: String(options.port),
  OPERATIONS_PORT: String(options.operationsPort),
  SANDBOX_PORT: String(options.sandboxPort),
  DATA_DIR: options.dataDir,
  PORTAL_ENV: options.portalEnv,
  DATABASE_URL: databaseUrl,
  DATABASE_URL_FILE: '',
  ...serverEnvOf(publisher),
  ...options.env,
});

/** The database last: the others use it until they have ended. */
const stopAll = async ({ parts, undo }: Running): Promise<void> => {
  const [databases, others] = [
    parts.filter(({ name }) => name === 'postgres'),
    parts.filter(({ name }) => name !== 'postgres'),
  ];
  for (const group of [others, databases]) await Promise.all(group.map((part) => part.stop()));
  for (const back of undo) await back();
};

const startDatabase = async (options: PortalOptions, running: Running): Promise<string> => {
  if (options.databaseUrl) return options.databaseUrl;
  const { dataDir, disposable } = options;
  const postgres = await step('starting the database', () => startPortalDatabase({ dataDir, disposable }));
  if (postgres.companion) running.parts.push(postgres.companion);
  return postgres.url;
};

const startServers = async (options: PortalOptions, env: Record<string, string>, running: Running) => {
  const start = (name: string, file: string, readyWhen: string) =>
    step(`starting the ${name}`, () =>
      startCompanion({ name, args: [inRoot(file)], env, readyWhen, onLine: options.onLine }),
    );
  if (options.portalEnv !== 'production')
    running.parts.push(await start('sandbox', 'server/sandbox/main.ts', 'sandbox ready'));
  running.parts.push(await start('server', 'server/src/app/main.ts', 'portal server listening'));
};

const sayBuilt = ({ app, version, built, took }: BuildProgress): void => {
  if (built) console.log(`  built ${app} ${version}: ${(took / 1000).toFixed(1)} s`);
};

/** Gate failures of local builds are printed and do not block `npm start`. */
const sayFound = ({ app, version, live, found }: PublishProgress): void => {
  if (found)
    console.warn(`  ${app} ${version} ${live ? 'is live' : 'stays away'}, and the gate says:\n${found}`);
};

const launchInto = async (options: PortalOptions, running: Running): Promise<string> => {
  const { dataDir, host, port, operationsPort, sandboxPort } = options;
  await mkdir(dataDir, { recursive: true });
  running.undo.push(await lockData(dataDir));
  await requireFree(port, host, 'PORT');
  await requireFree(operationsPort, host, 'OPERATIONS_PORT');
  if (options.portalEnv !== 'production') await requireFree(sandboxPort, host, 'SANDBOX_PORT');
  const builds =
    options.builds ?? (await step('building the apps', () => buildReleases({ onProgress: sayBuilt })));
  const databaseUrl = await startDatabase(options, running);
  const publisher = await ensurePublisher(dataDir);
  await startServers(options, envOf(options, databaseUrl, publisher), running);
  const portalUrl = `http://${host}:${port}`;
  await step('publishing the releases', () => publishAll({ portalUrl, ...publisher }, builds, sayFound));
  return databaseUrl;
};

/**
 * Starts the whole portal: builds what changed, then database, sandbox and server, and publishes the local
 * builds. If a process does not start, stops the others and throws a sentence.
 */
export const launchPortal = async (options: PortalOptions): Promise<Portal> => {
  const running: Running = { parts: [], undo: [] };
  const databaseUrl = await launchInto(options, running).catch(async (error: unknown) => {
    await stopAll(running);
    throw error;
  });
  const broken = Promise.race(running.parts.map(({ name, ended }) => ended.then(() => name)));
  const originOf = (port: number) => `http://${options.host}:${port}`;
  const [origin, operationsOrigin] = [originOf(options.port), originOf(options.operationsPort)];
  return { origin, operationsOrigin, databaseUrl, broken, stop: () => stopAll(running) };
};
