import type { FastifyInstance } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { createUploadLimit, handle, requireFile } from '#src/platform/http/index.ts';
import { openPicture, removePicture, storePicture } from './picture-service.ts';

/** Uploaded bytes on our origin: no scripts. Immutable under their URL. */
const headers = {
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'public, max-age=31536000, immutable',
  vary: 'accept',
};

/** Pictures that members upload for their reviews. */
export const registerPictures = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps;
  const uploads = { ...deps, limitUploads: createUploadLimit(deps.now) };
  handle(app, 'POST /api/v1/pictures', ({ member, body }) =>
    storePicture(uploads, member.userId, requireFile(body.file).bytes),
  );
  handle(app, 'GET /api/v1/pictures/:token', async ({ params, request, reply }) => {
    const { type, bytes } = await openPicture(db, params.token, request.headers.accept);
    const name = `picture.${type.replace('image/', '')}`;
    void reply.type(type).headers({ ...headers, 'content-disposition': `inline; filename="${name}"` });
    return bytes;
  });
  handle(app, 'DELETE /api/v1/pictures/:token', ({ member, params }) =>
    removePicture(db, member.userId, params.token),
  );
};
