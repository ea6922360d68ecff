import type { Language, Text } from '@portal/shared/contract';
import type { FastifyRequest } from 'fastify';

/** The language of a request: the remembered choice (cookie), else the browser's, else Chinese. */
export const languageOf = (request: FastifyRequest): Language => {
  const chosen = /(?:^|;\s*)language=(zh-cn|en)(?:;|$)/.exec(request.headers.cookie ?? '')?.[1];
  if (chosen) return chosen as Language;
  const accepted = request.headers['accept-language'];
  return !accepted || /^\s*(zh|\*)/i.test(accepted) ? 'zh-cn' : 'en';
};

export const textFor = (request: FastifyRequest, text: Text): string =>
  languageOf(request) === 'en' ? (text.en ?? text.zh) : text.zh;
