import type { FastifyReply } from 'fastify';

/** A file on its way to whoever may have it. */
export interface SentFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** As header parameters want it: what `encodeURIComponent` leaves and they do not allow is escaped too. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Answers a file to be saved: never shown in our place, run, or kept on the way. */
export const sendFile = (reply: FastifyReply, { name, type, bytes }: SentFile): Buffer => {
  void reply.type(type).headers({
    'content-disposition': `attachment; filename*=UTF-8''${encoded(name)}`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  });
  return bytes;
};
