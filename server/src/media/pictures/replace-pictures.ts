import type { Db } from '#src/platform/database/index.ts';
import { invalidField } from '#src/platform/errors/index.ts';
import { deletePictures, lockUnused, markUsed } from './picture-repository.ts';
import { pictureToken } from './picture-service.ts';

/** A picture of something, and the field of the form that names it. */
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
 * Makes own unused pictures those of something, in the transaction that changes it, and deletes what it no longer shows.
 * Addresses of drawn pictures are nobody's. Throws a field fault for a picture that is used, gone or somebody else's.
 */
export const replacePictures = async (
  tx: Db,
  userId: number,
  { before, after, now }: Replacement,
): Promise<void> => {
  const urls = after.map(({ url }) => url);
  const added = tokensOf(urls.filter((url) => !before.includes(url)));
  const gone = tokensOf(before.filter((url) => !urls.includes(url)));
  if (added.length > 0) {
    const own = await lockUnused(tx, userId, added);
    const missing = after.find(
      ({ url }) => added.includes(pictureToken(url) ?? '') && !own.includes(pictureToken(url) ?? ''),
    );
    if (missing)
      throw invalidField(
        missing.field,
        '没有这张图片，请重新上传',
        'There is no such picture: please upload it again',
      );
    await markUsed(tx, added, now);
  }
  if (gone.length > 0) await deletePictures(tx, gone);
};
