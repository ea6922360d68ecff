import { type Static, Type } from 'typebox';
import { entry } from './entry.ts';

const Token = Type.String({ pattern: '^[\\w-]{22}$' });

/** A picture a member uploaded: its address and size in pixels. */
export const Picture = Type.Object({
  token: Token,
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
});
export type Picture = Static<typeof Picture>;

export const pictureContract = {
  'POST /api/v1/pictures': entry({
    summary:
      'Stores a picture for a review, re-encoded without metadata; deleted if it is not used within 24 hours. A0700 beyond 20 unused pictures per member, A0701 for another type than JPEG, PNG or WebP by its content, A0702 above 10 MB or 25 million pixels',
    kind: 'multipart',
    fileMegabytes: 10,
    body: Type.Object({ file: Type.Any({ description: 'JPEG, PNG or WebP, at most 10 MB' }) }),
    data: Picture,
  }),
  'GET /api/v1/pictures/:token': entry({
    summary: 'A picture by its unguessable id; immutable',
    access: 'public',
    kind: 'binary',
    params: Type.Object({ token: Token }),
  }),
  'DELETE /api/v1/pictures/:token': entry({
    summary: 'Deletes an unused picture of the caller',
    params: Type.Object({ token: Token }),
  }),
} as const;
