import type { FastifyRequest } from 'fastify';

/** For how many ms the answer to a request that was cut off can still be read. */
const readTimeout = 1000;

/**
 * Takes nothing more of a request that is refused before its end, and ends its connection. Closing it at once would
 * throw away the refusal while it is on its way; reading on would let anybody send for ever.
 */
export const stopReading = ({ raw }: FastifyRequest): void => {
  if (raw.readableEnded) return;
  raw.unpipe();
  // A request of which nothing was ever read is read to its end by Node; one that was begun is left alone.
  raw.read(0);
  raw.pause();
  setTimeout(() => raw.destroy(), readTimeout).unref();
};
