import type { Language, Text } from '@portal/shared/contract';
import { useTranslation } from 'react-i18next';
import { i18n } from './instance.ts';
import { firstLanguage, rememberLanguage } from './language.ts';

export * from './format.ts';
export { firstLanguage, languageFor, languages } from './language.ts';
export {
  defineMessages,
  type Key,
  type Messages,
  type Translate,
  translate,
  useMessages,
  type Words,
} from './messages.ts';

const show = (language: Language): void => {
  document.documentElement.lang = language === 'en' ? 'en' : 'zh-CN';
  void i18n.changeLanguage(language);
};

/** Starts with the first language: the remembered choice, else the browser's. */
export const startI18n = (): void => show(firstLanguage());

/** Switches the language everywhere at once and remembers it. */
export const setLanguage = (language: Language): void => {
  rememberLanguage(language);
  show(language);
};

/** The language of the moment, outside of components. */
export const currentLanguage = (): Language => (i18n.language === 'en' ? 'en' : 'zh-cn');

/** The language of the moment; the component follows when it is switched. */
export const useLanguage = (): Language => {
  useTranslation(undefined, { useSuspense: false });
  return currentLanguage();
};

/** A text in a language: the English form where there is one, else the Chinese. */
export const textIn = (text: Text | null | undefined, language: Language): string =>
  (language === 'en' ? text?.en || text?.zh : text?.zh) ?? '';

/** Reads product texts in the current language. */
export const useText = (): ((text: Text | null | undefined) => string) => {
  const language = useLanguage();
  return (text) => textIn(text, language);
};
