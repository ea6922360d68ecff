import { languageKey } from './constants.ts';

const year = 31_536_000;

/**
 * A cookie of this host that scripts write and the server reads, as text for `document.cookie`; `maxAge` in seconds. Over
 * TLS its name has the prefix `__Host-`, like the server's own.
 */
export const hostCookie = (
  name: string,
  value: string,
  maxAge = year,
  isTls = window.location.protocol === 'https:',
): string =>
  `${isTls ? '__Host-' : ''}${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${isTls ? '; Secure' : ''}`;

/**
 * Writes the language that was chosen in this browser into a cookie, by which the server picks the language of documents
 * and answers. Browsers can delete it earlier than the stored choice (Safari after 7 days), so each start renews it.
 */
export const writeLanguageCookie = (): void => {
  const language = localStorage.getItem(languageKey);
  if (language !== 'zh-cn' && language !== 'en') return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not there on plain http, which local portals use
  document.cookie = hostCookie(languageKey, language);
};
