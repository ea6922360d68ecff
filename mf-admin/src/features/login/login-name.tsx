import type { LoginTry } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import styles from './login.module.css';
import { loginMessages } from './login-messages.ts';

/** The name that was typed, and whether a user has it. */
export const LoginName = ({ username, userId }: LoginTry) => {
  const t = useMessages(loginMessages);
  return (
    <span className={styles.name}>
      {username || '—'}
      {userId === null && <span className={styles.unknown}>{t('unknownUser')}</span>}
    </span>
  );
};
