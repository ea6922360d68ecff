import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

/**
 * The one i18next instance. Messages fall back to English (specification section 9), and a name that no language has
 * is an error, not a blank: in tests it throws, in a browser it is reported once and shown as the name.
 */
export const i18n: I18n = createInstance();

void i18n.use(initReactI18next).init({
  lng: 'zh-cn',
  fallbackLng: 'en',
  lowerCaseLng: true,
  initAsync: false,
  resources: { 'zh-cn': {}, en: {} },
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
  saveMissing: true,
  missingKeyHandler: (_languages, namespace, key) => {
    console.error(`No words for ${namespace}:${key}`);
  },
});
