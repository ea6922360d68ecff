import { startPortalDatabase } from '../../portal/postgres.ts';
import { freePort } from '../../process/ports.ts';
import { inRoot } from '../../process/root.ts';
import { type Companion, run, startCompanion } from '../../process/run.ts';
import type { Sample } from './catalogue.ts';

/** A portal without front ends on a durable database, with the bare route beside it. */
export interface MeasuredPortal {
  readonly origin: string;
  readonly bareOrigin: string;
  /** Fills the database up to a number of products; returns their ids. */
  fill(products: number): Promise<Sample>;
  stop(): Promise<void>;
}

const startServer = async (name: string, file: string, env: Record<string, string>, readyWhen: string) => {
  const port = await freePort();
  const all = { ...env, HOST: '127.0.0.1', PORT: String(port), OPERATIONS_PORT: String(await freePort()) };
  const companion = await startCompanion({ name, args: [inRoot(file)], env: all, readyWhen });
  return { companion, origin: `http://127.0.0.1:${port}` };
};

const fillDatabase = async (databaseUrl: string, products: number): Promise<Sample> => {
  const file = inRoot('server/demo/scale/scale-main.ts');
  const env = { ...process.env, DATABASE_URL: databaseUrl, PRODUCTS: String(products) };
  const { code, output } = await run(process.execPath, [file], { env });
  if (code !== 0) throw new Error(`The scale set was not made: ${output.trim()}`);
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as Sample;
};

/** Starts the server with its demo data in `dataDir`, and the bare route on the same database. */
export const startMeasuredPortal = async (dataDir: string): Promise<MeasuredPortal> => {
  const running: Companion[] = [];
  const stop = async (): Promise<void> => {
    for (const part of running.toReversed()) await part.stop();
  };
  try {
    const postgres = await startPortalDatabase({ dataDir });
    if (postgres.companion) running.push(postgres.companion);
    const env = { DATA_DIR: dataDir, DATABASE_URL: postgres.url, PORTAL_ENV: 'test', LOG_LEVEL: 'warn' };
    const server = await startServer('server', 'server/src/app/main.ts', env, 'portal server listening');
    running.push(server.companion);
    const bare = await startServer(
      'bare route',
      'server/demo/scale/bare-main.ts',
      env,
      'bare route listening',
    );
    running.push(bare.companion);
    const { origin } = server;
    const fill = (products: number): Promise<Sample> => fillDatabase(postgres.ownerUrl, products);
    return { origin, bareOrigin: bare.origin, fill, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
