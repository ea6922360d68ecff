import type { FastifyRequest } from 'fastify';

/** For how long (ms) the client can read the response to an aborted request. */
const readTimeout = 1000;

/**
 * Stops reading a request that is refused before its end, and closes its connection. Closing at once could
 * lose the response; reading on would let a client send for ever.
 */
export const abortRequest = ({ raw }: FastifyRequest): void => {
  if (raw.readableEnded) return;
  raw.unpipe();
  // Node drains a request of which nothing was read; one that was partly read is left alone.
  raw.read(0);
  raw.pause();
  setTimeout(() => raw.destroy(), readTimeout).unref();
};
