import sharp, { type Metadata, type ResizeOptions, type Sharp } from 'sharp';
import type { Framing, PictureAnswer, PictureJob } from './picture-messages.ts';

// The process of `re-encode-picture.ts`: one picture after another. Its bytes are untrusted; the server limits time and
// memory.

const framings: Readonly<Record<Framing, ResizeOptions>> = {
  whole: { width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true },
  square: { width: 256, height: 256, fit: 'cover' },
};

/** Decoding needs four bytes per pixel. */
const maxPixels = 25_000_000;
/** An interlaced picture is decoded as a whole, several times over. */
const maxInterlacedPixels = 12_000_000;
const readers = ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'];

// The library detects types by content; all others are blocked, among them formats that reference other files.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: readers });
sharp.cache(false);
sharp.concurrency(1);

/** Reads the header only: the size is checked before decoding. */
const readHead = async (bytes: Uint8Array): Promise<Metadata | undefined> => {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return undefined;
  }
};

const open = ({ bytes, part }: PictureJob): Sharp => {
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'truncated' }).autoOrient();
  return part ? picture.extract({ ...part, left: part.x, top: part.y }) : picture;
};

/** The pixels of the resized picture: decoded once, for both encodings. */
const redraw = (job: PictureJob) =>
  open(job).resize(framings[job.framing]).raw().toBuffer({ resolveWithObject: true });

/** As good as the WebP. A higher effort takes seconds, for a tenth of the size. */
const avifOptions = { quality: 60, effort: 2 };

const encode = async (job: PictureJob): Promise<PictureAnswer> => {
  const { data, info } = await redraw(job);
  const pixels = () => sharp(data, { raw: info });
  const webp = await pixels().webp({ quality: 82 }).toBuffer();
  const avif = job.framing === 'whole' ? await pixels().avif(avifOptions).toBuffer() : undefined;
  const smaller = avif && avif.length < webp.length ? { avif } : {};
  return { kind: 'done', bytes: webp, ...smaller, width: info.width, height: info.height };
};

const reEncode = async (job: PictureJob): Promise<PictureAnswer> => {
  const head = await readHead(job.bytes);
  if (!head) return { kind: 'wrongType' };
  const pixels = head.width * head.height;
  if (pixels > maxPixels) return { kind: 'tooManyPixels' };
  if (head.isProgressive && pixels > maxInterlacedPixels) return { kind: 'interlaced' };
  return encode(job).catch(() => ({ kind: 'unreadable' as const }));
};

process.on('message', (job: PictureJob) => {
  void reEncode(job).then((answer) => process.send?.(answer));
});
process.on('disconnect', () => process.exit(0));
