import { useMessages } from '@portal/shared/i18n';
import { layoutMessages } from './messages.ts';
import styles from './skip-link.module.css';

/** The first stop of the keyboard: past the navigation. */
export const SkipLink = () => {
  const t = useMessages(layoutMessages);
  return (
    <a href="#main" className={styles.skip}>
      {t('skip')}
    </a>
  );
};
