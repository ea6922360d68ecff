import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type AssetCache,
  type Live,
  type OverriddenReleases,
  parseOverrideCommand,
  type ReleaseChoice,
  visitorCookies,
} from '#src/delivery/releases/index.ts';
import type { Renderer } from '#src/delivery/rendering/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { chooseEncoding, createScriptCookie, isPage, languageOf } from '#src/platform/http/index.ts';
import { createDocumentCache } from './document-cache.ts';
import { documentHeaders } from './document-headers.ts';
import { sendEarlyHints } from './early-hints.ts';
import { gzipDocument, type PrecompressedDocument, plainDocument } from './html/precompressed-document.ts';
import { drawLogo } from './logo.ts';
import { registerOverrides } from './override-routes.ts';
import { previewPicture, previewPicturePath } from './preview-picture.ts';

/** The mark of the agency. */
const favicon = drawLogo({ size: 64 });

const hidden = { schema: { hide: true } } as const;

const write = (
  request: FastifyRequest,
  reply: FastifyReply,
  document: PrecompressedDocument,
  nonce: string,
): Buffer => {
  const encoding = chooseEncoding(request.headers['accept-encoding'], ['gzip', 'identity']);
  if (encoding === 'identity') return plainDocument(document, nonce);
  void reply.header('content-encoding', encoding);
  return gzipDocument(document, nonce);
};

const themeOf = createScriptCookie('theme', ['light', 'dark']);
const textSizeOf = createScriptCookie('text-size', ['large', 'larger', 'largest']);
const officeThemeOf = createScriptCookie('office-theme', ['dark']);

interface DocumentDeps {
  readonly choice: ReleaseChoice;
  readonly assets: AssetCache;
  readonly renderer: Renderer;
}

/** Stock builds of other repositories, and development servers, load their chunks without a hash. */
const isHashed = ({ records }: Live, overrides: OverriddenReleases['overrides']): boolean =>
  overrides.length === 0 && ![...records.values()].some(({ external }) => external);

/** By the session that the cohort cookie names: whether it is still active makes no difference to a document. */
const isSignedIn = (request: FastifyRequest): boolean =>
  visitorCookies.cohort.read(request)?.startsWith('u.') === true;

/** Serves the document for every GET without another route. Register last. */
export const registerDocument = (
  app: FastifyInstance,
  { database: { reserve, isSaturated }, env, now }: Deps,
  { choice, assets, renderer }: DocumentDeps,
): void => {
  const documents = createDocumentCache(app, { db: reserve.db, env, now, assets, renderer }, isSaturated);
  app.get('/favicon.svg', hidden, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(favicon),
  );

  app.get(previewPicturePath, hidden, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('image/jpeg').send(previewPicture),
  );

  const startOrEnd = registerOverrides(app, choice, env);
  app.get('/*', hidden, async (request, reply) => {
    if (!isPage(request.url)) return reply.code(404).type('text/plain').send('Not found\n');
    const command = parseOverrideCommand(new URLSearchParams(request.url.split('?')[1]));
    if (command) return startOrEnd(command, request, reply);
    const nonce = randomBytes(16).toString('base64');
    const { live, origins, overrides } = await choice.forDocument(request, reply);
    const page = {
      url: request.url,
      language: languageOf(request),
      theme: themeOf(request),
      textSize: textSizeOf(request),
      officeTheme: officeThemeOf(request) ?? ('light' as const),
      signedIn: isSignedIn(request),
      onLinks: env.earlyHints ? (links: string[]) => sendEarlyHints(request, reply, links) : undefined,
    };
    const { status, document, styles } = await documents.get({
      ...{ ...page, live, overrides, origins },
      id: request.id,
    });
    const body = write(request, reply, document, nonce);
    return reply
      .code(status)
      .headers(documentHeaders(env, { nonce, styles, origins, isHashed: isHashed(live, overrides) }))
      .headers({ 'cache-control': 'private, no-cache', vary: 'Accept-Encoding, Accept-Language, Cookie' })
      .header('content-language', page.language === 'en' ? 'en' : 'zh-CN')
      .headers(status === 503 ? { 'retry-after': '5' } : {})
      .type('text/html; charset=utf-8')
      .send(body);
  });
};
