import type { FastifyInstance, FastifyRequest } from 'fastify';

/** For how long (ms) the rest of a refused request is read. */
const drainTimeout = 3000;

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isUnread = (request: FastifyRequest): boolean =>
  hasBody(request) && !request.raw.complete && !request.raw.readableEnded;

/** Closing at once would lose the response of a client that is still sending; reading on would let it send for ever. */
const drain = ({ raw }: FastifyRequest): void => {
  raw.unpipe();
  raw.resume();
  const timer = setTimeout(() => raw.destroy(), drainTimeout).unref();
  raw.once('close', () => clearTimeout(timer));
};

/**
 * Reads and discards the rest of a request that is answered before its body has arrived, as an upload is that is
 * refused, and closes the connection of a slow sender, who would otherwise keep it open for minutes.
 */
export const closeUnreadRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request) => {
    if (isUnread(request)) drain(request);
  });
};
