import type { CropFrame, Picture } from '@portal/shared/contract';
import { type HttpError, invalidField, type Member, notFound } from '#src/platform/errors/index.ts';
import { findCrop, findOriginal, type Original } from './crop-repository.ts';
import { lockLibrary } from './library-repository.ts';
import { reEncodePicture } from './re-encode-picture.ts';
import { addToLibrary, type LibraryUploads } from './store-library-picture.ts';

const longestName = 100;

const missing = (): HttpError => notFound('图片不存在', 'There is no such picture');

const requirePart = ({ x, y, width, height }: CropFrame, original: Original): void => {
  const beyond = (field: string) =>
    invalidField(
      `frame/${field}`,
      `裁剪框超出了图片（${original.width} × ${original.height}）`,
      `The frame reaches beyond the picture (${original.width} × ${original.height})`,
    );
  if (x + width > original.width) throw beyond('width');
  if (y + height > original.height) throw beyond('height');
  if (width === original.width && height === original.height)
    throw invalidField(
      'frame',
      '裁剪框包含整张图片，请缩小',
      'The frame has the whole picture. Make it smaller',
    );
};

/** The name of the original with the size of the part. */
const nameOf = (original: Original, { width, height }: CropFrame): string => {
  const size = ` ${width}×${height}`;
  return [...original.name].slice(0, longestName - size.length).join('') + size;
};

/**
 * Stores a part of a picture of the library as a new one, with the description of the original; the same part again
 * answers the picture that exists. Throws for a part beyond the picture or all of it, 404 also when the original is
 * deleted meanwhile, and 429 after too many files.
 */
export const cropLibraryPicture = async (
  { db, now, limitUploads }: LibraryUploads,
  member: Member,
  id: number,
  frame: CropFrame,
): Promise<Picture> => {
  const original = await findOriginal(db, id);
  if (!original) throw missing();
  requirePart(frame, original);
  const before = await findCrop(db, id, frame);
  if (before) return before;
  const made = await limitUploads(member.userId, () => reEncodePicture(original.bytes, 'whole', frame));
  const { width, height } = frame;
  const name = nameOf(original, frame);
  return db.transaction(async (tx) => {
    // Two calls for the same part wait for each other.
    if ((await lockLibrary(tx, [id])).length === 0) throw missing();
    const row = { name, alt: original.alt, croppedFromId: id, frame };
    const logged = { name, croppedFrom: original.name, width, height };
    return (await findCrop(tx, id, frame)) ?? addToLibrary(tx, member, { made, row, logged, now: now() });
  });
};
