import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { createServer, type TLSSocket } from 'node:tls';
import { installLimitMs } from '../../process/debian-packages.ts';
import { inRoot } from '../../process/root.ts';
import { type Certificate, createCertificate } from '../certificate.ts';
import { ensureProgram } from '../ensure-program.ts';
import { replaceIn } from '../releases/nginx.ts';

const line = '{"level":30,"audit":{"position":7,"hash":"x"},"msg":"cleaned up"}';

/** A receiver of logs; its certificate signs itself. */
const startReceiver = async (t: TestContext, { certificate, keyFile }: Certificate) => {
  const server = createServer({ cert: certificate, key: await readFile(keyFile) });
  t.after(() => server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const connected = once(server, 'secureConnection') as Promise<[TLSSocket]>;
  return { port: (server.address() as AddressInfo).port, connected };
};

/** Runs rsyslog with the file of `deploy/`, which trusts this authority and sends a line to the port. */
const sendLine = async (t: TestContext, folder: string, port: number, authority: string): Promise<void> => {
  const program = await ensureProgram({
    name: 'rsyslog',
    places: ['/usr/sbin/rsyslogd'],
    variable: 'RSYSLOG_PATH',
    packages: 'rsyslog rsyslog-gnutls',
  });
  for (const part of ['log', 'spool']) await mkdir(join(folder, part));
  await writeFile(join(folder, 'authority.pem'), authority);
  await appendFile(join(folder, 'log/server.log'), `${line}\n`);
  const shipped = await readFile(inRoot('deploy/rsyslog.conf'), 'utf8');
  const settings = (
    [
      ['/etc/haitu/logs-authority.pem', join(folder, 'authority.pem')],
      ['/var/spool/rsyslog', join(folder, 'spool')],
      ['/var/log/haitu/', `${folder}/log/`],
      ['target="logs.example.com" port="6514"', `target="127.0.0.1" port="${port}"`],
    ] as const
  ).reduce(replaceIn('deploy/rsyslog.conf'), shipped);
  await writeFile(join(folder, 'rsyslog.conf'), settings);
  const child = spawn(program, ['-n', '-f', join(folder, 'rsyslog.conf'), '-i', join(folder, 'pid')], {
    stdio: 'ignore',
  });
  const ended = once(child, 'close');
  t.after(async () => {
    child.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true, force: true });
  });
};

const openFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'haitu-rsyslog-'));
  await chmod(folder, 0o755);
  return folder;
};

const timeout = installLimitMs;

test('deploy/rsyslog.conf sends the lines of servers to another machine by TLS', { timeout }, async (t) => {
  const folder = await openFolder();
  const own = await createCertificate(join(folder, 'receiver'), 'DNS:logs.example.com');
  const { port, connected } = await startReceiver(t, own);
  await sendLine(t, folder, port, own.certificate);
  const [socket] = await connected;
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  assert.match(socket.getProtocol() ?? '', /^TLSv1\.[23]$/);
  assert.ok(String(bytes).includes(line), String(bytes));
});

for (const [what, name, isTrusted] of [
  ['a receiver of another authority', 'logs.example.com', false],
  ['a receiver with another name', 'www.example.com', true],
] as const)
  test(`deploy/rsyslog.conf sends nothing to ${what}`, { timeout }, async (t) => {
    const folder = await openFolder();
    const receiver = await createCertificate(join(folder, 'receiver'), `DNS:${name}`);
    const other = await createCertificate(join(folder, 'other'), 'DNS:logs.example.com');
    const { port, connected } = await startReceiver(t, receiver);
    await sendLine(t, folder, port, (isTrusted ? receiver : other).certificate);
    const [socket] = await connected;
    const received: string[] = [];
    socket.on('data', (bytes) => received.push(String(bytes))).on('error', () => undefined);
    await once(socket, 'close');
    assert.deepEqual(received, []);
  });
