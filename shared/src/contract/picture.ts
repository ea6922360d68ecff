import { type Static, Type } from 'typebox';
import { entry } from './entry.ts';

/** A picture a member uploaded: its address and size in pixels. */
export const Picture = Type.Object({
  token: Type.String({ pattern: '^[\\w-]{22}$' }),
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
});
export type Picture = Static<typeof Picture>;

export const pictureContract = {
  'POST /api/v1/pictures': entry({
    summary:
      'Keeps a picture for a review, made anew without what the camera wrote into it; not used within 24 hours it is deleted. A0701 for another type than JPEG, PNG or WebP, A0702 above 10 MB; at most 20 unused ones a member',
    kind: 'multipart',
    body: Type.Object({ file: Type.Any({ description: 'JPEG, PNG or WebP, at most 10 MB' }) }),
    data: Picture,
  }),
  'GET /api/v1/pictures/:token': entry({
    summary: 'A picture by its address, which nobody can guess and which never changes',
    access: 'public',
    kind: 'binary',
    params: Type.Object({ token: Type.String({ pattern: '^[\\w-]{22}$' }) }),
  }),
} as const;
