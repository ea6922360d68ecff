import type { Picture } from '@portal/shared/contract';
import { recordChange } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import type { Member } from '#src/platform/errors/index.ts';
import type { UploadedFile, UploadLimit } from '#src/platform/http/index.ts';
import { insertLibrary } from './library-repository.ts';
import { insertPicture } from './picture-repository.ts';
import { newToken, pictureUrl } from './picture-service.ts';
import { reEncodePicture } from './re-encode-picture.ts';

interface Uploads extends Pick<Deps, 'db' | 'now'> {
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

/**
 * Stores a picture in the media library, named like its file. Throws A0701 and A0702 like `reEncodePicture`, and 429
 * after too many files.
 */
export const storeLibraryPicture = async (
  { db, now, limitUploads }: Uploads,
  member: Member,
  { bytes, filename }: UploadedFile,
): Promise<Picture> => {
  const made = await limitUploads(member.userId, () => reEncodePicture(bytes, 'whole'));
  const token = newToken();
  const name = nameOf(filename);
  await db.transaction(async (tx) => {
    await insertPicture(tx, { ...made, token, userId: null, usedAt: now(), createdAt: now() });
    const subjectId = await insertLibrary(tx, { token, name, author: member.username, createdAt: now() });
    const change = { actor: member, action: 'create', subject: 'picture', subjectId } as const;
    await recordChange(tx, { ...change, after: { name } });
  });
  return { token, url: pictureUrl(token), width: made.width, height: made.height };
};
