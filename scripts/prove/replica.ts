import { freePort } from '../process/ports.ts';
import { inRoot } from '../process/root.ts';
import { type Companion, startCompanion } from '../process/run.ts';

/** A server process that can be killed and restarted on the same address. */
export interface Replica {
  readonly origin: string;
  /** Of its metrics. */
  readonly operationsOrigin: string;
  /** Of the running process. */
  pid(): number;
  kill(): Promise<void>;
  /** Returns the ms until it is ready. */
  start(): Promise<number>;
  stop(): Promise<void>;
}

const linesKept = 5000;

/** Keeps the last 5,000 log lines. */
export const keepLines = (log: string[]) => (line: string) => {
  log.push(line);
  if (log.length > linesKept) log.shift();
};

/** Starts a server with these settings; `PORT` is its port. */
export const startReplica = async (
  env: Readonly<Record<string, string>>,
  onLine: (line: string) => void,
): Promise<Replica> => {
  let running: Companion | undefined;
  const protocol = env.TLS_CERTIFICATE_FILE ? 'https' : 'http';
  const operationsPort = String(await freePort());
  const start = async (): Promise<number> => {
    const since = Date.now();
    running = await startCompanion({
      name: 'server',
      args: [inRoot('server/src/app/main.ts')],
      env: { ...env, OPERATIONS_PORT: operationsPort },
      readyWhen: 'portal server listening',
      onLine,
    });
    return Date.now() - since;
  };
  await start();
  return {
    origin: `${protocol}://127.0.0.1:${env.PORT}`,
    operationsOrigin: `${protocol}://127.0.0.1:${operationsPort}`,
    pid: () => running?.pid ?? 0,
    start,
    kill: async () => running?.kill(),
    stop: async () => running?.stop(),
  };
};

/** Starts the sandbox with the servers' settings. */
export const startSandbox = (env: Readonly<Record<string, string>>): Promise<Companion> =>
  startCompanion({
    name: 'sandbox',
    args: [inRoot('server/sandbox/main.ts')],
    env,
    readyWhen: 'sandbox ready',
  });
