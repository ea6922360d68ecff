import type { Picture } from '@portal/shared/contract';
import { recordChange } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import type { Db, libraryPictures } from '#src/platform/database/index.ts';
import type { Member } from '#src/platform/errors/index.ts';
import type { UploadedFile, UploadLimit } from '#src/platform/http/index.ts';
import { insertLibrary } from './library-repository.ts';
import { insertPicture } from './picture-repository.ts';
import { newToken, pictureUrl } from './picture-service.ts';
import { type ReEncodedPicture, reEncodePicture } from './re-encode-picture.ts';

/** What storing a picture of the library needs. */
export interface LibraryUploads extends Pick<Deps, 'db' | 'now'> {
  readonly limitUploads: UploadLimit;
}

const longestName = 100;

/** The name of a file without its ending, as the name of a picture. */
const nameOf = (fileName: string): string => {
  const name = fileName
    .toWellFormed()
    .replace(/\.[a-z]{1,5}$/i, '')
    .trim();
  return [...name].slice(0, longestName).join('') || 'picture';
};

interface Added {
  readonly made: ReEncodedPicture;
  readonly row: Omit<typeof libraryPictures.$inferInsert, 'token' | 'author' | 'createdAt'>;
  /** What the operation log says of it. */
  readonly logged: object;
  readonly now: Date;
}

/** Stores a re-encoded picture in the library, in the transaction that logs it. */
export const addToLibrary = async (
  tx: Db,
  member: Member,
  { made, row, logged, now }: Added,
): Promise<Picture> => {
  const token = newToken();
  await insertPicture(tx, { ...made, token, userId: null, usedAt: now, createdAt: now });
  const subjectId = await insertLibrary(tx, { ...row, token, author: member.username, createdAt: now });
  const change = { actor: member, action: 'create', subject: 'picture', subjectId } as const;
  await recordChange(tx, { ...change, after: logged });
  return { token, url: pictureUrl(token), width: made.width, height: made.height };
};

/**
 * Stores a picture in the media library, named like its file. Throws A0701 and A0702 like `reEncodePicture`, and 429
 * after too many files.
 */
export const storeLibraryPicture = async (
  { db, now, limitUploads }: LibraryUploads,
  member: Member,
  { bytes, filename }: UploadedFile,
): Promise<Picture> => {
  const made = await limitUploads(member.userId, () => reEncodePicture(bytes, 'whole'));
  const name = nameOf(filename);
  return db.transaction((tx) =>
    addToLibrary(tx, member, { made, row: { name }, logged: { name }, now: now() }),
  );
};
