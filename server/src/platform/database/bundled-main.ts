import { resolve } from 'node:path';
import { startBundledPostgres } from './bundled.ts';

// Runs the bundled PostgreSQL in a process: `POSTGRES_PORT`, `DATA_DIR`, and `POSTGRES_SETTINGS`
// (`name=value`, separated by spaces). Prints `postgres ready <url>` and ends on SIGTERM.
const main = async (): Promise<void> => {
  const { POSTGRES_PORT = '5432', DATA_DIR = '.data', POSTGRES_SETTINGS = '' } = process.env;
  const settings = POSTGRES_SETTINGS.split(' ').filter(Boolean);
  const postgres = await startBundledPostgres({
    dataDir: resolve(DATA_DIR),
    port: Number(POSTGRES_PORT),
    settings,
  });
  process.stdout.write(`postgres ready ${postgres.url}\n`);
  const stop = (): void => void postgres.stop().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
};

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
