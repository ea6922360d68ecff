import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../process/ports.ts';
import type { BookingEnvironment } from '../consistency/environment.ts';
import { keepLines, type Replica, startReplica, startSandbox } from '../replica.ts';
import type { AttackedDatabase } from './databases.ts';

/** A server in test mode with the demo data: production refuses the sandbox, with which payments are attacked. */
export interface Shop extends BookingEnvironment {
  readonly replica: Replica;
  readonly dataDir: string;
  /** The server's last 5,000 log lines. */
  readonly log: readonly string[];
}

/** Starts the sandbox and the server on their own database. */
export const startShop = async (
  folder: string,
  { appUrl, database }: AttackedDatabase,
  stops: (() => Promise<void>)[],
): Promise<Shop> => {
  const dataDir = join(folder, 'shop');
  await mkdir(dataDir);
  const port = String(await freePort());
  const settings = {
    HOST: '127.0.0.1',
    PORT: port,
    SANDBOX_PORT: String(await freePort()),
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    DATABASE_URL: appUrl,
    PORTAL_ENV: 'test',
    LOG_LEVEL: 'warn',
  };
  stops.push((await startSandbox(settings)).stop);
  const log: string[] = [];
  const replica = await startReplica(settings, keepLines(log));
  stops.push(replica.stop);
  const sandboxOrigin = `http://127.0.0.1:${settings.SANDBOX_PORT}`;
  return { database, origin: replica.origin, sandboxOrigin, replica, dataDir, log };
};
