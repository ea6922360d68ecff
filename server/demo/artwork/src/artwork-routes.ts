import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { type ArtworkRequest, isSceneName } from './draw-artwork.ts';
import { type LightName, lightNames } from './palettes.ts';
import { createPictureCache, type Encoding, encodings, type Picture } from './picture-cache.ts';
import { createPngRenderer } from './png-renderer.ts';

interface PictureRequest {
  readonly Params: { readonly scene: string; readonly file: string };
  readonly Querystring: { readonly light?: unknown };
}

const fileName = /^([a-z0-9-]{1,64})\.(svg|png)$/;
const isLight = (value: unknown): value is LightName => lightNames.some((name) => name === value);

/** A picture needs nothing but its own inline styles, even when it is opened as a page of its own. */
const sealed = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'x-content-type-options': 'nosniff',
} as const;

const refuse = (reply: FastifyReply, status: 400 | 404 | 503, reason: string): FastifyReply =>
  reply
    .code(status)
    .headers({ ...sealed, 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send(`${reason}\n`);

interface Asked extends ArtworkRequest {
  readonly format: string;
}

const askedOf = ({ params }: FastifyRequest<PictureRequest>): Asked | undefined => {
  const [, seed, format] = fileName.exec(params.file) ?? [];
  return seed && format && isSceneName(params.scene) ? { scene: params.scene, seed, format } : undefined;
};

const encodingOf = ({ headers }: FastifyRequest): Encoding =>
  negotiate<Encoding>(headers['accept-encoding'] ?? '', [...encodings]) ?? 'identity';

/** False when the answer is complete without the picture: who asks has it already. */
const announce = (request: FastifyRequest, reply: FastifyReply, { etag }: Picture): boolean => {
  void reply.headers({ ...sealed, etag, 'cache-control': 'public, max-age=31536000, immutable' });
  if (!fresh(request.headers, { etag })) return true;
  void reply.code(304);
  return false;
};

/**
 * `GET /artwork/:scene/:seed.svg`, with `?light=` to fix the hour: a picture that never changes under its address. The
 * same as `.png` for previews of links, which do not all read SVG; 503 while too many of these are being drawn.
 * 404 for an unknown scene or a seed other than 1 to 64 of `a-z 0-9 -`, 400 for an unknown light.
 */
export const artworkRoutes: FastifyPluginAsync = async (app) => {
  const pictures = createPictureCache();
  const renderer = createPngRenderer();
  const options = { schema: { hide: true }, logLevel: 'warn' } as const;

  const sendSvg = (request: FastifyRequest, reply: FastifyReply, subject: ArtworkRequest) => {
    const encoding = encodingOf(request);
    const picture = pictures.get(subject, encoding);
    void reply.header('vary', 'Accept-Encoding');
    if (!announce(request, reply, picture)) return reply.send();
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.type('image/svg+xml').send(picture.body);
  };

  const sendPng = async (request: FastifyRequest, reply: FastifyReply, subject: ArtworkRequest) => {
    const picture = await renderer.get(subject);
    if (!picture) {
      void reply.header('retry-after', '2');
      return refuse(reply, 503, 'Too many pictures are being drawn.');
    }
    return announce(request, reply, picture) ? reply.type('image/png').send(picture.body) : reply.send();
  };

  app.get<PictureRequest>('/artwork/:scene/:file', options, async (request, reply) => {
    const asked = askedOf(request);
    if (!asked) return refuse(reply, 404, 'There is no such picture.');
    const { light } = request.query;
    if (light !== undefined && !isLight(light)) {
      return refuse(reply, 400, `light must be one of ${lightNames.join(', ')}.`);
    }
    const { format, ...subject } = asked;
    const send = format === 'png' ? sendPng : sendSvg;
    return send(request, reply, light ? { ...subject, light } : subject);
  });
};
