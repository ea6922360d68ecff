import type { CropFrame, Picture } from '@portal/shared/contract';
import { and, eq } from 'drizzle-orm';
import { type Db, libraryPictures, pictures } from '#src/platform/database/index.ts';
import { pictureUrl } from './picture-service.ts';

/** A picture of the library, to be cropped. */
export interface Original extends Pick<typeof libraryPictures.$inferSelect, 'id' | 'name' | 'alt'> {
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

/** A picture of the library with its bytes; undefined when there is none. */
export const findOriginal = async (db: Db, id: number): Promise<Original | undefined> => {
  const [original] = await db
    .select({
      id: libraryPictures.id,
      name: libraryPictures.name,
      alt: libraryPictures.alt,
      width: pictures.width,
      height: pictures.height,
      bytes: pictures.bytes,
    })
    .from(libraryPictures)
    .innerJoin(pictures, eq(pictures.token, libraryPictures.token))
    .where(eq(libraryPictures.id, id));
  return original;
};

/** The picture that is this part of a picture of the library, if it was cropped before. */
export const findCrop = async (db: Db, id: number, frame: CropFrame): Promise<Picture | undefined> => {
  const [crop] = await db
    .select({ token: pictures.token, width: pictures.width, height: pictures.height })
    .from(libraryPictures)
    .innerJoin(pictures, eq(pictures.token, libraryPictures.token))
    .where(and(eq(libraryPictures.croppedFromId, id), eq(libraryPictures.frame, frame)));
  return crop && { ...crop, url: pictureUrl(crop.token) };
};
