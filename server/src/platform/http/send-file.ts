import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A file on its way to whoever may have it, whole or as it is written. */
export interface SentFile<B extends Buffer | Readable = Buffer> {
  readonly name: string;
  readonly type: string;
  readonly bytes: B;
}

/** As header parameters want it: what `encodeURIComponent` leaves and they do not allow is escaped too. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Answers a file to be saved: never shown in our place, run, or kept on the way. */
export const sendFile = <B extends Buffer | Readable>(
  reply: FastifyReply,
  { name, type, bytes }: SentFile<B>,
): B => {
  void reply.type(type).headers({
    'content-disposition': `attachment; filename*=UTF-8''${encoded(name)}`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  });
  return bytes;
};
