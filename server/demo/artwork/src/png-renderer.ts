import { createHash } from 'node:crypto';
import { createByteCache } from './byte-cache.ts';
import { type ArtworkRequest, drawArtwork } from './draw-artwork.ts';
import { nameOf, type Picture } from './picture-cache.ts';

/** Turns SVG text into the bytes of a PNG. */
type Rasterise = (svg: string) => Promise<Buffer>;

/** The library is loaded with the first PNG. It draws beside the event loop; artwork has no text, so no fonts are read. */
const rasterise: Rasterise = async (svg) => {
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return image.asPng();
};

interface RendererOptions {
  /** PNGs kept, the last used of them; in bytes. */
  readonly maxBytes?: number;
  /** Pictures drawn or waiting at a time. */
  readonly batchSize?: number;
  readonly rasterise?: Rasterise;
}

/**
 * Draws artwork as PNG, 1200 × 900, for those who do not read SVG: the previews of shared links. One takes about a
 * fifth of a second of a core, so they are drawn one after the other, and who asks for the same waits for the same.
 */
export const createPngRenderer = ({
  maxBytes = 16 * 1024 * 1024,
  batchSize = 16,
  rasterise: toPng = rasterise,
}: RendererOptions = {}) => {
  const kept = createByteCache<Picture>(maxBytes);
  const underWay = new Map<string, Promise<Picture>>();
  let last: Promise<unknown> = Promise.resolve();

  const draw = async (request: ArtworkRequest): Promise<Picture> => {
    const svg = drawArtwork(request);
    const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 27);
    return { body: await toPng(svg), etag: `"${hash}-png"` };
  };

  const begin = (key: string, request: ArtworkRequest): Promise<Picture> => {
    const drawing = last
      .then(() => draw(request))
      .then((picture) => kept.keep(key, picture))
      .finally(() => underWay.delete(key));
    underWay.set(key, drawing);
    // An error goes to its caller; the next drawing continues.
    last = drawing.catch(() => undefined);
    return drawing;
  };

  return {
    /** The picture; undefined when too many are being drawn already. Rejects when it cannot be drawn. */
    async get(request: ArtworkRequest): Promise<Picture | undefined> {
      const key = nameOf(request);
      const known = kept.find(key) ?? underWay.get(key);
      if (known) return known;
      return underWay.size < batchSize ? begin(key, request) : undefined;
    },
  };
};
