import type { Readable } from 'node:stream';
import { create } from 'content-disposition';
import type { FastifyReply } from 'fastify';

/** A file on its way to whoever may have it, whole or as it is written. */
export interface SentFile<B extends Buffer | Readable = Buffer> {
  readonly name: string;
  readonly type: string;
  readonly bytes: B;
}

/**
 * Answers a file to be saved: never shown in our place, run, or kept on the way. Its name comes percent-encoded in
 * `filename`, where the specification's own clients read it, and in `filename*`.
 */
export const sendFile = <B extends Buffer | Readable>(
  reply: FastifyReply,
  { name, type, bytes }: SentFile<B>,
): B => {
  void reply.type(type).headers({
    'content-disposition': create(name, { fallback: encodeURIComponent(name) }),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  });
  return bytes;
};
