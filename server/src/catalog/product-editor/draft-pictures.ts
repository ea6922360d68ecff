import type { ProductDraft } from '@portal/shared/contract';
import { findTokens, lockUnused, markUsed, pictureToken } from '#src/media/pictures/index.ts';
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

/** Every picture of a draft that has an address, with its field. */
const placesOf = (draft: ProductDraft): Place[] =>
  picturesIn(draft, 'draft').filter(({ field, url }) => url !== '' && isPicture.test(field));

const drawn = /^\/artwork\/[\w-]+\/[\w-]+\.svg$/;

const refuse = ({ field }: Place) =>
  invalidField(field, '没有这张图片，请重新上传', 'There is no such picture: please upload it again');

/**
 * Keeps the pictures that a draft shows: those that the member has just uploaded are used from now on. Throws a field
 * fault for an address that is no picture of the portal.
 */
export const keepPictures = async (tx: Db, userId: number, draft: ProductDraft, now: Date): Promise<void> => {
  const places = placesOf(draft).filter(({ url }) => !drawn.test(url));
  const tokens = [...new Set(places.flatMap(({ url }) => pictureToken(url) ?? []))];
  if (tokens.length > 0) await markUsed(tx, await lockUnused(tx, userId, tokens), now);
  const known = await findTokens(tx, tokens);
  const strange = places.find(({ url }) => !known.includes(pictureToken(url) ?? ''));
  if (strange) throw refuse(strange);
};
