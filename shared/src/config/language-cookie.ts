import { languageKey } from './constants.ts';
import { hostCookie } from './host-cookie.ts';

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
