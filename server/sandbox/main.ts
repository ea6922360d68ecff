import { resolve } from 'node:path';
import { buildSandbox } from './app.ts';
import { readSettings } from './settings.ts';

/** A minute of the provider passes in a second here, so that a demonstration shows repeats. */
const CLOCK = 60;

async function main(): Promise<void> {
  const { host, port, dataDir } = readSettings(process.env);
  const app = await buildSandbox({ dataDir: resolve(dataDir), clock: CLOCK });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void app.close());
  await app.listen({ host, port });
  process.stdout.write(`sandbox ready http://${host}:${port}\n`);
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `port ${process.env.SANDBOX_PORT ?? 8090} is taken; free it or set SANDBOX_PORT`;
  }
  return error.message;
}

main().catch((error: unknown) => {
  console.error(`sandbox: ${explain(error)}`);
  process.exit(1);
});
