import { randomBytes } from 'node:crypto';
import type { Picture } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import type { Deps } from '#src/platform/context/index.ts';
import { type Db, lockMember } from '#src/platform/database/index.ts';
import { HttpError, invalidField, notFound } from '#src/platform/errors/index.ts';
import type { UploadLimit } from '#src/platform/http/index.ts';
import {
  countUnused,
  deleteUnused,
  findPicture,
  insertPicture,
  lockUnused,
  markUsed,
  type PictureRecord,
  setBlocked,
} from './picture-repository.ts';
import { reEncodePicture } from './re-encode-picture.ts';

type Needs = Pick<Deps, 'db' | 'now'>;

/** What storing a picture needs besides. */
interface Uploads extends Needs {
  readonly limitUploads: UploadLimit;
}

/** Unused pictures per member. */
const maxUnused = 20;

const place = '/api/v1/pictures/';

/** The public URL of the picture. */
export const pictureUrl = (token: string): string => place + token;

/** The token in the URL of an uploaded picture; undefined for other URLs. */
export const pictureToken = (url: string): string | undefined =>
  url.startsWith(place) ? url.slice(place.length) : undefined;

/** A new token: 128 random bits in 22 characters, which cannot be guessed. */
export const newToken = (): string => randomBytes(16).toString('base64url');

const refuseTooMany = async (db: Db, userId: number): Promise<void> => {
  if ((await countUnused(db, userId)) < maxUnused) return;
  throw new HttpError(
    {
      zh: `未使用的图片最多 ${maxUnused} 张，请先删除一些`,
      en: `You have ${maxUnused} unused pictures. Please delete some first`,
    },
    { status: 400, code: errorCodes.uploadFault, field: 'file' },
  );
};

/**
 * Stores a member's picture; it is deleted unless used within a day. Throws A0701 and A0702 like
 * `reEncodePicture`, A0700 beyond 20 unused ones, and 429 after too many files.
 */
export const storePicture = async (
  { db, now, limitUploads }: Uploads,
  userId: number,
  bytes: Buffer,
): Promise<Picture> => {
  // Checked before the decoding too, so that requests over the limit cost nothing.
  await refuseTooMany(db, userId);
  const made = await limitUploads(userId, () => reEncodePicture(bytes, 'whole'));
  const token = newToken();
  await db.transaction(async (tx) => {
    await lockMember(tx, userId);
    await refuseTooMany(tx, userId);
    await insertPicture(tx, { ...made, token, userId, createdAt: now() });
  });
  return { token, url: pictureUrl(token), width: made.width, height: made.height };
};

/** A picture by its token, as AVIF if `accept` names that type and there is one. Throws 404. */
export const openPicture = async (
  db: Db,
  token: string,
  accept = '',
): Promise<Pick<PictureRecord, 'type' | 'bytes'>> => {
  const picture = await findPicture(db, token);
  if (!picture) throw notFound();
  const { type, bytes, avif } = picture;
  return avif && accept.includes('image/avif') ? { type: 'image/avif', bytes: avif } : { type, bytes };
};

/** Deletes an own unused picture. Throws 404 for any other. */
export const removePicture = async (db: Db, userId: number, token: string): Promise<void> => {
  if (!(await deleteUnused(db, userId, token))) throw notFound();
};

/**
 * Marks own unused pictures as used, in the transaction that uses them, and returns their URLs in the same
 * order. Throws HttpError on `pictures/N` for one that is used, deleted or another member's.
 */
export const usePictures = async (
  tx: Db,
  userId: number,
  tokens: readonly string[],
  now: Date,
): Promise<string[]> => {
  if (tokens.length === 0) return [];
  const own = await lockUnused(tx, userId, tokens);
  const missing = tokens.findIndex((token) => !own.includes(token));
  if (missing >= 0)
    throw invalidField(
      `pictures/${missing}`,
      '没有这张图片，请重新上传',
      'This picture does not exist. Please upload it again',
    );
  await markUsed(tx, tokens, now);
  return tokens.map(pictureUrl);
};

const tokensOf = (urls: readonly string[]): string[] => urls.flatMap((url) => pictureToken(url) ?? []);

/** Hides the uploaded ones of some pictures, in the transaction that takes their subject down. */
export const blockPictures = async (tx: Db, urls: readonly string[], now: Date): Promise<void> => {
  await setBlocked(tx, tokensOf(urls), now);
};

/** Shows hidden pictures again. Returns the URLs of those that still exist, in the same order. */
export const unblockPictures = async (tx: Db, urls: readonly string[]): Promise<string[]> => {
  const there = await setBlocked(tx, tokensOf(urls), null);
  return urls.filter((url) => {
    const token = pictureToken(url);
    return token === undefined || there.includes(token);
  });
};
