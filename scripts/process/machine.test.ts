import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { freePort } from './ports.ts';
import { inRoot } from './root.ts';
import { run } from './run.ts';

/** The value of an expression over the functions of `machine.mjs`, which is JavaScript without types. */
const evaluate = async (expression: string): Promise<unknown> => {
  const source = `import * as machine from ${JSON.stringify(inRoot('scripts/process/machine.mjs'))};
    console.log(JSON.stringify(await (${expression}) ?? null));`;
  const { output } = await run(process.execPath, ['--input-type=module', '--eval', source]);
  return JSON.parse(output);
};

test('a Node older than 20.19 is refused with a sentence', async () => {
  const faults = await evaluate(
    `['18.20.8', '20.18.3', '20.19.0', '22.0.0', '24.21.0'].map((each) => machine.findNodeFault(each) ?? null)`,
  );
  assert.deepEqual(
    (faults as (string | null)[]).map((fault) => fault?.slice(0, 24) ?? null),
    ['Node 18.20.8 is too old:', 'Node 20.18.3 is too old:', null, null, null],
  );
});

const proxyFault = (env: Record<string, string>) =>
  evaluate(`machine.findProxyFault(${JSON.stringify(env)})`);

test('a proxy that cannot be reached is named in a sentence, and one that answers is used', async (t) => {
  const dead = `http://127.0.0.1:${await freePort()}`;
  assert.match(
    String(await proxyFault({ HTTPS_PROXY: dead })),
    /^The proxy http:.* of HTTPS_PROXY .*ECONNREFUSED/,
  );
  assert.match(String(await proxyFault({ http_proxy: 'proxy' })), /^http_proxy must be the URL/);
  for (const direct of ['*', 'npmjs.org', 'localhost, .npmjs.org'])
    assert.equal(await proxyFault({ HTTPS_PROXY: dead, NO_PROXY: direct }), null);
  assert.equal(await proxyFault({}), null);
  const server = createServer().listen(0, '127.0.0.1');
  t.after(() => server.close());
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  assert.equal(await proxyFault({ HTTPS_PROXY: `http://user:word@127.0.0.1:${port}` }), null);
});

/** A checkout of the entry and one command, `part`, which notes its process and how it was asked to end. */
const makeCheckout = async (t: TestContext): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'haitu-entry-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, 'scripts/process'), { recursive: true });
  await mkdir(join(folder, 'node_modules/node/bin'), { recursive: true });
  for (const file of ['scripts/bootstrap.mjs', 'scripts/process/machine.mjs'])
    await cp(inRoot(file), join(folder, file));
  await symlink(process.execPath, join(folder, 'node_modules/node/bin/node'));
  await writeFile(
    join(folder, 'scripts/part.ts'),
    `import { writeFileSync } from 'node:fs';
     process.on('SIGTERM', () => { writeFileSync('ended', 'SIGTERM'); process.exit(0); });
     setInterval(() => undefined, 1000);
     console.log('part', process.pid);`,
  );
  const scripts = { part: 'node scripts/bootstrap.mjs part' };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module', scripts }));
  return folder;
};

/** Everything counts as installed: the stamp is the hash of the files that decide it. */
const markInstalled = async (folder: string): Promise<void> => {
  const hash = createHash('sha256');
  await mkdir(join(folder, 'scripts/pnpm'), { recursive: true });
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'scripts/pnpm/package-lock.json'])
    await writeFile(join(folder, file), '');
  for (const file of [
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'package.json',
    'scripts/pnpm/package-lock.json',
  ])
    hash.update(await readFile(join(folder, file)));
  await writeFile(join(folder, 'node_modules/.installed'), hash.digest('hex'));
};

/** The process id that `part` printed. */
const partOf = async (npm: ChildProcess): Promise<number> => {
  let output = '';
  for await (const chunk of npm.stdout ?? []) {
    output += chunk;
    const [, pid] = /part (\d+)/.exec(output) ?? [];
    if (pid) return Number(pid);
  }
  throw new Error(`part was not started: ${output}`);
};

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const hasEnded = async (pid: number): Promise<boolean> => {
  for (let tries = 0; tries < 100 && isAlive(pid); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  return !isAlive(pid);
};

test('SIGTERM to npm ends the command that it started, within 10 s', async (t) => {
  const folder = await makeCheckout(t);
  await markInstalled(folder);
  const npm = spawn('npm', ['run', 'part'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  const pid = await partOf(npm);
  t.after(() => isAlive(pid) && process.kill(pid, 'SIGKILL'));
  npm.kill('SIGTERM');
  assert.equal(await hasEnded(pid), true);
  assert.equal(await readFile(join(folder, 'ended'), 'utf8'), 'SIGTERM');
});

test('an installation through a dead proxy ends at once with a sentence and exit code 1', async (t) => {
  const folder = await makeCheckout(t);
  await writeFile(join(folder, 'pnpm-lock.yaml'), '');
  const proxy = `http://127.0.0.1:${await freePort()}`;
  const env = { PATH: process.env.PATH, HTTPS_PROXY: proxy };
  const { code, output } = await run(process.execPath, ['scripts/bootstrap.mjs', 'install'], {
    cwd: folder,
    env,
  });
  assert.equal(code, 1);
  assert.match(
    output,
    new RegExp(`^The proxy ${proxy} of HTTPS_PROXY cannot be reached \\(ECONNREFUSED\\)[^\n]*\n$`),
  );
});
