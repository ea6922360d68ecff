import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that nothing should send requests to. */
export interface Listener {
  readonly origin: string;
  /** The paths that were requested, and raw connections. */
  readonly reached: readonly string[];
  stop(): Promise<void>;
}

/** Starts a server that notes each connection and request, and permits every origin. */
export const startListener = async (): Promise<Listener> => {
  const reached: string[] = [];
  const server = createServer(({ url = '' }, reply) => {
    reached.push(url);
    reply.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' }).end();
  });
  server.on('connection', () => reached.push('a connection'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    reached,
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
};
