import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Encoding } from '#src/http/accepted-encoding.ts';
import { type ArtworkRequest, drawArtwork } from './draw-artwork.ts';

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

/**
 * Draws pictures and keeps the last used of them, up to `maxBytes`. A picture is a pure function of its request, so
 * every replica keeps the same ones.
 */
export function createPictureCache(maxBytes = 16 * 1024 * 1024) {
  const kept = new Map<string, Picture>();
  let bytes = 0;

  const keep = (key: string, picture: Picture): Picture => {
    kept.set(key, picture);
    bytes += picture.body.length;
    // A Map keeps its order: what was used longest ago comes first.
    for (const [oldest, { body }] of kept) {
      if (bytes <= maxBytes) break;
      kept.delete(oldest);
      bytes -= body.length;
    }
    return picture;
  };

  return {
    get(request: ArtworkRequest, encoding: Encoding): Picture {
      const key = [request.scene, request.seed, request.light ?? '', encoding].join('/');
      const known = kept.get(key);
      if (!known) return keep(key, draw(request, encoding));
      kept.delete(key);
      kept.set(key, known);
      return known;
    },
    /** Bytes held at the moment. */
    get size(): number {
      return bytes;
    },
  };
}
