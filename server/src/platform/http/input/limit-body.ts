import type { FastifyRequest } from 'fastify';
import type { HttpError } from '#src/platform/errors/index.ts';

/**
 * Bounds a form: with a content length over the limit it is refused before it is read, and one without a length is cut
 * off at the limit. Throws `tooLarge()`.
 */
export const limitBody = (
  { headers, raw }: FastifyRequest,
  maxBytes: number,
  tooLarge: () => HttpError,
): void => {
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
  let size = 0;
  raw.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > maxBytes) raw.destroy();
  });
};
