import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { transportFaults } from './transport-faults.ts';

/** A browser's report that the server accepted. */
interface Seen {
  readonly visitor: string;
  readonly body: string;
}

/** A proxy between browsers and a server that injects the fault in the visitor's headers. */
export interface FaultProxy {
  readonly origin: string;
  readonly seen: readonly Seen[];
  stop(): Promise<void>;
}

/** `x-visitor`: the visitor's name, `x-fault`: the fault, `x-fault-at`: the end of the path it affects. */
export const faultHeaders = (visitor: string, fault = '', at = ''): Record<string, string> => ({
  'x-visitor': visitor,
  'x-fault': fault,
  'x-fault-at': at,
});

const textOf = (headers: IncomingMessage['headers'], name: string): string => String(headers[name] ?? '');

const readAll = async (message: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  return Buffer.concat(chunks);
};

const ask = (target: string, asked: IncomingMessage, body: Buffer): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { method, url = '/', headers } = asked;
    const plain = { ...headers, 'accept-encoding': 'identity', host: new URL(target).host };
    request(target + url, { method, headers: plain }, resolve)
      .on('error', reject)
      .end(body);
  });

const answer = async (target: string, asked: IncomingMessage, reply: ServerResponse, seen: Seen[]) => {
  const body = await readAll(asked);
  const got = await ask(target, asked, body);
  const { headers, url = '/' } = asked;
  const [path = '/'] = url.split('?');
  const status = got.statusCode ?? 502;
  if (path === '/api/v1/release-reports' && status < 300)
    seen.push({ visitor: textOf(headers, 'x-visitor'), body: body.toString('utf8') });
  const at = textOf(headers, 'x-fault-at');
  const fault = at !== '' && path.endsWith(at) ? transportFaults[textOf(headers, 'x-fault')] : undefined;
  if (fault) return fault(reply, got.headers, await readAll(got));
  reply.writeHead(status, got.headers);
  got.pipe(reply);
};

const stopServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });

/** Starts a proxy for `target`. */
export const startFaultProxy = async (target: string): Promise<FaultProxy> => {
  const seen: Seen[] = [];
  const server = createServer((asked, reply) => {
    // An aborted request of a browser is no error of the proxy.
    answer(target, asked, reply, seen).catch(() => reply.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, seen, stop: () => stopServer(server) };
};
