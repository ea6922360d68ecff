import type { Readable } from 'node:stream';
import { create } from 'content-disposition';
import type { FastifyReply } from 'fastify';

/** A file to send, as a buffer or a stream. */
export interface SentFile<B extends Buffer | Readable = Buffer> {
  readonly name: string;
  readonly type: string;
  readonly bytes: B;
}

/**
 * Sends a file as a download: never rendered inline or cached. Its name is percent-encoded in `filename`,
 * where the specification's clients read it, and in `filename*`.
 */
export const sendFile = <B extends Buffer | Readable>(
  reply: FastifyReply,
  { name, type, bytes }: SentFile<B>,
): B => {
  void reply.type(type).headers({
    'content-disposition': create(name, { fallback: encodeURIComponent(name) }),
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  });
  return bytes;
};
