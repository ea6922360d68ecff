import type { Language, Text } from '@portal/shared/contract';
import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { createScriptCookie } from './host-cookie.ts';

/** The browser's preferred language: Chinese for `zh*`, `*` or nothing, else English. */
export const preferredLanguage = (acceptLanguage: string | undefined): Language => {
  const [first = '*'] = new Negotiator({
    headers: { 'accept-language': acceptLanguage || undefined },
  }).languages();
  return /^(zh|\*)/i.test(first) ? 'zh-cn' : 'en';
};

const chosenLanguage = createScriptCookie<Language>('language', ['zh-cn', 'en']);

/** The language of a request: cookie, else the browser's, else Chinese. */
export const languageOf = (request: Pick<FastifyRequest, 'headers' | 'server'>): Language =>
  chosenLanguage(request) ?? preferredLanguage(request.headers['accept-language']);

export const textFor = (request: FastifyRequest, text: Text): string =>
  languageOf(request) === 'en' ? (text.en ?? text.zh) : text.zh;

export type Encoding = 'br' | 'gzip' | 'identity';

const smallestFirst: readonly Encoding[] = ['br', 'gzip'];

/** Content negotiation: the smallest encoding that Accept-Encoding allows, or identity. */
export const chooseEncoding = (header: string | undefined, available: readonly Encoding[]): Encoding => {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(available);
  return smallestFirst.find((each) => accepted.includes(each)) ?? 'identity';
};
