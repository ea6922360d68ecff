import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { createByteCache } from './byte-cache.ts';
import { type ArtworkRequest, drawArtwork } from './draw-artwork.ts';

/** How a picture can be sent, the smallest first. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** A picture as it is sent: its bytes in one encoding, and a strong ETag of exactly these. */
export interface Picture {
  readonly body: Buffer;
  readonly etag: string;
}

const encode: Record<Encoding, (bytes: Buffer) => Buffer> = {
  br: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes) => gzipSync(bytes),
  identity: (bytes) => bytes,
};

const draw = (request: ArtworkRequest, encoding: Encoding): Picture => {
  const bytes = Buffer.from(drawArtwork(request));
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
  return { body: encode[encoding](bytes), etag: `"${hash}-${encoding}"` };
};

/** A picture by what it shows, however it is sent. */
export const nameOf = ({ scene, seed, light }: ArtworkRequest): string =>
  [scene, seed, light ?? ''].join('/');

/**
 * Draws pictures and keeps the last used of them, up to `maxBytes`. A picture is a pure function of its request, so
 * every replica keeps the same ones.
 */
export function createPictureCache(maxBytes = 16 * 1024 * 1024) {
  const kept = createByteCache<Picture>(maxBytes);
  return {
    get(request: ArtworkRequest, encoding: Encoding): Picture {
      const key = `${nameOf(request)}/${encoding}`;
      return kept.find(key) ?? kept.keep(key, draw(request, encoding));
    },
    /** Bytes held at the moment. */
    get size(): number {
      return kept.size;
    },
  };
}
