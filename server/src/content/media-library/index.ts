import type { FastifyInstance } from 'fastify';
import { cropLibraryPicture, storeLibraryPicture } from '#src/media/pictures/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { createUploadLimit, handle, parseIds, requireFile } from '#src/platform/http/index.ts';
import { changeMedia, getMediaForm, listMediaUses, pageMedia, removeMedia } from './media-service.ts';

/** The media library: pictures that products, articles and slides share. */
export const registerMediaLibrary = (app: FastifyInstance, deps: Deps): void => {
  const uploads = { ...deps, limitUploads: createUploadLimit(deps.now) };
  handle(app, 'GET /api/v1/media/page', ({ query }) => pageMedia(deps, query));
  handle(app, 'GET /api/v1/media/:id/form', ({ params }) => getMediaForm(deps, params.id));
  handle(app, 'GET /api/v1/media/:id/uses', ({ params }) => listMediaUses(deps, params.id));
  handle(app, 'POST /api/v1/media/pictures', ({ member, body }) =>
    storeLibraryPicture(uploads, member, requireFile(body.file)),
  );
  handle(app, 'POST /api/v1/media/:id/crops', ({ member, params, body }) =>
    cropLibraryPicture(uploads, member, params.id, body.frame),
  );
  handle(app, 'PUT /api/v1/media/:id', ({ member, params, body }) =>
    changeMedia(deps, member, params.id, body),
  );
  handle(app, 'DELETE /api/v1/media/:id', ({ member, params }) =>
    removeMedia(deps, member, parseIds(params.id)),
  );
};
