import type { ProductDraft } from '@portal/shared/contract';
import { findTokens, keepLibrary, lockUnused, markUsed, pictureToken } from '#src/media/pictures/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { invalidField } from '#src/platform/errors/index.ts';

interface Place {
  readonly field: string;
  readonly url: string;
}

const isPicture = /\/(picture|gallery\/\d+)$/;

const picturesIn = (value: unknown, field: string): Place[] => {
  if (typeof value === 'string') return [{ field, url: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => picturesIn(one, `${field}/${key}`));
};

/** All pictures of a draft that have an address, with their fields. */
const placesOf = (draft: ProductDraft): Place[] =>
  picturesIn(draft, 'draft').filter(({ field, url }) => url !== '' && isPicture.test(field));

const drawn = /^\/artwork\/[\w-]+\/[\w-]+\.svg$/;

const refuse = ({ field }: Place) =>
  invalidField(field, '没有这张图片，请重新上传', 'This picture does not exist. Please upload it again');

/**
 * Marks the pictures of a draft as used, including the member's new uploads. Throws an HttpError naming the
 * field for an address that is not a picture of the portal.
 */
export const keepPictures = async (tx: Db, userId: number, draft: ProductDraft, now: Date): Promise<void> => {
  const places = placesOf(draft).filter(({ url }) => !drawn.test(url));
  const tokens = [...new Set(places.flatMap(({ url }) => pictureToken(url) ?? []))];
  if (tokens.length > 0) await markUsed(tx, await lockUnused(tx, userId, tokens), now);
  if (tokens.length > 0) await keepLibrary(tx, tokens);
  const known = await findTokens(tx, tokens);
  const strange = places.find(({ url }) => !known.includes(pictureToken(url) ?? ''));
  if (strange) throw refuse(strange);
};
