import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Id, IdParams, Instant, nullable, oneOf, pageOf, pageQuery, Text, Version } from '../base/fields.ts';
import { Picture } from '../base/picture.ts';
import { changeEntry, deleteEntry, formEntry } from '../base/record-entries.ts';

/**
 * A picture of the media library; `uses` counts the products, articles, slides and settings that show it,
 * `croppedFrom` is the picture of the library that it is a part of, while that exists.
 */
export const MediaRow = Type.Object({
  id: Id,
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  name: Type.String(),
  alt: nullable(Text),
  author: Type.String(),
  createdAt: Instant,
  uses: Type.Integer({ minimum: 0 }),
  croppedFrom: nullable(Type.Object({ id: Id, name: Type.String() })),
});
export type MediaRow = Static<typeof MediaRow>;

/** What staff write about a picture: its name in the library, and what it shows, for those who do not see it. */
export const MediaForm = Type.Object({
  id: Type.Optional(Id),
  name: Type.String({ minLength: 1, maxLength: 100 }),
  alt: nullable(
    Type.Object({
      zh: Type.String({ minLength: 1, maxLength: 200 }),
      en: Type.Optional(Type.String({ maxLength: 400 })),
    }),
  ),
  version: Version,
});
export type MediaForm = Static<typeof MediaForm>;

const Offset = Type.Integer({ minimum: 0, maximum: 10_000 });
const Side = Type.Integer({ minimum: 200, maximum: 10_000 });

/** The part of a picture that is kept, in its pixels from the upper left corner. */
export const CropFrame = Type.Object({ x: Offset, y: Offset, width: Side, height: Side });
export type CropFrame = Static<typeof CropFrame>;

/** A record that shows a picture. */
export const MediaUse = Type.Object({
  kind: oneOf('product', 'article', 'slide', 'profile'),
  id: Id,
  title: Text,
});
export type MediaUse = Static<typeof MediaUse>;

export const mediaContract = {
  'GET /api/v1/media/page': entry({
    summary: 'Pictures of the media library by name or description, the latest first',
    access: { anyOf: ['site:media:query'], scope: 'none' },
    query: Type.Object({ keywords: Type.Optional(Type.String({ maxLength: 100 })), ...pageQuery }),
    data: pageOf(MediaRow),
  }),
  'GET /api/v1/media/:id/form': formEntry(
    'One picture as the form edits it',
    'site:media:query',
    'none',
    MediaForm,
  ),
  'GET /api/v1/media/:id/uses': entry({
    summary: 'Which products, articles, slides and settings show a picture, at most 100',
    access: { anyOf: ['site:media:query'], scope: 'none' },
    params: IdParams,
    data: Type.Array(MediaUse),
  }),
  'POST /api/v1/media/pictures': entry({
    summary:
      'Adds a picture to the media library, re-encoded without metadata. A0701 for another type than JPEG, PNG or WebP by its content, A0702 above 10 MB or 25 million pixels',
    access: { anyOf: ['site:media:add'], scope: 'none' },
    kind: 'multipart',
    fileMegabytes: 10,
    body: Type.Object({ file: Type.Any({ description: 'JPEG, PNG or WebP, at most 10 MB' }) }),
    data: Picture,
  }),
  'POST /api/v1/media/:id/crops': entry({
    summary:
      'Adds a part of a picture to the media library, at least 200 pixels wide and high; the picture stays. The same part again answers the one that exists',
    access: { anyOf: ['site:media:add'], scope: 'none' },
    params: IdParams,
    body: Type.Object({ frame: CropFrame }),
    data: Picture,
  }),
  'PUT /api/v1/media/:id': changeEntry(
    'Changes name and description of a picture; A0514 when they were changed meanwhile',
    'site:media:edit',
    'none',
    MediaForm,
  ),
  'DELETE /api/v1/media/:id': deleteEntry(
    'Deletes pictures that nothing shows, all or none: one id, or several with commas. The refusal names the number of uses',
    'site:media:delete',
    'none',
  ),
} as const;
