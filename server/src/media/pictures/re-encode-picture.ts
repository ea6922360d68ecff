import { errorCodes } from '@portal/shared/rules';
import { HttpError } from '#src/platform/errors/index.ts';
import { createJobProcess, createJobQueue, JobStopped } from '#src/platform/isolation/index.ts';
import { decoderPermissions } from './decoder-permissions.ts';
import type { Framing, Part, PictureAnswer, PictureJob } from './picture-messages.ts';

/** A re-encoded picture, without metadata. */
export interface ReEncodedPicture {
  readonly type: 'image/webp';
  readonly bytes: Buffer;
  /** The same as AVIF, for a whole picture and only where that is smaller. */
  readonly avif?: Buffer;
  readonly width: number;
  readonly height: number;
}

type Refused = Exclude<PictureAnswer['kind'], 'done'>;

const refusals: Readonly<Record<Refused | 'tooCostly', readonly [zh: string, en: string]>> = {
  wrongType: ['只支持 JPG、PNG、WebP 图片', 'Only JPEG, PNG and WebP pictures are accepted'],
  unreadable: [
    '图片已损坏或不完整，请换一张或重新上传',
    'The picture is damaged or incomplete. Please try again or choose another one',
  ],
  tooManyPixels: ['图片尺寸太大，最多 2500 万像素', 'The picture is too large: at most 25 million pixels'],
  interlaced: [
    '隔行或渐进式图片最多 1200 万像素，请另存为普通图片',
    'An interlaced or progressive picture has at most 12 million pixels. Please save it without that option',
  ],
  tooCostly: [
    '图片处理时间过长，请换一张',
    'The picture takes too long to process. Please choose another one',
  ],
};

const isTooLarge = (kind: keyof typeof refusals): boolean =>
  ['tooManyPixels', 'interlaced', 'tooCostly'].includes(kind);

const refusal = (kind: keyof typeof refusals, cause?: Error): HttpError => {
  const [zh, en] = refusals[kind];
  const code = isTooLarge(kind) ? errorCodes.uploadSize : errorCodes.uploadType;
  return Object.assign(new HttpError({ zh, en }, { status: 400, code, field: 'file' }), { cause });
};

/** No files but code, no child processes, no environment. */
const decoder = createJobProcess({
  module: new URL('./picture-process.ts', import.meta.url),
  execArgv: [...decoderPermissions, '--max-old-space-size=128'],
  timeoutMs: 10_000,
  maxBytes: 600 * 1024 * 1024,
});

/** One picture at a time leaves the other core to visitors. */
const queue = createJobQueue(8);

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);

const decode = (job: PictureJob): Promise<PictureAnswer> =>
  decoder.send<PictureAnswer>(job).catch((error: unknown) => {
    throw error instanceof JobStopped ? refusal('tooCostly', error) : error;
  });

/**
 * Re-encodes a JPEG, PNG or WebP picture (detected by content), upright, in a process of its own; with `part` only that
 * rectangle, which is inside the picture. Throws A0701 for anything else and for a truncated one, A0702 beyond 25 million
 * pixels, 12 million of an interlaced one, 10 s or 600 MB of memory, and 503 when eight others wait.
 */
export const reEncodePicture = async (
  bytes: Buffer,
  framing: Framing,
  part?: Part,
): Promise<ReEncodedPicture> => {
  const answer = await queue.run(() => decode({ bytes, framing, part }));
  if (answer.kind !== 'done') throw refusal(answer.kind);
  const { width, height, avif } = answer;
  return {
    ...{ type: 'image/webp', bytes: bufferOf(answer.bytes), width, height },
    ...(avif ? { avif: bufferOf(avif) } : {}),
  };
};
