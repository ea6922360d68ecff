import { languageKey, readBoot, writeLanguageCookie } from '@portal/shared/config';
import type { Language } from '@portal/shared/contract';

export const languages: readonly Language[] = ['zh-cn', 'en'];

const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

/** The language for a browser's own: Chinese in any form reads Chinese, everything else English. */
export const languageFor = (browserLanguage: string): Language =>
  browserLanguage.toLowerCase().startsWith('zh') ? 'zh-cn' : 'en';

/** The remembered choice, else what the server chose for this document, else the browser's language. */
export const firstLanguage = (): Language => {
  const chosen = localStorage.getItem(languageKey);
  if (isLanguage(chosen)) return chosen;
  const written = document.getElementById('portal-boot') ? readBoot().language : undefined;
  return written ?? languageFor(navigator.language);
};

/** Remembers the choice for this browser, and in a cookie for the documents the server renders. */
export const rememberLanguage = (language: Language): void => {
  localStorage.setItem(languageKey, language);
  writeLanguageCookie();
};
