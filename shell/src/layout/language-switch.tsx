import { setLanguage, useLanguage, useMessages } from '@portal/shared/i18n';
import styles from './language-switch.module.css';
import { layoutMessages } from './messages.ts';

// Each language has its own name, regardless of the current language.
const other = {
  'zh-cn': { language: 'en', name: 'English' },
  en: { language: 'zh-cn', name: '中文' },
} as const;

/** Switches to the other of the two languages. */
export const LanguageSwitch = () => {
  const t = useMessages(layoutMessages);
  const { language, name } = other[useLanguage()];
  return (
    <button
      type="button"
      className={styles.switch}
      title={t('language')}
      lang={language === 'en' ? 'en' : 'zh-CN'}
      onClick={() => setLanguage(language)}
    >
      {name}
    </button>
  );
};
