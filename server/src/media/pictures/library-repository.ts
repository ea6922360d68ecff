import type { MediaForm, MediaRow, PictureAlts } from '@portal/shared/contract';
import { asc, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { versionOf } from '#src/platform/audit/index.ts';
import {
  containing,
  type Db,
  insertInto,
  libraryPictures,
  pictures,
  updateById,
} from '#src/platform/database/index.ts';
import { pictureToken, pictureUrl } from './picture-service.ts';

/** A picture of the library as the form and the audit log show it. */
export interface LibraryRecord extends Required<Pick<MediaForm, 'name' | 'alt'>> {
  readonly id: number;
  readonly token: string;
  readonly version: string;
}

const matching = (keywords = ''): SQL | undefined => {
  const words = containing(keywords.trim());
  return or(
    ilike(libraryPictures.name, words),
    ilike(sql`${libraryPictures.alt} ->> 'zh'`, words),
    ilike(sql`${libraryPictures.alt} ->> 'en'`, words),
  );
};

/** The number of pictures of the library, of those with the words if there are any. */
export const countLibrary = (db: Db, keywords?: string): Promise<number> =>
  db.$count(libraryPictures, matching(keywords));

const originals = alias(libraryPictures, 'originals');

/** Pictures of the library with their tokens, the latest first. */
export const listLibrary = async (
  db: Db,
  keywords: string | undefined,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<(Omit<MediaRow, 'uses'> & { token: string })[]> => {
  const rows = await db
    .select({
      id: libraryPictures.id,
      token: libraryPictures.token,
      width: pictures.width,
      height: pictures.height,
      name: libraryPictures.name,
      alt: libraryPictures.alt,
      author: libraryPictures.author,
      createdAt: libraryPictures.createdAt,
      croppedFrom: { id: originals.id, name: originals.name },
    })
    .from(libraryPictures)
    .innerJoin(pictures, eq(pictures.token, libraryPictures.token))
    .leftJoin(originals, eq(originals.id, libraryPictures.croppedFromId))
    .where(matching(keywords))
    .orderBy(desc(libraryPictures.createdAt), desc(libraryPictures.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ createdAt, ...row }) => ({
    ...row,
    url: pictureUrl(row.token),
    createdAt: createdAt.toISOString(),
  }));
};

/** Pictures of the library by id, with row locks until the transaction ends. */
export const lockLibrary = (tx: Db, ids: readonly number[]): Promise<LibraryRecord[]> =>
  tx
    .select({
      id: libraryPictures.id,
      token: libraryPictures.token,
      name: libraryPictures.name,
      alt: libraryPictures.alt,
      version: versionOf(libraryPictures.updatedAt),
    })
    .from(libraryPictures)
    .where(inArray(libraryPictures.id, [...ids]))
    .orderBy(asc(libraryPictures.id))
    .for('update');

/** Those of the tokens that are in the library; they cannot be deleted until the transaction ends. */
export const keepLibrary = async (tx: Db, tokens: readonly string[]): Promise<string[]> => {
  const rows = await tx
    .select({ token: libraryPictures.token })
    .from(libraryPictures)
    .where(inArray(libraryPictures.token, [...tokens]))
    .orderBy(asc(libraryPictures.id))
    .for('key share');
  return rows.map(({ token }) => token);
};

/** What some pictures show, by their URL: those of the library that have a description. */
export const listAlts = async (db: Db, urls: readonly string[]): Promise<NonNullable<PictureAlts>> => {
  const tokens = urls.flatMap((url) => pictureToken(url) ?? []);
  if (tokens.length === 0) return {};
  const rows = await db
    .select({ token: libraryPictures.token, alt: libraryPictures.alt })
    .from(libraryPictures)
    .where(inArray(libraryPictures.token, tokens));
  return Object.fromEntries(rows.flatMap(({ token, alt }) => (alt?.zh ? [[pictureUrl(token), alt]] : [])));
};

/** Adds a stored picture to the library; returns its id. */
export const insertLibrary = (tx: Db, row: typeof libraryPictures.$inferInsert): Promise<number> =>
  insertInto(tx, libraryPictures, row);

/** Changes name and description of a picture. */
export const updateLibrary = (
  tx: Db,
  id: number,
  change: Pick<LibraryRecord, 'name' | 'alt'>,
): Promise<void> => updateById(tx, libraryPictures, id, change);
