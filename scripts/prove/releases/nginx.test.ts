import assert from 'node:assert/strict';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, describe, test } from 'node:test';
import { type ConnectionOptions, connect, type TLSSocket } from 'node:tls';
import { run } from '../../process/run.ts';
import { type Certificate, createCertificate } from '../certificate.ts';
import { configure, ensureNginx, type Nginx, startNginx } from './nginx.ts';

const forwarded: string[] = [];
const upstreams: Server[] = [];
let folder = '';
let nginx: Nginx;

/** Listens like a server of the portal; returns its origin. */
const listenAsServer = async ({ certificate: cert, keyFile }: Certificate): Promise<string> => {
  const server = createServer({ cert, key: readFileSync(keyFile) }, (asked, answer) => {
    forwarded.push(`${asked.headers['x-forwarded-proto']} ${asked.url}`);
    answer.end('of the server');
  });
  upstreams.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const certify = (name: string, place: string): Promise<Certificate> =>
  createCertificate(join(folder, place), `DNS:${name}`);

describe('deploy/nginx.conf', () => {
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'haitu-nginx-'));
    chmodSync(folder, 0o711);
    const internal = await certify('haitu.internal', 'internal');
    const origin = await listenAsServer(internal);
    nginx = await startNginx(folder, { origins: [origin, origin], authority: internal.certificate });
  });

  after(async () => {
    await nginx.stop();
    for (const upstream of upstreams) {
      upstream.closeAllConnections();
      upstream.close();
    }
    rmSync(folder, { recursive: true, force: true });
  });

  /** Connects like a client with these versions and ciphers. Rejects with the alert of nginx. */
  const shakeHands = async (options: ConnectionOptions, front: Nginx = nginx): Promise<TLSSocket> => {
    const { hostname, port } = new URL(front.origin);
    const socket = connect({ host: hostname, port: Number(port), ca: front.certificate, ...options });
    await once(socket, 'secureConnect');
    return socket;
  };

  /** Of OpenSSL: everything it knows, also what is not secure. */
  const all = 'ALL:@SECLEVEL=0';

  for (const [what, options, alert] of [
    ['TLS 1.0', { minVersion: 'TLSv1', maxVersion: 'TLSv1', ciphers: all }, /ALERT_PROTOCOL_VERSION/],
    ['TLS 1.1', { minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1', ciphers: all }, /ALERT_PROTOCOL_VERSION/],
    [
      'a cipher suite without authenticated encryption',
      { maxVersion: 'TLSv1.2', ciphers: 'ECDHE-ECDSA-AES128-SHA256' },
      /ALERT_HANDSHAKE_FAILURE/,
    ],
  ] as const)
    test(`nginx refuses ${what}`, async () => {
      await assert.rejects(shakeHands(options), ({ code }: { code: string }) => alert.test(code));
    });

  for (const [version, cipher] of [
    ['TLSv1.2', 'TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384'],
    ['TLSv1.3', 'TLS_AES_256_GCM_SHA384'],
  ] as const)
    test(`nginx accepts ${version} with the strongest cipher suite`, async () => {
      const socket = await shakeHands({ maxVersion: version });
      assert.deepEqual([socket.getProtocol(), socket.getCipher().standardName], [version, cipher]);
      socket.destroy();
    });

  test('nginx gives no session tickets', async () => {
    const socket = await shakeHands({ maxVersion: 'TLSv1.2' });
    assert.equal(socket.getTLSTicket(), undefined);
    socket.destroy();
  });

  const askWithTls = async (front: Nginx): Promise<string> => {
    const { host } = new URL(front.origin);
    const socket = await shakeHands({}, front);
    socket.write(`GET /api/v1/x HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    return text(socket);
  };

  test('nginx passes requests with TLS on', async () => {
    assert.match(await askWithTls(nginx), /of the server$/);
    assert.deepEqual(forwarded.splice(0), ['https /api/v1/x']);
  });

  for (const [what, name, isTrusted] of [
    ['a certificate of another authority', 'haitu.internal', false],
    ['a certificate for another name', 'www.example.com', true],
  ] as const)
    test(`nginx sends nothing to a server with ${what}`, async () => {
      const place = mkdtempSync(join(folder, 'stranger-'));
      const stranger = await createCertificate(place, `DNS:${name}`);
      const other = await createCertificate(join(place, 'other'), 'DNS:haitu.internal');
      const origin = await listenAsServer(stranger);
      const authority = (isTrusted ? stranger : other).certificate;
      const front = await startNginx(place, { origins: [origin, origin], authority });
      try {
        assert.match(await askWithTls(front), /^HTTP\/1\.1 503 /);
        assert.deepEqual(forwarded, []);
        assert.match(front.log.join('\n'), /SSL certificate (verify error|does not match)/);
      } finally {
        await front.stop();
      }
    });

  /** Status, redirect and text of a request without TLS. The path is sent as it is. */
  const askPlainly = (method: string, path: string): Promise<[number, string | undefined, string]> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(nginx.plainOrigin);
      const sent = request({ hostname, port, method, path, agent: false }, async (answer) =>
        resolve([answer.statusCode ?? 0, answer.headers.location, await text(answer)]),
      );
      sent.on('error', reject).end();
    });

  for (const [method, path] of [
    ['GET', '/'],
    ['GET', '/route?page=2'],
    ['HEAD', '/apiary'],
  ] as const)
    test(`without TLS, nginx redirects ${method} ${path}`, async () => {
      const [status, location] = await askPlainly(method, path);
      assert.deepEqual([status, location], [308, `https://127.0.0.1${path}`]);
      assert.deepEqual(forwarded, []);
    });

  for (const [method, path] of [
    ['GET', '/api'],
    ['GET', '/api/v1/users/me'],
    ['HEAD', '/api/v1/users/me'],
    ['GET', '//api/v1/users/me'],
    ['GET', '/%61pi/v1/users/me'],
    ['GET', '/x/../api/v1/users/me'],
    ['POST', '/api/v1/auth/login'],
    ['GET', '/assets/shell/1/entry.js'],
    ['GET', '/healthz'],
    ['POST', '/'],
    ['OPTIONS', '/route'],
  ] as const)
    test(`without TLS, nginx refuses ${method} ${path}, redirects it nowhere and passes it to no server`, async () => {
      const [status, location, body] = await askPlainly(method, path);
      assert.deepEqual([status, location], [403, undefined]);
      if (method !== 'HEAD') assert.match(body, /https:\/\/.*\nUse https:\/\//);
      assert.deepEqual(forwarded, []);
    });

  test('nginx does not start without a certificate, and names the file', async () => {
    const bare = join(folder, 'bare');
    mkdirSync(bare);
    const origins = ['https://127.0.0.1:3', 'https://127.0.0.1:3'] as const;
    const servers = { origins, authority: 'any' };
    const file = await configure({ folder: bare, port: 1, plainPort: 2, servers });
    const { code, output } = await run(await ensureNginx(), ['-t', '-c', file]);
    assert.equal(code, 1);
    assert.match(output, /cannot load certificate "[^"]*\/bare\/tls\/certificate\.pem"/);
  });
});
