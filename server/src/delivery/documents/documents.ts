import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Env } from '#src/platform/config/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { escapeHtml } from '#src/platform/text/index.ts';
import { createAsk } from './ask.ts';
import { type DocumentRequest, getDocument, type RenderedDocument } from './document-service.ts';
import { type PackedDocument, packDocument } from './packed-document.ts';
import { settingUp } from './page-texts.ts';

interface Question extends Omit<DocumentRequest, 'asking'> {
  /** Of the request, for the log of what it asks in turn. */
  readonly id: string;
}

interface Answer extends Pick<RenderedDocument, 'status' | 'stands'> {
  readonly document: PackedDocument;
}

export interface Documents {
  /** A document, ready to be sent but for its nonce. */
  get(question: Question): Promise<Answer>;
}

/** For how many ms a document stands that may be shown to others. */
const freshMs = 1000;
/** Not at all, as a cache says it. */
const atOnce = 1;
const mostBytes = 32 * 1024 * 1024;

const notReady = `<!doctype html><meta charset="utf-8"><title>503</title><p>${escapeHtml(settingUp.zh)}</p><p lang="en">${escapeHtml(settingUp.en ?? '')}</p>\n`;

const nameOf = ({ url, language, dark, live }: Question): string =>
  [language, dark, live.etag, url].join(' ');

const sizeOf = ({ document: { start, rest, packed } }: Answer, name: string): number =>
  name.length + start.length + rest.length + packed.length;

/**
 * Documents as they are sent. Whoever asks for one that is just being written waits for the same one, and what is the
 * same for everybody stands for a second: a page that thousands open in the same moment is written once. Which releases
 * one gets is part of its name, so a promotion is in force with the next document. Documents with overrides are written
 * anew each time.
 */
export const createDocuments = (
  app: FastifyInstance,
  parts: { readonly db: Db; readonly env: Env },
): Documents => {
  const write = async ({ id, ...question }: Question): Promise<Answer> => {
    const asking = createAsk(app, { 'x-request-id': id, 'accept-language': question.language });
    const { status, html = notReady, stands } = await getDocument(parts, { ...question, asking });
    return { status, stands, document: await packDocument(html) };
  };

  const kept = new LRUCache<string, Answer, Question>({
    ttl: freshMs,
    maxSize: mostBytes,
    sizeCalculation: sizeOf,
    fetchMethod: async (_name, _before, { options, context }) => {
      const answer = await write(context);
      if (!answer.stands) options.ttl = atOnce;
      return answer;
    },
  });

  return {
    get: (question) =>
      question.overrides.length > 0
        ? write(question)
        : kept.forceFetch(nameOf(question), { context: question }),
  };
};
