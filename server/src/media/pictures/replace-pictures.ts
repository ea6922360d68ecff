import type { Db } from '#src/platform/database/index.ts';
import { invalidField } from '#src/platform/errors/index.ts';
import { keepLibrary } from './library-repository.ts';
import { deletePictures, lockUnused, markUsed } from './picture-repository.ts';
import { pictureToken } from './picture-service.ts';

/** A picture, and the form field that names it. */
export interface PlacedPicture {
  readonly url: string;
  readonly field: string;
}

interface Replacement {
  readonly before: readonly string[];
  readonly after: readonly PlacedPicture[];
  readonly now: Date;
}

const tokensOf = (urls: readonly string[]): string[] => [
  ...new Set(urls.flatMap((url) => pictureToken(url) ?? [])),
];

/**
 * Marks own unused pictures as used by a record, in the transaction that changes it, and deletes those that
 * it no longer shows; those of the media library stay. Generated pictures are ignored. Throws HttpError for a picture that is used, deleted or
 * another member's.
 */
export const replacePictures = async (tx: Db, userId: number, { before, after, now }: Replacement) => {
  const urls = after.map(({ url }) => url);
  const added = tokensOf(urls.filter((url) => !before.includes(url)));
  const gone = tokensOf(before.filter((url) => !urls.includes(url)));
  if (added.length > 0) {
    const own = [...(await lockUnused(tx, userId, added)), ...(await keepLibrary(tx, added))];
    const missing = after.find(
      ({ url }) => added.includes(pictureToken(url) ?? '') && !own.includes(pictureToken(url) ?? ''),
    );
    if (missing)
      throw invalidField(
        missing.field,
        '没有这张图片，请重新上传',
        'This picture does not exist. Please upload it again',
      );
    await markUsed(tx, added, now);
  }
  if (gone.length === 0) return;
  const shared = await keepLibrary(tx, gone);
  const own = gone.filter((token) => !shared.includes(token));
  if (own.length > 0) await deletePictures(tx, own);
};
