import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:https';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { after, type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createCertificate } from '#test/certificates/tls-servers.ts';
import { openTestDatabase } from '#test/support/test-database.ts';

const file = fileURLToPath(new URL('./main.ts', import.meta.url));

interface Ended {
  readonly code: number | null;
  readonly errors: string;
}

interface Server {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  /** Waits for a text in its standard output; returns all of it so far. */
  said(text: string): Promise<string>;
}

const dataDir = mkdtempSync(join(tmpdir(), 'haitu-main-'));
after(() => rmSync(dataDir, { recursive: true, force: true }));

const healthFile = fileURLToPath(new URL('./health-main.ts', import.meta.url));

const start = (
  t: TestContext,
  env: Record<string, string>,
  execArgv: readonly string[] = [],
  program = file,
): Server => {
  const child = spawn(process.execPath, [...execArgv, program], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PORTAL_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATA_KEY: '11'.repeat(32),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  t.after(() => child.kill('SIGKILL'));
  let errors = '';
  child.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  const ended = new Promise<Ended>((resolve) => child.on('close', (code) => resolve({ code, errors })));
  const said = async (text: string): Promise<string> => {
    while (!output.includes(text)) {
      const more = child.stdout && once(child.stdout, 'data');
      const last = await Promise.race([more, ended]);
      assert.ok(Array.isArray(last) || output.includes(text), `${text}: not in ${output}${errors}`);
    }
    return output;
  };
  return { child, ended, said };
};

const takePort = async (t: TestContext): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  t.after(() => server.close());
  return (server.address() as { port: number }).port;
};

const refusals: [string, Record<string, string>, RegExp][] = [
  ['a wrong value', { PORT: 'http' }, /^PORT must be a port number, but is "http"\n$/],
  ['no database named', {}, /^DATABASE_URL is missing[^\n]*\n$/],
  [
    'a database that is away',
    { DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/x' },
    /^The database 127\.0\.0\.1:1\/x cannot be used \(ECONNREFUSED\)[^\n]*\n$/,
  ],
];

for (const [name, env, sentence] of refusals)
  test(`${name} stops the start with a message`, async (t) => {
    const { code, errors } = await start(t, env).ended;
    assert.equal(code, 1);
    assert.match(errors, sentence);
    assert.doesNotMatch(errors, /secret/);
  });

test('a taken port stops the start with a message', async (t) => {
  const database = await openTestDatabase();
  t.after(database.close);
  const port = await takePort(t);
  for (const name of ['PORT', 'OPERATIONS_PORT']) {
    const env = { PORT: '0', OPERATIONS_PORT: '0', [name]: String(port), DATABASE_URL: database.url };
    const { code, errors } = await start(t, env).ended;
    const sentence = `Port ${port} is taken; stop what uses it, or set ${name} to another port.\n`;
    assert.deepEqual([code, errors], [1, sentence]);
  }
});

test('a worker serves metrics only, and a web server runs no jobs', async (t) => {
  const database = await openTestDatabase();
  t.after(database.close);
  const env = { PORT: '0', OPERATIONS_PORT: '0', DATABASE_URL: database.url };
  const metricsOf = async (role: string, line: RegExp): Promise<string> => {
    const { child, ended, said } = start(t, { ...env, PORTAL_ROLE: role });
    const [, operations] = line.exec(await said('\n')) ?? [];
    const body = await (await fetch(`${operations}/metrics`)).text();
    child.kill('SIGTERM');
    assert.equal((await ended).code, 0);
    return body;
  };
  const worker = await metricsOf('worker', /^portal worker, operations (http:\S+)\n$/);
  assert.match(worker, /^job_failures_total\{job="reconcile"\} 0$/m);
  const web = await metricsOf('web', /^portal server listening http:\S+, operations (http:\S+)\n$/);
  assert.doesNotMatch(web, /^job_/m);
});

test('the server logs its address, responds, and ends on SIGTERM within 10 s', async (t) => {
  const database = await openTestDatabase();
  t.after(database.close);
  const { child, ended, said } = start(t, { PORT: '0', OPERATIONS_PORT: '0', DATABASE_URL: database.url });
  const [, address, operations] =
    /^portal server listening (http:\S+), operations (http:\S+)\n$/.exec(await said('\n')) ?? [];
  const statusOf = async (url: string) => (await fetch(url)).status;
  for (const path of ['/readyz', '/metrics']) {
    assert.equal(await statusOf(`${operations}${path}`), 200);
    for (const form of [path, `${path}/`]) assert.equal(await statusOf(`${address}${form}`), 404);
  }
  assert.equal(await statusOf(`${address}/healthz`), 200);
  const asked = Date.now();
  child.kill('SIGTERM');
  assert.deepEqual(await ended, { code: 0, errors: '' });
  assert.ok(Date.now() - asked < 10_000);
});

/** Status of a request to a server whose certificate this authority has signed. */
const askWithTls = (url: string, ca: Buffer): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    get(url, { ca, agent: false }, (answer) => resolve(answer.resume().statusCode)).on('error', reject);
  });

test('with a certificate both ports speak TLS only', async (t) => {
  const database = await openTestDatabase();
  t.after(database.close);
  const certificate = createCertificate();
  const pem = certificate.toString();
  const env = { PORT: '0', OPERATIONS_PORT: '0', TLS_CERTIFICATE: pem, TLS_KEY: pem };
  const { said } = start(t, { ...env, DATABASE_URL: database.url });
  const [, address = '', operations = ''] =
    /^portal server listening (https:\S+), operations (https:\S+)\n$/.exec(await said('\n')) ?? [];
  for (const url of [`${address}/healthz`, `${operations}/readyz`, `${operations}/metrics`]) {
    assert.equal(await askWithTls(url, certificate), 200, url);
    await assert.rejects(askWithTls(url, createCertificate()), /certificate/, 'of another authority');
    await assert.rejects(fetch(url.replace('https:', 'http:')), 'without TLS');
  }
  const checkOf = (port: string) =>
    start(t, { ...env, OPERATIONS_PORT: port, DATABASE_URL: database.url }, [], healthFile).ended;
  assert.equal((await checkOf(new URL(operations).port)).code, 0, 'the container is healthy');
  assert.equal((await checkOf(new URL(address).port)).code, 1, 'another port is not');
});

/** An error with values, as drivers and clients have them. */
const lost = `Object.assign(new Error('lost'), { params: [process.env.VALUE], headers: { cookie: process.env.VALUE } })`;

for (const [what, fault, origin] of [
  ['a rejection', `void Promise.reject(${lost})`, 'unhandledRejection'],
  ['an exception', `throw ${lost}`, 'uncaughtException'],
] as const)
  test(`${what} that nothing handles is logged, and ends the server with code 1 after its open requests`, async (t) => {
    const database = await openTestDatabase();
    t.after(database.close);
    const preload = `process.on('SIGUSR2', () => { ${fault}; });`;
    const env = { PORT: '0', OPERATIONS_PORT: '0', DATABASE_URL: database.url };
    const { child, ended, said } = start(t, { ...env, LOG_LEVEL: 'fatal', VALUE: 'secret' }, [
      '--import',
      `data:text/javascript,${encodeURIComponent(preload)}`,
    ]);
    const [, port] = /listening http:\/\/127\.0\.0\.1:(\d+)/.exec(await said('listening')) ?? [];
    const open = connect(Number(port), '127.0.0.1');
    const head = ['POST /api/v1/nothing HTTP/1.1', 'Host: x', 'Connection: close', 'Expect: 100-continue'];
    const body = ['Content-Type: application/json', 'Content-Length: 2', '', ''];
    open.write([...head, ...body].join('\r\n'));
    await once(open, 'data');
    child.kill('SIGUSR2');
    const output = await said('unhandled error');
    open.write('{}');
    assert.match(await readText(open), /^HTTP\/1\.1 404 /);
    assert.deepEqual(await ended, { code: 1, errors: '' });
    const line = JSON.parse(output.split('\n').find((each) => each.includes('unhandled error')) ?? '');
    assert.deepEqual([line.level, line.origin, line.err.message], [60, origin, 'lost']);
    assert.doesNotMatch(output, /secret/);
  });
