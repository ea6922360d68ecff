import assert from 'node:assert/strict';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, describe, test } from 'node:test';
import { type ConnectionOptions, connect, type TLSSocket } from 'node:tls';
import { run } from '../../process/run.ts';
import { configure, ensureNginx, type Nginx, startNginx } from './nginx.ts';

const forwarded: string[] = [];
const upstream = createServer((asked, answer) => {
  forwarded.push(`${asked.headers['x-forwarded-proto']} ${asked.url}`);
  answer.end('of the server');
});
let folder = '';
let origin = '';
let nginx: Nginx;

describe('deploy/nginx.conf', () => {
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'haitu-nginx-'));
    chmodSync(folder, 0o711);
    await once(upstream.listen(0, '127.0.0.1'), 'listening');
    origin = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
    nginx = await startNginx(folder, [origin, origin]);
  });

  after(async () => {
    await nginx.stop();
    upstream.closeAllConnections();
    upstream.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Connects like a client with these versions and ciphers. Rejects with the alert of nginx. */
  const shakeHands = async (options: ConnectionOptions): Promise<TLSSocket> => {
    const { hostname, port } = new URL(nginx.origin);
    const socket = connect({ host: hostname, port: Number(port), ca: nginx.certificate, ...options });
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

  test('nginx passes requests with TLS on', async () => {
    const { hostname, port } = new URL(nginx.origin);
    const socket = await shakeHands({});
    socket.write(`GET /api/v1/x HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: close\r\n\r\n`);
    assert.match(await text(socket), /of the server$/);
    assert.deepEqual(forwarded.splice(0), ['https /api/v1/x']);
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
    const file = await configure({ folder: bare, port: 1, plainPort: 2, origins: [origin, origin] });
    const { code, output } = await run(await ensureNginx(), ['-t', '-c', file]);
    assert.equal(code, 1);
    assert.match(output, /cannot load certificate "[^"]*\/bare\/tls\/certificate\.pem"/);
  });
});
