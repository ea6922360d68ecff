import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from '#src/http/accepted-encoding.ts';
import { isNotModified } from '#src/http/conditional.ts';
import { type ArtworkRequest, isSceneName } from './draw-artwork.ts';
import { type LightName, lightNames } from './palettes.ts';
import { createPictureCache } from './picture-cache.ts';

interface PictureRequest {
  readonly Params: { readonly scene: string; readonly file: string };
  readonly Querystring: { readonly light?: unknown };
}

const fileName = /^([a-z0-9-]{1,64})\.svg$/;
const isLight = (value: unknown): value is LightName => lightNames.some((name) => name === value);

/** A picture needs nothing but its own inline styles, even when it is opened as a page of its own. */
const sealed = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'x-content-type-options': 'nosniff',
} as const;

const refuse = (reply: FastifyReply, status: 400 | 404, reason: string): FastifyReply =>
  reply
    .code(status)
    .headers({ ...sealed, 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send(`${reason}\n`);

const subjectOf = ({ params }: FastifyRequest<PictureRequest>): ArtworkRequest | undefined => {
  const seed = fileName.exec(params.file)?.[1];
  return seed && isSceneName(params.scene) ? { scene: params.scene, seed } : undefined;
};

/**
 * `GET /artwork/:scene/:seed.svg`, with `?light=` to fix the hour: a picture that never changes under its address.
 * 404 for an unknown scene or a seed other than 1 to 64 of `a-z 0-9 -`, 400 for an unknown light.
 */
export const artworkRoutes: FastifyPluginAsync = async (app) => {
  const pictures = createPictureCache();
  const options = { schema: { hide: true }, logLevel: 'warn' } as const;
  app.get<PictureRequest>('/artwork/:scene/:file', options, async (request, reply) => {
    const subject = subjectOf(request);
    if (!subject) return refuse(reply, 404, 'There is no such picture.');
    const { light } = request.query;
    if (light !== undefined && !isLight(light)) {
      return refuse(reply, 400, `light must be one of ${lightNames.join(', ')}.`);
    }
    const encoding = chooseEncoding(request.headers['accept-encoding'], ['br', 'gzip', 'identity']);
    const { body, etag } = pictures.get(light ? { ...subject, light } : subject, encoding);
    void reply
      .headers({ ...sealed, etag, vary: 'Accept-Encoding' })
      .header('cache-control', 'public, max-age=31536000, immutable');
    if (isNotModified(request.headers['if-none-match'], etag)) return reply.code(304).send();
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.type('image/svg+xml').send(body);
  });
};
