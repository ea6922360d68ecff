import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { TestContext } from 'node:test';
import { createSecureContext, TLSSocket } from 'node:tls';

/** A server whose certificate no authority has signed. */
export interface SelfSignedServer {
  readonly port: number;
  /** What clients sent over TLS. */
  readonly received: string[];
}

/** Speaks without TLS until the client wants it. */
type Preamble = (socket: Socket) => Promise<void>;

/** A certificate for 127.0.0.1 that signs itself, and its key, as PEM. */
export const createCertificate = (): Buffer => {
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  return execFileSync('openssl', ['req', '-x509', ...kind, ...subject, '-keyout', '-', '-out', '-'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
};

let shared: Buffer | undefined;

const listen = async (t: TestContext, preamble: Preamble): Promise<SelfSignedServer> => {
  shared ??= createCertificate();
  const secureContext = createSecureContext({ key: shared, cert: shared });
  const received: string[] = [];
  const server = createServer(async (socket) => {
    socket.on('error', () => undefined);
    t.after(() => socket.destroy());
    await preamble(socket);
    const secure = new TLSSocket(socket, { isServer: true, secureContext });
    secure.on('error', () => undefined).on('data', (chunk) => void received.push(String(chunk)));
  }).listen(0, '127.0.0.1');
  t.after(() => server.close());
  await once(server, 'listening');
  return { port: (server.address() as { port: number }).port, received };
};

/** Speaks TLS from the first byte on. */
export const listenWithTls = (t: TestContext): Promise<SelfSignedServer> => listen(t, async () => undefined);

/** An SMTP server that offers STARTTLS. */
export const listenForStartTls = (t: TestContext): Promise<SelfSignedServer> =>
  listen(t, async (socket) => {
    for (const line of ['220 mail.example ESMTP', '250-mail.example\r\n250 STARTTLS', '220 go on']) {
      socket.write(`${line}\r\n`);
      if (line !== '220 go on') await once(socket, 'data');
    }
  });

/** A PostgreSQL that accepts the request for TLS. */
export const listenAsDatabase = (t: TestContext): Promise<SelfSignedServer> =>
  listen(t, async (socket) => {
    await once(socket, 'data');
    socket.write('S');
  });
