import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#src/deps.ts';
import { chooseEncoding } from '#src/http/accepted-encoding.ts';
import { languageOf } from '#src/http/language.ts';
import type { LiveSet } from '../release/live-set.ts';
import { createAsk } from './ask.ts';
import { readDevRemotes } from './dev-remotes.ts';
import { getDocument } from './document-service.ts';
import { favicon } from './favicon.ts';
import { escapeHtml } from './html.ts';
import { settingUp } from './page-texts.ts';
import { isPage } from './page-url.ts';
import { securityHeaders } from './security-headers.ts';

const hidden = { schema: { hide: true } } as const;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Every document is compressed anew, so in about a millisecond. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };

const compress = async (request: FastifyRequest, reply: FastifyReply, html: string): Promise<Buffer> => {
  const encoding = chooseEncoding(request.headers['accept-encoding'], ['br', 'gzip', 'identity']);
  if (encoding === 'identity') return Buffer.from(html);
  void reply.header('content-encoding', encoding);
  return encoding === 'br' ? brotli(html, { params }) : zip(html);
};

const notReady = `<!doctype html><meta charset="utf-8"><title>503</title><p>${escapeHtml(settingUp.zh)}</p><p lang="en">${escapeHtml(settingUp.en ?? '')}</p>\n`;

const asVisitor = ({ headers, id }: FastifyRequest): Record<string, string> => ({
  'x-request-id': id,
  ...(headers['accept-language'] ? { 'accept-language': headers['accept-language'] } : {}),
});

/** Answers every GET that nothing else answers with the portal's document. Register last. */
export const registerDocument = (
  app: FastifyInstance,
  { database: { db }, env }: Deps,
  live: LiveSet,
): void => {
  app.get('/favicon.svg', hidden, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(favicon),
  );

  app.get('/*', hidden, async (request, reply) => {
    if (!isPage(request.url)) return reply.code(404).type('text/plain').send('Not found\n');
    const nonce = randomBytes(16).toString('base64');
    const development =
      env.portalEnv === 'demo' ? await readDevRemotes(request) : { releases: {}, origins: [] };
    const language = languageOf(request);
    const { status, html = notReady } = await getDocument(
      { db, env },
      {
        url: request.url,
        language,
        nonce,
        live: await live.current(),
        development: development.releases,
        ask: createAsk(app, asVisitor(request)),
      },
    );
    const body = await compress(request, reply, html);
    return reply
      .code(status)
      .headers(securityHeaders(env, nonce, development.origins))
      .headers({ 'cache-control': 'private, no-cache', vary: 'Accept-Encoding, Accept-Language, Cookie' })
      .header('content-language', language === 'en' ? 'en' : 'zh-CN')
      .headers(status === 503 ? { 'retry-after': '5' } : {})
      .type('text/html; charset=utf-8')
      .send(body);
  });
};
