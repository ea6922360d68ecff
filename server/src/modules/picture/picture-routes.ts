import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { badField } from '../../http/fault.ts';
import { handle } from '../../http/handle.ts';
import { isFile } from '../../http/multipart.ts';
import { removeAvatar, setAvatar } from './avatar-service.ts';
import { keepPicture, openPicture, removePicture } from './picture-service.ts';

/** A member's bytes in our place: shown as a picture and as nothing else. An address never changes what it shows. */
const headers = {
  'content-disposition': 'inline; filename="picture.webp"',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'public, max-age=31536000, immutable',
};

const bytesOf = (file: unknown): Buffer => {
  if (!isFile(file)) throw badField('file', 'file 必须是文件', 'file has to be a file');
  return file.bytes;
};

/** Pictures that members upload: for their reviews, and of themselves. */
export const registerPictures = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps.database;
  handle(app, 'POST /api/v1/pictures', ({ member, body }) =>
    keepPicture(deps, member.userId, bytesOf(body.file)),
  );
  handle(app, 'GET /api/v1/pictures/:token', async ({ params, reply }) => {
    const { type, bytes } = await openPicture(db, params.token);
    void reply.type(type).headers(headers);
    return bytes;
  });
  handle(app, 'DELETE /api/v1/pictures/:token', async ({ member, params }) => {
    await removePicture(db, member.userId, params.token);
    return null;
  });
  handle(app, 'POST /api/v1/account/avatar', ({ member, body }) =>
    setAvatar(deps, member, bytesOf(body.file)),
  );
  handle(app, 'DELETE /api/v1/account/avatar', ({ member }) => removeAvatar(deps, member));
};
