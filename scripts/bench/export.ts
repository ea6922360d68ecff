import { setTimeout as wait } from 'node:timers/promises';
import { connect } from '../../server/src/platform/database/connect.ts';
import { startPortalDatabase } from '../portal/postgres.ts';
import { signIn } from '../portal/sign-in.ts';
import { freePort } from '../process/ports.ts';
import { step } from '../process/progress.ts';
import { inRoot } from '../process/root.ts';
import { type Companion, run, startCompanion } from '../process/run.ts';
import { withTempDir } from '../test/temp-dir.ts';

const users = 100_000;
/** Number of consecutive exports. */
const times = 3;
/** Limit in MB of an export's memory above the idle process. */
const wanted = 200;

interface Alone {
  readonly before: number;
  readonly peak: number;
}

interface Server {
  readonly origin: string;
  readonly operationsOrigin: string;
}

/** Resident memory of the server in MB. */
const residentOf = async (operationsOrigin: string): Promise<number> => {
  const text = await (await fetch(`${operationsOrigin}/metrics`)).text();
  const bytes = /^process_resident_memory_bytes (\d+)/m.exec(text)?.[1];
  if (!bytes) throw new Error(`${operationsOrigin}/metrics does not tell the memory of the process`);
  return Number(bytes) / 1024 / 1024;
};

const addUsers = async (databaseUrl: string): Promise<void> => {
  const { pool, close } = connect(databaseUrl);
  await pool.query(
    `insert into users (username, nickname, password_hash, mobile, email)
     select 'many_' || n, '用户' || n, 'unusable', '13800138000', 'many' || n || '@example.com'
     from generate_series(1, $1) n`,
    [users],
  );
  await pool.query('analyze users');
  await close();
};

/** Streams the sheet and samples the server's memory. */
const exportAll = async ({ origin, operationsOrigin }: Server, token: string) => {
  const since = Date.now();
  const reply = await fetch(`${origin}/api/v1/users/_export`, { headers: { Authorization: token } });
  if (!reply.ok || !reply.body) throw new Error(`the export answered ${reply.status}`);
  let [bytes, peak, writing] = [0, 0, true];
  const watching = (async () => {
    for (; writing; await wait(50)) peak = Math.max(peak, await residentOf(operationsOrigin));
  })();
  for await (const chunk of reply.body) bytes += chunk.length;
  writing = false;
  await watching;
  return { seconds: (Date.now() - since) / 1000, megabytes: bytes / 1024 / 1024, peak };
};

const verdict = (more: number): string =>
  `${more.toFixed(0)} MB more (at most ${wanted}: ${more <= wanted ? 'kept' : 'MISSED'})`;

/** Runs the export in a process of its own, without a server. */
const exportAlone = async (databaseUrl: string): Promise<Alone> => {
  const program = inRoot('server/src/identity/users/testing/export-all.ts');
  const { code, output } = await run(process.execPath, [program, databaseUrl]);
  if (code !== 0) throw new Error(`The export failed: ${output.trim()}`);
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as Alone;
};

const exportFromServer = async (server: Server) => {
  const token = await signIn(server.origin);
  await wait(5000);
  const idle = await residentOf(server.operationsOrigin);
  console.log(`  a server: ${idle.toFixed(0)} MB when idle`);
  const rounds: Awaited<ReturnType<typeof exportAll>>[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const round = await exportAll(server, token);
    const { seconds, megabytes, peak } = round;
    console.log(
      `    ${megabytes.toFixed(1)} MB in ${seconds.toFixed(1)} s: at most ${peak.toFixed(0)} MB, ` +
        verdict(peak - idle),
    );
    rounds.push(round);
  }
  return { idle, rounds };
};

const measure = async (databaseUrl: string, server: Server) => {
  console.log(`\nexport of ${users} users, memory of the whole process`);
  const alone = await exportAlone(databaseUrl);
  console.log(
    `  alone: ${alone.before} MB before, at most ${alone.peak} MB: ${verdict(alone.peak - alone.before)}`,
  );
  return { users, alone, server: await exportFromServer(server) };
};

/** Starts a server on existing data: loading the demo data would still be in its memory. */
const startServer = async (settings: Readonly<Record<string, string>>): Promise<Companion> => {
  const start = (): Promise<Companion> =>
    startCompanion({
      name: 'server',
      args: [inRoot('server/src/app/main.ts')],
      env: settings,
      readyWhen: 'portal server listening',
    });
  await (await step('making the data', start)).stop();
  return step('starting the server', start);
};

/** Memory of an idle server, and its peak while it exports 100,000 users. */
export const benchExport = () =>
  withTempDir(async (dataDir) => {
    const running: Companion[] = [];
    try {
      const postgres = await startPortalDatabase({ dataDir });
      if (postgres.companion) running.push(postgres.companion);
      const [port, operationsPort] = [await freePort(), await freePort()];
      const ports = { HOST: '127.0.0.1', PORT: String(port), OPERATIONS_PORT: String(operationsPort) };
      const settings = {
        ...ports,
        DATA_DIR: dataDir,
        DATABASE_URL: postgres.url,
        PORTAL_ENV: 'test',
        LOG_LEVEL: 'warn',
        CAPTCHA_FIXED_CODE: '8888',
      };
      running.push(await startServer(settings));
      await step(`adding ${users} users`, () => addUsers(postgres.ownerUrl));
      const originOf = (of: number) => `http://127.0.0.1:${of}`;
      return await measure(postgres.url, {
        origin: originOf(port),
        operationsOrigin: originOf(operationsPort),
      });
    } finally {
      for (const part of running.toReversed()) await part.stop();
    }
  });
