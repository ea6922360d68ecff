import type { FastifyInstance, FastifyRequest } from 'fastify';

/** For how long (ms) the client can read the response to a request that is not read to its end. */
const readTimeout = 1000;

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isUnread = (request: FastifyRequest): boolean =>
  hasBody(request) && !request.raw.complete && !request.raw.readableEnded;

/** Closing at once could lose the response; reading on would let a client send for ever. */
const abort = ({ raw }: FastifyRequest): void => {
  raw.unpipe();
  // Node drains a request of which nothing was read; one that was partly read is left alone.
  raw.read(0);
  raw.pause();
  setTimeout(() => raw.destroy(), readTimeout).unref();
};

/**
 * Closes the connection of a request that is answered before its body has arrived, as an upload is that is refused. A
 * slow sender would otherwise keep it open for minutes.
 */
export const closeUnreadRequests = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply) => {
    if (isUnread(request)) void reply.header('connection', 'close');
  });
  app.addHook('onResponse', async (request) => {
    if (isUnread(request)) abort(request);
  });
};
