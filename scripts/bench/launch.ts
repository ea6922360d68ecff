import type { Release } from '../build/release.ts';
import { launchPortal, type Portal } from '../portal/launch.ts';
import { freePort } from '../process/ports.ts';

interface LaunchOptions {
  /** Turns durability off, for benchmarks of browsers only. */
  readonly disposable: boolean;
  /** A migrated database that the benchmark has started; default: the portal starts its own. */
  readonly databaseUrl?: string;
}

/** Starts a portal with the demo data on free ports. */
export const launch = async (
  dataDir: string,
  builds: readonly Release[],
  { disposable, databaseUrl }: LaunchOptions = { disposable: true },
): Promise<Portal> => {
  const [port, operationsPort, sandboxPort] = [await freePort(), await freePort(), await freePort()];
  const env = {
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    LOG_LEVEL: 'warn',
    CAPTCHA_FIXED_CODE: '8888',
  };
  return launchPortal({
    host: '127.0.0.1',
    port,
    operationsPort,
    sandboxPort,
    dataDir,
    portalEnv: 'test',
    disposable,
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    builds,
    env,
  });
};
