import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { escapeHtml } from '#src/platform/text/index.ts';
import {
  type DocumentContext,
  type DocumentRequest,
  getDocument,
  type RenderedDocument,
} from './document-service.ts';
import { type PrecompressedDocument, precompressDocument } from './html/precompressed-document.ts';
import { createInternalApi } from './internal-api.ts';
import { settingUp } from './page-texts.ts';

interface CacheRequest extends Omit<DocumentRequest, 'api'> {
  /** The request id, passed on to internal API calls for the log. */
  readonly id: string;
}

interface CachedDocument extends Pick<RenderedDocument, 'status' | 'styles' | 'isCacheable'> {
  readonly document: PrecompressedDocument;
}

export interface DocumentCache {
  /** The rendered document; only its nonce is still to be filled in. */
  get(request: CacheRequest): Promise<CachedDocument>;
}

/** How long a document that is the same for all visitors is cached, in ms. */
const ttlMs = 1000;
/** The shortest TTL of lru-cache; 0 would mean no expiry. */
const expireAtOnceMs = 1;
const maxBytes = 32 * 1024 * 1024;

const setupPage = `<!doctype html><meta charset="utf-8"><title>503</title><p>${escapeHtml(settingUp.zh)}</p><p lang="en">${escapeHtml(settingUp.en ?? '')}</p>\n`;

const cacheKeyOf = ({ url, language, theme, textSize, officeTheme, signedIn, live }: CacheRequest): string =>
  [language, theme, textSize, officeTheme, signedIn, live.etag, url].join(' ');

const sizeOf = ({ document: { head, tail, deflatedTail } }: CachedDocument, key: string): number =>
  key.length + head.length + tail.length + deflatedTail.length;

/**
 * Caches rendered documents for a second. Concurrent requests for the same document share one rendering. The cache key
 * contains the releases, so a promotion is in force with the next document. Documents with overrides are not cached.
 * While the database `isBusy`, documents leave their calls to the browser.
 */
export const createDocumentCache = (
  app: FastifyInstance,
  context: DocumentContext,
  isBusy: () => boolean,
): DocumentCache => {
  const write = async ({ id, ...request }: CacheRequest): Promise<CachedDocument> => {
    const headers = { 'x-request-id': id, 'accept-language': request.language };
    const api = createInternalApi(app, headers, isBusy);
    const { html = setupPage, ...rest } = await getDocument(context, { ...request, api });
    return { ...rest, document: await precompressDocument(html) };
  };

  const cache = new LRUCache<string, CachedDocument, CacheRequest>({
    ttl: ttlMs,
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
    fetchMethod: async (_name, _before, { options, context: request }) => {
      const document = await write(request);
      if (!document.isCacheable) options.ttl = expireAtOnceMs;
      return document;
    },
  });

  return {
    get: (request) =>
      request.overrides.length > 0
        ? write(request)
        : cache.forceFetch(cacheKeyOf(request), { context: request }),
  };
};
