import { errorCodes } from '@portal/shared/rules';
import sharp, { type Metadata, type ResizeOptions } from 'sharp';
import { HttpError } from '#src/platform/errors/index.ts';

/** A re-encoded picture, without metadata. */
export interface ReEncodedPicture {
  readonly type: 'image/webp';
  readonly bytes: Buffer;
  /** The same as AVIF, for a whole picture and only where that is smaller. */
  readonly avif?: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Cropping and maximum size in pixels: whole for a review, square for an avatar. */
export type Framing = 'whole' | 'square';

const framings: Readonly<Record<Framing, ResizeOptions>> = {
  whole: { width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true },
  square: { width: 256, height: 256, fit: 'cover' },
};

/** The size of the largest phone cameras; decoding needs four bytes per pixel. */
const maxPixels = 50_000_000;
const readers = ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'];

// The library detects types by content; all others are blocked, among them formats that reference other
// files.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: readers });
sharp.cache(false);

const wrongType = (): HttpError =>
  new HttpError(
    { zh: '只支持 JPG、PNG、WebP 图片', en: 'Only JPEG, PNG and WebP pictures are accepted' },
    { status: 400, code: errorCodes.uploadType, field: 'file' },
  );

const unreadable = (): HttpError =>
  new HttpError(
    {
      zh: '图片已损坏或不完整，请换一张或重新上传',
      en: 'The picture is damaged or incomplete. Please try again or choose another one',
    },
    { status: 400, code: errorCodes.uploadType, field: 'file' },
  );

const tooManyPixels = (): HttpError =>
  new HttpError(
    { zh: '图片尺寸太大，最多 5000 万像素', en: 'The picture is too large: at most 50 million pixels' },
    { status: 400, code: errorCodes.uploadSize, field: 'file' },
  );

/** Reads the header only: the size is checked before decoding. */
const readHead = async (bytes: Buffer): Promise<Metadata> => {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    throw wrongType();
  }
};

/** The pixels of the resized picture: decoded once, for both encodings. */
const redraw = (bytes: Buffer, framing: Framing) =>
  sharp(bytes, { limitInputPixels: maxPixels, failOn: 'truncated' })
    .timeout({ seconds: 10 })
    .autoOrient()
    .resize(framings[framing])
    .raw()
    .toBuffer({ resolveWithObject: true });

/** As good as the WebP. A higher effort takes seconds, for a tenth of the size. */
const avifOptions = { quality: 60, effort: 2 };

/**
 * Re-encodes a JPEG, PNG or WebP picture (detected by content), upright. Throws A0701 for anything else and
 * for a truncated one, A0702 beyond 50 million pixels.
 */
export const reEncodePicture = async (bytes: Buffer, framing: Framing): Promise<ReEncodedPicture> => {
  const { width, height } = await readHead(bytes);
  if (width * height > maxPixels) throw tooManyPixels();
  try {
    const { data, info } = await redraw(bytes, framing);
    const pixels = () => sharp(data, { raw: info });
    const [webp, avif] = await Promise.all([
      pixels().webp({ quality: 82 }).toBuffer(),
      framing === 'whole' ? pixels().avif(avifOptions).toBuffer() : undefined,
    ]);
    const smaller = avif && avif.length < webp.length ? { avif } : {};
    return { type: 'image/webp', bytes: webp, ...smaller, width: info.width, height: info.height };
  } catch {
    throw unreadable();
  }
};
