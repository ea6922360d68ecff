import { mkdir } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { connect, type Database } from '../../../server/src/platform/database/connect.ts';
import { openBrowser } from '../../bench/page-load.ts';
import { buildReleases } from '../../build/all.ts';
import type { Release } from '../../build/release.ts';
import { startPortalDatabase } from '../../portal/postgres.ts';
import { ensurePublisher, type Publisher, serverEnvOf } from '../../portal/publisher.ts';
import { freePort } from '../../process/ports.ts';
import type { ReleaseClient } from '../../release/client.ts';
import { publishAll } from '../../release/publish-all.ts';
import { keepLines, type Replica, startReplica, startSandbox } from '../replica.ts';

type Settings = Readonly<Record<string, string>>;

/** Environment of the release proofs: two servers on one PostgreSQL, the portal's own releases, a browser. */
export interface ReleaseTestEnvironment {
  readonly database: Database;
  /** The address of the database with the servers' role. */
  readonly databaseUrl: string;
  readonly replicas: readonly [Replica, Replica];
  readonly sandboxOrigin: string;
  /** Starts another server on the same database; the caller stops it. */
  startServer(settings: Settings): Promise<Replica>;
  /** A client of the first replica. */
  readonly client: ReleaseClient;
  /** Builds of current sources; each was live at the start. */
  readonly builds: readonly Release[];
  readonly browser: Browser;
  /** Temporary folder for releases that a proof creates. */
  readonly folder: string;
  /** The servers' last 5,000 log lines. */
  readonly log: readonly string[];
  stop(): Promise<void>;
}

const settingsOf = async (dataDir: string, databaseUrl: string, publisher: Publisher): Promise<Settings> => {
  const port = String(await freePort());
  return {
    HOST: '127.0.0.1',
    PORT: port,
    SANDBOX_PORT: String(await freePort()),
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    PORTAL_ENV: 'test',
    ...serverEnvOf(publisher),
    CAPTCHA_FIXED_CODE: '8888',
    LOG_LEVEL: 'warn',
  };
};

/** The first server loads the demo data, so the second starts after it. */
const startReplicas = async (
  settings: Settings,
  log: string[],
  stops: Stops,
): Promise<[Replica, Replica]> => {
  const first = await startReplica(settings, keepLines(log));
  stops.push(first.stop);
  const second = await startReplica({ ...settings, PORT: String(await freePort()) }, keepLines(log));
  stops.push(second.stop);
  return [first, second];
};

type Stops = (() => Promise<void>)[];

const openInto = async (dataDir: string, stops: Stops): Promise<Omit<ReleaseTestEnvironment, 'stop'>> => {
  const builds = await buildReleases();
  const postgres = await startPortalDatabase({ dataDir });
  if (postgres.companion) stops.push(postgres.companion.stop);
  const publisher = await ensurePublisher(dataDir);
  const settings = await settingsOf(dataDir, postgres.url, publisher);
  stops.push((await startSandbox(settings)).stop);
  const log: string[] = [];
  const replicas = await startReplicas(settings, log, stops);
  const client = { portalUrl: replicas[0].origin, ...publisher };
  await publishAll(client, builds);
  const database = connect(postgres.ownerUrl);
  stops.push(database.close);
  const browser = await openBrowser('headless-shell');
  stops.push(() => browser.close());
  const sandboxOrigin = `http://127.0.0.1:${settings.SANDBOX_PORT}`;
  const startServer = async (more: Settings) =>
    startReplica({ ...settings, PORT: String(await freePort()), ...more }, keepLines(log));
  const { url: databaseUrl } = postgres;
  return {
    ...{ database, databaseUrl, replicas, startServer, sandboxOrigin, client, builds, browser, log },
    folder: dataDir,
  };
};

/** Starts PostgreSQL with its default durability, the sandbox, two servers with demo data, and Chromium. */
export const openEnvironment = async (dataDir: string): Promise<ReleaseTestEnvironment> => {
  await mkdir(dataDir, { recursive: true });
  const stops: Stops = [];
  const stop = async (): Promise<void> => {
    for (const close of stops.toReversed()) await close();
  };
  try {
    return { ...(await openInto(dataDir, stops)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
