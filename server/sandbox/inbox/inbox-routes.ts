import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Markup } from '../html.ts';
import { renderInbox, renderLetter, renderList, renderMissing } from './inbox-page.ts';
import { type InboxTexts, inboxTextsFor } from './inbox-texts.ts';
import type { Letters } from './letters.ts';

interface ByTo {
  Querystring: { readonly to?: string };
}

interface ById {
  Params: { readonly id: string };
}

type Draw = (texts: InboxTexts) => Markup;

const send = (request: FastifyRequest, reply: FastifyReply, status: number, draw: Draw) => {
  const nonce = randomBytes(12).toString('base64');
  const texts = inboxTextsFor(request.headers['accept-language']);
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'accept-language',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      // Mails need inline styles; scripts and external resources are blocked.
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; style-src-attr 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'`,
    })
    .send(renderInbox(texts, nonce, draw(texts)));
};

/** Reading messages: pages for people, JSON for tests (`/inbox/letters?to=…`). Localhost only. */
export const registerReading = (app: FastifyInstance, letters: Letters, mailPort: () => number): void => {
  app.get('/inbox/smtp', () => ({ port: mailPort() }));
  app.get<ByTo>('/inbox/letters', ({ query }) => ({ letters: letters.list(query.to) }));
  app.delete('/inbox/letters', () => {
    letters.clear();
    return { letters: [] };
  });
  app.get<ByTo>('/inbox', (request, reply) =>
    send(request, reply, 200, (texts) => renderList(texts, letters.list(request.query.to))),
  );
  app.get<ById>('/inbox/:id', (request, reply) => {
    const letter = letters.find(Number(request.params.id));
    return letter
      ? send(request, reply, 200, (texts) => renderLetter(texts, letter))
      : send(request, reply, 404, renderMissing);
  });
};
